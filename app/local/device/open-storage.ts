import { Dexie } from 'dexie';
import { keepPage } from '#app/kernel/load-again-for-part.ts';
import { isStorageFailure, LocalDb } from './db.ts';

/**
 * Opens this device's storage. Mobile browsers sometimes drop the connection, so a failure is tried once more; where
 * the browser offers no storage at all (blocked site data, some private windows), one in memory, for as long as the
 * page is open.
 * @param onStorage is called after every write: whether it was stored.
 */
export async function openStorage(onStorage: (isWorking: boolean) => void): Promise<LocalDb> {
  const db = (await opened()) ?? (await opened());
  if (db) {
    db.onStorage = onStorage;
    return db;
  }
  const { IDBFactory, IDBKeyRange } = await import('fake-indexeddb');
  // Dexie's live queries use these instead of the database's own.
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
  onStorage(false);
  keepPage();
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
