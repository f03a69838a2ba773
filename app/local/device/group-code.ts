import type { LocalDb } from './db.ts';

const key = 'groupCode';

/** The code that opens groups at this instance, kept so that the next group can be made without a network. */
export async function knownGroupCode({ meta }: LocalDb): Promise<string | undefined> {
  const value = (await meta.get(key))?.value;
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** From the first letter on, and apart from drafts, which people export. @param code empty: it is forgotten */
export async function rememberGroupCode(db: LocalDb, code: string): Promise<void> {
  await db.write([], async () => {
    await db.meta.put({ key, value: code });
  });
}

/**
 * With the last group that leaves this device: others may use it too. Runs inside a transaction of its caller over
 * meta.
 */
export const forgetGroupCode = ({ meta }: LocalDb): Promise<void> => meta.delete(key);
