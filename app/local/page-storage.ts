/** A database in memory, in a chunk of its own: hardly any browser needs it. */
export { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
