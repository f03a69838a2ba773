/** `row key -> the row as text`. */
export type Rows = ReadonlyMap<string, string>;

interface TextRow {
  kind: string;
  id: string;
  version: number;
  timestamp: number;
  mutationId: string;
  data: unknown;
}

/** Two rows have the same text exactly when they are equal. */
export function rowText({ kind, id, version, timestamp, mutationId, data }: TextRow): string {
  return JSON.stringify([kind, id, version, timestamp, mutationId, withSortedKeys(data)]);
}

function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, withSortedKeys(one)]),
  );
}

/** The first row in which two sets of rows differ, as a sentence. */
export function difference(held: Rows, wanted: Rows): string | undefined {
  for (const [key, text] of held) {
    const other = wanted.get(key);
    if (other !== text) return `${key} is held as ${text}, and is ${other ?? 'absent'}`;
  }
  for (const key of wanted.keys()) if (!held.has(key)) return `${key} is missing`;
  return undefined;
}
