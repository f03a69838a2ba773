import { Dexie } from 'dexie';
import { isStorageFailure, LocalDb } from './db.ts';

/**
 * This device's storage, opened. Browsers on phones drop the connection now and then, so a failure is tried once more; where the browser
 * gives no storage at all (blocked site data, some private windows), one that lasts as long as the page.
 * @param onStorage hears after every write whether it was kept.
 */
export async function openStorage(onStorage: (isWorking: boolean) => void): Promise<LocalDb> {
  const db = (await opened()) ?? (await opened());
  if (db) {
    db.onStorage = onStorage;
    return db;
  }
  const { IDBFactory, IDBKeyRange } = await import('fake-indexeddb');
  // Live queries ask for the global ones.
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
  onStorage(false);
  return new LocalDb();
}

async function opened(): Promise<LocalDb | undefined> {
  const db = new LocalDb();
  try {
    await db.open();
    return db;
  } catch (error) {
    db.close();
    if (isStorageFailure(error)) return undefined;
    throw error;
  }
}
