const longest = 60;
const notInNames = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * A name that every file system takes: `moyeo-` and letters, marks, digits of any script, joined by dashes.
 * @param ending with its dot
 */
export function fileName(words: readonly string[], ending: string): string {
  const name = ['moyeo', ...words].join(' ').normalize('NFC').replace(notInNames, '-');
  return [...name].slice(0, longest).join('').replace(/-+$/, '') + ending;
}
