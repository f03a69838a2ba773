/**
 * About how wide a character is in weight 700, in parts of the font's size; `test/sync-server/pictures/lines.test.ts`
 * compares with what is drawn.
 */
function widthOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0xac00 && code <= 0xd7a3) return 0.93;
  if (code >= 0x2e80) return 1;
  if (/[mwMW@%—…]/.test(character)) return 0.95;
  if (/[ilj.,'’|!:;·I]/.test(character)) return 0.33;
  if (/[ftr()[\]\s-]/.test(character)) return 0.43;
  return /\p{Lu}|[&#+=<>~]/u.test(character) ? 0.72 : 0.61;
}

/** Of a line of text, in pixels. */
export const lineWidth = (text: string, size: number): number =>
  [...text].reduce((sum, one) => sum + widthOf(one), 0) * size;

/** Where a line may end: after a space, and after a character of Japanese or Chinese that no closing mark follows. */
const pieces = (text: string): string[] =>
  text.split(
    /(?<=\s)|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，．！？：；）」』】〉》ー〜])(?=[^\s、。，．！？：；）」』】〉》ー〜…])/u,
  );

function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  const put = (piece: string) => {
    if (lineWidth((line + piece).trimEnd(), size) <= width) {
      line += piece;
      return;
    }
    if (line.trim()) lines.push(line.trim());
    line = '';
    if (lineWidth(piece.trimEnd(), size) <= width) line = piece;
    // A single word that is longer than a line.
    else
      for (const character of piece) {
        if (line !== '' && lineWidth(line + character, size) > width) {
          lines.push(line);
          line = '';
        }
        line += character;
      }
  };
  pieces(text).forEach(put);
  return line.trim() ? [...lines, line.trim()] : lines;
}

export interface Fitted {
  size: number;
  lines: string[];
}

/**
 * Text in the largest of these sizes in which it takes no more than so many lines of this width (pixels), or a little
 * smaller in fewer lines; the lines about as long as each other. In the smallest size it is shortened.
 */
export function fit(text: string, width: number, sizes: readonly [number, ...number[]], most: number): Fitted {
  const [first] = sizes;
  const largest = sizes.find((one) => wrap(text, one, width).length <= most) ?? sizes.at(-1) ?? first;
  // A little smaller, where that saves a line.
  const size =
    sizes.find(
      (one) =>
        one < largest && one >= largest * 0.8 && wrap(text, one, width).length < wrap(text, largest, width).length,
    ) ?? largest;
  const whole = wrap(text, size, width);
  if (whole.length > most) return { size, lines: shortened(whole, size, width, most) };
  const narrowest = [0.5, 0.6, 0.7, 0.8, 0.9]
    .map((part) => wrap(text, size, width * part))
    .find((lines) => lines.length === whole.length);
  return { size, lines: narrowest ?? whole };
}

function shortened(lines: readonly string[], size: number, width: number, most: number): string[] {
  const last = [...(lines[most - 1] ?? '')];
  while (last.length > 0 && lineWidth(`${last.join('').trimEnd()}…`, size) > width) last.pop();
  return [...lines.slice(0, most - 1), `${last.join('').trimEnd()}…`];
}
