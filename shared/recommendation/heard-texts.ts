/** Texts that are remembered at most. */
const slots = 1000;

/** In one writing of letters and digits. Single letters of Hangul (ㄴㄴ, ㅋㅋ) stay what people type. */
export const normalized = (text: string): string => text.replace(/[^ㄱ-ㆎ]+/gu, (part) => part.normalize('NFKC'));

/** What a text says, read once: the same few texts are asked about in every answer. */
export function heardOnce<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    // Most texts say nothing of most things: that is remembered too.
    if (known.has(text)) return known.get(text) as T;
    const found = read(text);
    if (known.size >= slots) known.clear();
    known.set(text, found);
    return found;
  };
}
