/**
 * A word with the Korean particle that fits its last sound. `pair`: the form after a final consonant, a slash, the form
 * after a vowel (이/가, 은/는, 을/를, 과/와, 으로/로, 아/야). Digits are read in Sino-Korean; other scripts count as ending in a
 * vowel.
 */
export function josa(word: string, pair: string): string {
  const [afterConsonant = '', afterVowel = ''] = pair.split('/');
  const final = finalSound(word);
  // 으로 is 로 after a vowel and after ㄹ.
  const takesVowelForm = final === 'none' || (final === 'rieul' && afterConsonant === '으로');
  return `${word}${takesVowelForm ? afterVowel : afterConsonant}`;
}

/** Of Latin letters as names are usually written in Korean: Luc 뤽, Philip 필립, Wong 웡, but Marc 마르크. */
function finalSound(word: string): 'none' | 'rieul' | 'other' {
  const spoken = word.normalize('NFC').replace(/[^\p{L}\p{N}]+$/u, '');
  const code = spoken.charCodeAt(spoken.length - 1);
  if (code >= 0xac00 && code <= 0xd7a3) {
    const final = (code - 0xac00) % 28;
    return final === 0 ? 'none' : final === 8 ? 'rieul' : 'other';
  }
  if (/[178l]$/i.test(spoken)) return 'rieul';
  return /([036mnk]|[aeiou][cp]|ng)$/i.test(spoken) ? 'other' : 'none';
}
