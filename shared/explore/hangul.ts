/**
 * The 19 initials, 21 vowels and 28 finals of a Hangul syllable, in the order of Unicode chapter 3.12 ("Conjoining Jamo
 * Behavior"), as the keys of the two-set keyboard (KS X 5002) that write them.
 */
const initialKeys = 'r R s e E f a q Q t T d w W c z x v g'.split(' ');
const vowelKeys = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ');
const finalKeys = ' r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ');
const initialLetters = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
/** Letters that stand alone, as while typing: U+3131 to U+3163, in Unicode's order. */
const letterKeys =
  'r R rt s sw sg e E f fr fa fq ft fx fv fg a q Q qt t T d w W c z x v g k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(
    ' ',
  );

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const firstLetter = 0x3131;

/**
 * The keys that type a text: `오사카` and `dhtkzk` become the same, also while a syllable is unfinished. Other characters
 * stay.
 */
export function typedKeys(text: string): string {
  return [...text.normalize('NFC')].map(keysOf).join('');
}

function keysOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code >= firstSyllable && code <= lastSyllable) {
    const index = code - firstSyllable;
    const [initial, vowel, final] = [Math.floor(index / 588), Math.floor((index % 588) / 28), index % 28];
    return `${initialKeys[initial] ?? ''}${vowelKeys[vowel] ?? ''}${finalKeys[final] ?? ''}`;
  }
  return letterKeys[code - firstLetter] ?? character;
}

/** The first letter of each syllable: `오사카` is `ㅇㅅㅋ`. Other characters are left out. */
export function initialsOf(text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => {
      const index = (character.codePointAt(0) ?? 0) - firstSyllable;
      return index >= 0 && index <= lastSyllable - firstSyllable ? (initialLetters[Math.floor(index / 588)] ?? '') : '';
    })
    .join('');
}

/** Whether a text is nothing but initials. */
export const isInitials = (text: string): boolean => /^[ㄱ-ㅎ]+$/u.test(text);
