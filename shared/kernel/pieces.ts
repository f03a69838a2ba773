/** Long work that may stop between its pieces: a page lets the browser answer there. */
export type Pieces<T> = Generator<void, T>;

/** All of it at once. */
export function whole<T>(pieces: Pieces<T>): T {
  let piece = pieces.next();
  while (!piece.done) piece = pieces.next();
  return piece.value;
}

/** Entries of a map, one for each item, with a stop after every few. @param each how many items a piece has */
export function* mapped<T, K, V>(
  items: readonly T[],
  each: number,
  entry: (item: T, index: number) => readonly [K, V],
): Pieces<Map<K, V>> {
  const made = new Map<K, V>();
  for (const [index, item] of items.entries()) {
    made.set(...entry(item, index));
    if (index % each === each - 1) yield;
  }
  return made;
}
