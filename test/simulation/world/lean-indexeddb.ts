import { IDBDatabase, IDBFactory, IDBKeyRange } from 'fake-indexeddb';

type Key = IDBValidKey;

interface StoredRecord {
  key: Key;
  /** In an index: the key of the record that it points to. */
  value: unknown;
}

interface Range {
  lower: Key | undefined;
  upper: Key | undefined;
  lowerOpen: boolean;
  upperOpen: boolean;
}

type Direction = 'next' | 'nextunique' | 'prev' | 'prevunique';

/** fake-indexeddb's, as far as it is replaced here. */
interface RecordStore {
  keysAreUnique: boolean;
  records: object;
  sorted?: StoredRecord[];
}
interface Index {
  keyPath: string | string[];
  multiEntry: boolean;
}
interface RawStore {
  records: object;
  rawIndexes: Map<string, Index>;
}
interface FakeTarget {
  listeners: { type: string; capture: boolean }[];
}
interface FakeEvent {
  type: string;
  bubbles: boolean;
  eventPath: FakeTarget[];
}

const cmp = (a: Key, b: Key): number => new IDBFactory().cmp(a, b);

function compareKeys(a: Key, b: Key): number {
  if ((typeof a === 'string' && typeof b === 'string') || (typeof a === 'number' && typeof b === 'number'))
    return a === b ? 0 : a < b ? -1 : 1;
  if (!Array.isArray(a) || !Array.isArray(b)) return cmp(a, b);
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const order = compareKeys(a[index] as Key, b[index] as Key);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** The first position whose key is not less than this one (`isAfter`: is greater). */
function position(sorted: readonly StoredRecord[], key: Key, isAfter: boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const order = compareKeys((sorted[middle] as StoredRecord).key, key);
    if (order < 0 || (isAfter && order === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function bounds(sorted: readonly StoredRecord[], wanted: Key | Range): [number, number] {
  if (!(wanted instanceof IDBKeyRange))
    return [position(sorted, wanted as Key, false), position(sorted, wanted as Key, true)];
  const { lower, upper, lowerOpen, upperOpen } = wanted as unknown as Range;
  return [
    lower === undefined ? 0 : position(sorted, lower, lowerOpen),
    upper === undefined ? sorted.length : position(sorted, upper, !upperOpen),
  ];
}

/**
 * Where this very record is or belongs: in an index several records may have one key, and stand in the order of what
 * they point to.
 */
function placeOf(
  store: RecordStore,
  sorted: readonly StoredRecord[],
  { key, value }: StoredRecord,
): { at: number; isThere: boolean } {
  let at = position(sorted, key, false);
  for (; at < sorted.length; at += 1) {
    const other = sorted[at] as StoredRecord;
    if (compareKeys(other.key, key) !== 0) break;
    const order = store.keysAreUnique ? 0 : compareKeys(other.value as Key, value as Key);
    if (order === 0) return { at, isThere: true };
    if (order > 0) break;
  }
  return { at, isThere: false };
}

const recordsOf = (store: RecordStore): StoredRecord[] => (store.sorted ??= []);

/**
 * RecordStore of fake-indexeddb, a tree there that is walked with generators; a sorted list here: a device's tables are
 * short.
 */
const sortedRecords = {
  get(this: RecordStore, key: Key | Range): StoredRecord | undefined {
    const sorted = recordsOf(this);
    const [from, to] = bounds(sorted, key);
    return from < to ? sorted[from] : undefined;
  },

  put(this: RecordStore, record: StoredRecord, noOverwrite = false): StoredRecord | undefined {
    const sorted = recordsOf(this);
    const { at, isThere } = placeOf(this, sorted, record);
    if (!isThere) {
      sorted.splice(at, 0, record);
      return undefined;
    }
    const present = sorted[at];
    if (noOverwrite) {
      // What it throws then is its own.
      const tree = new (this.records.constructor as new (keysAreUnique: boolean) => {
        put: (record: unknown, noOverwrite: boolean) => void;
      })(true);
      tree.put(present, true);
      tree.put({ ...record, key: present?.key }, true);
    }
    sorted[at] = record;
    return present;
  },

  delete(this: RecordStore, key: Key | Range): StoredRecord[] {
    const sorted = recordsOf(this);
    const [from, to] = bounds(sorted, key);
    return sorted.splice(from, to - from);
  },

  deleteByKeyAndValue(this: RecordStore, key: Key, value: Key): void {
    const sorted = recordsOf(this);
    const { at, isThere } = placeOf(this, sorted, { key, value });
    if (isThere && compareKeys(sorted[at]?.value as Key, value) === 0) sorted.splice(at, 1);
  },

  clear(this: RecordStore): StoredRecord[] {
    const sorted = recordsOf(this);
    this.sorted = [];
    return sorted;
  },

  values(this: RecordStore, range?: Range, direction: Direction = 'next'): Iterable<StoredRecord> {
    const sorted = recordsOf(this);
    const [from, to] = range ? bounds(sorted, range) : [0, sorted.length];
    let found = sorted.slice(from, to);
    if (direction.endsWith('unique'))
      found = found.filter(
        (record, index) => index === 0 || compareKeys((found[index - 1] as StoredRecord).key, record.key) !== 0,
      );
    return direction.startsWith('prev') ? found.reverse() : found;
  },

  size(this: RecordStore): number {
    return recordsOf(this).length;
  },
};

/** The records of a store as they are, in order. */
export const recordsIn = (store: { records: object }): readonly StoredRecord[] =>
  recordsOf(store.records as RecordStore);

/** An index's key from plain fields. `null`: not that simple. */
function plainKey(path: string | string[], value: unknown): Key | undefined | null {
  if (typeof value !== 'object' || value === null) return null;
  if (typeof path === 'string') return plainField(path, value);
  const key: Key[] = [];
  for (const one of path) {
    const part = plainField(one, value);
    if (part === undefined || part === null) return part;
    key.push(part);
  }
  return key;
}

function plainField(name: string, value: object): Key | undefined | null {
  if (name === '' || name === 'length' || name.includes('.')) return null;
  const field = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
  return field === undefined || typeof field === 'string' || (typeof field === 'number' && !Number.isNaN(field))
    ? field
    : null;
}

/** Many records are in no index of a field that they lack; the exception that says so is dear. */
function leanKeys(prototype: { getIndexKey: (this: Index, value: unknown) => Key | undefined }): void {
  const real = prototype.getIndexKey;
  prototype.getIndexKey = function (value) {
    const key = this.multiEntry ? null : plainKey(this.keyPath, value);
    return key === null ? real.call(this, value) : key;
  };
}

/** The success of a request passes its transaction and its database, where nobody listens for it. */
function leanEvents(prototype: { dispatchEvent: (this: unknown, event: FakeEvent) => boolean }): void {
  const real = prototype.dispatchEvent;
  prototype.dispatchEvent = function (event) {
    const isHeard = ({ listeners }: FakeTarget) => listeners.some((one) => one.capture && one.type === event.type);
    if (!event.bubbles && !event.eventPath.some(isHeard)) event.eventPath = [];
    return real.call(this, event);
  };
}

const done = Symbol.for('moyeo lean stores');

/**
 * All stores share their prototypes, which can be read only from an existing store. Once, however often this module is
 * loaded (mutants).
 */
async function makeLean(): Promise<void> {
  if (done in IDBFactory) return;
  Object.assign(IDBFactory, { [done]: true });
  const factory = new IDBFactory();
  await new Promise<void>((resolve, reject) => {
    const request = factory.open('any', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('any').createIndex('any', 'any');
    };
    request.onsuccess = () => {
      resolve();
    };
    request.onerror = () => {
      reject(new Error('fake-indexeddb does not open'));
    };
  });
  const { _databases: databases } = factory as unknown as {
    _databases: Map<string, { rawObjectStores: Map<string, RawStore> }>;
  };
  const store = databases.get('any')?.rawObjectStores.get('any');
  const index = store?.rawIndexes.get('any');
  if (!store || !index) throw new Error('fake-indexeddb keeps its stores elsewhere now');
  const prototype = Object.getPrototypeOf(store.records) as Record<string, unknown>;
  for (const [name, method] of Object.entries(sortedRecords)) {
    if (typeof prototype[name] !== 'function') throw new Error(`fake-indexeddb has no ${name} any more`);
    prototype[name] = method;
  }
  leanKeys(Object.getPrototypeOf(index) as Parameters<typeof leanKeys>[0]);
  leanEvents(Object.getPrototypeOf(IDBDatabase.prototype) as Parameters<typeof leanEvents>[0]);
}

await makeLean();
