/** Texts that are remembered at most. */
const slots = 1000;

/** What a text says, read once: the same few texts are asked about in every answer. */
export function heardOnce<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = read(text);
    if (known.size >= slots) known.clear();
    known.set(text, found);
    return found;
  };
}
