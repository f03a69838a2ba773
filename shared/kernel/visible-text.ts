const joiner = /[\u200c\u200d]/;
const picture = /\p{Extended_Pictographic}/u;
/** Skin tones and the two ways to draw a character, which stand between a picture and what it is joined to. */
const pictureStyle = /\ufe0e|\ufe0f|[\u{1f3fb}-\u{1f3ff}]/u;
/** Scripts that are misspelt without joiners (Unicode UAX #31, 2.3). */
const joinedScript =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const flagTag = /[\u{e0020}-\u{e007f}]/u;
const selector = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u;
/**
 * Characters that show nothing: those that Unicode calls ignorable by default, a blank and annotation characters that
 * it does not. With them two different names look alike, or a name looks empty. Joiners, selectors and tags are handled
 * in `visibleText`.
 */
const invisible = (one: string): boolean =>
  /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{1d173}-\u{1d17a}]/u.test(one) &&
  !joiner.test(one) &&
  !flagTag.test(one) &&
  !selector.test(one);
/** What a selector changes the look of: pictures, keycaps, Chinese characters. */
const selectable = /[\p{Extended_Pictographic}\p{Script=Han}0-9#*]/u;

/**
 * Without invisible characters. Joiners, selectors and tags stay where they belong: in emoji of several people, in
 * flags, in scripts that need them, in variants of Chinese characters. Doing it twice changes nothing more.
 */
function visibleText(text: string): string {
  if (!/[^\u0020-\u007e\uac00-\ud7a3]/.test(text)) return text;
  const characters = [...text].filter((one) => !invisible(one));
  const kept: string[] = [];
  for (const [index, one] of characters.entries()) {
    const before = kept.at(-1) ?? '';
    if (joiner.test(one)) {
      const after = characters[index + 1] ?? '';
      const base = pictureStyle.test(before) ? (kept.at(-2) ?? '') : before;
      if (
        !(joinedScript.test(before) && joinedScript.test(after)) &&
        !(one === '\u200d' && picture.test(base) && picture.test(after))
      )
        continue;
    } else if (flagTag.test(one)) {
      if (before !== '\u{1f3f4}' && !flagTag.test(before)) continue;
    } else if (selector.test(one)) {
      if (!selectable.test(before)) continue;
    }
    kept.push(one);
  }
  return kept.join('');
}

/**
 * NFC. Of marks on one letter the first 30 stay, which is more than any script needs (Unicode UAX #15, stream-safe
 * text): sorting them costs the square of their number.
 */
export const composed = (text: string): string =>
  (/\p{M}{31}/u.test(text) ? text.replace(/(\p{M}{30})\p{M}+/gu, '$1') : text).normalize('NFC');

/** The same, trimmed and composed: what was apart may touch now. */
export const visibleLine = (text: string): string => composed(visibleText(text)).trim();
