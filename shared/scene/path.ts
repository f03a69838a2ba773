/** One decimal, without a leading zero. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

/** A path's text with its numbers rounded and no needless spaces. */
export function tidy(text: string): string {
  return text
    .replace(/-?\d+\.?\d*(e-?\d+)?|-?\.\d+/g, (value) => ` ${short(Number(value))}`)
    .replace(/\s*,\s*/g, ' ')
    .replace(/([a-zA-Z])\s+/g, '$1')
    .replace(/\s+([a-zA-Z])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/ -/g, '-')
    .trim();
}

interface Step {
  readonly kind: string;
  readonly from: readonly number[];
  readonly list: readonly number[];
}
const lengths: Readonly<Record<string, number>> = { L: 2, Q: 4, C: 6 };

/** The steps of half an outline: `x y`, then absolute L, Q and C, of which a letter need not be repeated. */
function stepsOf(half: string): { start: readonly number[]; steps: Step[]; end: readonly number[] } {
  const tokens = half.match(/[LQC]|-?\d+\.?\d*|-?\.\d+/g) ?? [];
  const start = tokens.slice(0, 2).map(Number);
  const steps: Step[] = [];
  let [kind, from] = ['L', start];
  for (let index = 2; index < tokens.length;) {
    const token = tokens[index] ?? '';
    if (token in lengths) {
      kind = token;
      index++;
    }
    const size = lengths[kind] ?? 2;
    const list = tokens.slice(index, index + size).map(Number);
    steps.push({ kind, from, list });
    from = list.slice(-2);
    index += size;
  }
  return { start, steps, end: from };
}

function mirrored({ kind, from, list }: Step): string {
  const points: number[] = [];
  for (let index = list.length - 4; index >= 0; index -= 2) points.push(-(list[index] ?? 0), list[index + 1] ?? 0);
  return kind + [...points, -(from[0] ?? 0), from[1] ?? 0].join(' ');
}

/** Half an outline (from the top, to the right of x = 0) as the whole form and as its right side. */
export function halves(half: string): { full: string; side: string } {
  const { start, steps, end } = stepsOf(half);
  const there = steps.map(({ kind, list }) => kind + list.join(' ')).join('');
  const back = steps.toReversed().map(mirrored).join('');
  return {
    full: `M${start.join(' ')}${there}L${-(end[0] ?? 0)} ${end[1] ?? 0}${back}z`,
    side: `M0 ${start[1] ?? 0}L${start.join(' ')}${there}L0 ${end[1] ?? 0}z`,
  };
}
