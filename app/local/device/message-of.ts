/**
 * What an error says of itself, once: Dexie adds the error that it wraps, which mostly says the same, on a line of its
 * own. Empty: it says nothing.
 */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message.replace(/\n.*/su, '') : '';
