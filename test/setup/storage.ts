import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';

/**
 * Files share the modules that they have loaded, and Dexie keeps the storage that was there when it was loaded: a new
 * one for each file.
 */
const storage = new IDBFactory();
Object.defineProperty(globalThis, 'indexedDB', { value: storage, configurable: true, writable: true });
Dexie.dependencies.indexedDB = storage;
