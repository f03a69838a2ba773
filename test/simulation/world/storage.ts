import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { LocalDb } from '#app/local/device/db.ts';
import { recordsIn } from './lean-indexeddb.ts';

/** As much of fake-indexeddb's inside as a simulator needs to see storage as it is, and to break it. */
interface RawTransaction {
  _state: string;
  _started: boolean;
  mode: string;
  db: unknown;
  _abort(name: string): void;
}
interface RawStore {
  records: object;
  rawDatabase: RawDatabase;
}
interface RawDatabase {
  transactions: RawTransaction[];
  rawObjectStores: Map<string, RawStore>;
}

/** How often each database was written to. */
const writes = new WeakMap<RawDatabase, number>();
const counted = new WeakSet<object>();

function countWrites(store: RawStore): void {
  const prototype = Object.getPrototypeOf(store) as Record<string, (this: RawStore, ...args: unknown[]) => unknown>;
  if (counted.has(prototype)) return;
  counted.add(prototype);
  for (const name of ['storeRecord', 'deleteRecord', 'clear']) {
    const real = prototype[name];
    if (!real) throw new Error(`fake-indexeddb has no ${name} any more`);
    prototype[name] = function (...args) {
      writes.set(this.rawDatabase, (writes.get(this.rawDatabase) ?? 0) + 1);
      return real.apply(this, args);
    };
  }
}

/** A device's IndexedDB. What is read here is read without a transaction: only between tasks of nobody's write. */
export class Storage {
  private factory = new IDBFactory();

  constructor(readonly name: string) {}

  connect(): LocalDb {
    return new LocalDb(this.name, { indexedDB: this.factory, IDBKeyRange });
  }

  /** Rises with every record written or deleted. */
  get writes(): number {
    const raw = this.raw();
    return raw ? (writes.get(raw) ?? 0) : 0;
  }

  watchWrites(): void {
    for (const store of this.raw()?.rawObjectStores.values() ?? []) countWrites(store);
  }

  read<T>(table: string): T[] {
    const store = this.raw()?.rawObjectStores.get(table);
    return store ? recordsIn(store).map((record) => record.value as T) : [];
  }

  /** Ends one write transaction that is under way, as a full disk does. @returns whether there was one. */
  abortAWrite(name: 'QuotaExceededError' | 'AbortError'): boolean {
    const transaction = this.raw()?.transactions.find(
      (one) => one.mode === 'readwrite' && one._started && one._state !== 'finished',
    );
    transaction?._abort(name);
    return transaction !== undefined;
  }

  /** What a connection had under way when its page died never happened. */
  abortAllOf(connection: unknown): void {
    for (const one of this.raw()?.transactions ?? [])
      if (one.db === connection && one._state !== 'finished') one._abort('AbortError');
  }

  /** Everything, as it is now. */
  copy(): Map<string, unknown[]> {
    return new Map(
      [...(this.raw()?.rawObjectStores.keys() ?? [])].map((table) => [table, structuredClone(this.read(table))]),
    );
  }

  /** Another storage under the same name: empty, or with what a copy holds. */
  async replace(copy: Map<string, unknown[]> | undefined): Promise<void> {
    this.factory = new IDBFactory();
    const db = this.connect();
    await db.open();
    for (const [table, values] of copy ?? []) await db.table(table).bulkAdd(values);
    db.close();
  }

  /** Dexie keeps what it read for live queries, by the database's name, for as long as the process runs. */
  forget(): void {
    const { cache } = Dexie as unknown as { cache: Record<string, unknown> };
    for (const key of Object.keys(cache)) if (key.startsWith(`idb://${this.name}/`)) Reflect.deleteProperty(cache, key);
  }

  private raw(): RawDatabase | undefined {
    return (this.factory as unknown as { _databases: Map<string, RawDatabase> })._databases.get(this.name);
  }
}
