import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    globalNamespace: string;
  }
}

/**
 * Stryker switches a mutant on when tests begin; the one before must not be on while a kept thread loads the tests of
 * the next.
 */
const stryker = (globalThis as Record<string, unknown>)[inject('globalNamespace')] as { activeMutant?: string };
delete stryker.activeMutant;

/** Databases of the same name as those of the run before must be empty. */
globalThis.indexedDB = new IDBFactory();
Dexie.dependencies = { indexedDB: globalThis.indexedDB, IDBKeyRange };
