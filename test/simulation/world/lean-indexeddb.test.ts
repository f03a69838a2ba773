import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { SeededRandom } from '#test/builders/seeded-random.ts';
import './lean-indexeddb.ts';
import { plainClone } from './plain-clone.ts';

interface Library {
  factory: IDBFactory;
  range: typeof IDBKeyRange;
}

/** The library's other build is another copy of it, which nothing has touched. */
const untouched = createRequire(import.meta.url)('fake-indexeddb') as {
  IDBFactory: typeof IDBFactory;
  IDBKeyRange: typeof IDBKeyRange;
};

function open({ factory }: Library): Promise<IDBDatabase> {
  return new Promise((resolve) => {
    const request = factory.open('both', 1);
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore('rows', { keyPath: ['group', 'id'] });
      store.createIndex('group', 'group');
      store.createIndex('kind', ['group', 'kind']);
      store.createIndex('secret', 'secret', { unique: true });
      store.createIndex('doneAt', 'doneAt');
    };
    request.onsuccess = () => {
      resolve(request.result);
    };
  });
}

/** What a request comes to, an error by its name. */
function outcome(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = (event) => {
      event.preventDefault();
      resolve(request.error?.name);
    };
  });
}

function walk(request: IDBRequest<IDBCursorWithValue | null>): Promise<unknown[]> {
  return new Promise((resolve) => {
    const seen: unknown[] = [];
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) {
        resolve(seen);
        return;
      }
      seen.push([cursor.key, cursor.primaryKey, cursor.value]);
      cursor.continue();
    };
  });
}

/** Some fifty operations in transactions, one in five of which is aborted. */
async function outcomesOf(library: Library, seed: number): Promise<unknown[]> {
  const random = new SeededRandom(seed);
  const db = await open(library);
  const outcomes: unknown[] = [];
  const group = () => `group ${random.below(2)}`;
  for (let turn = 0; turn < 12; turn += 1) {
    const transaction = db.transaction('rows', 'readwrite');
    const rows = transaction.objectStore('rows');
    const ended = new Promise<void>((resolve) => {
      transaction.oncomplete = transaction.onabort = () => {
        resolve();
      };
    });
    for (let step = 0; step < 4; step += 1) {
      const draw = random.below(8);
      const id = random.below(12);
      const record = {
        group: group(),
        id,
        kind: random.pick(['a', 'b', undefined]),
        secret: random.hits(0.2) ? random.below(6) : undefined,
        ...(random.hits(0.4) ? { doneAt: random.below(5) } : {}),
      };
      if (draw < 3) outcomes.push(await outcome(rows.put(record)));
      else if (draw < 5) outcomes.push(await outcome(rows.add(record)));
      else if (draw < 6) outcomes.push(await outcome(rows.delete([record.group, id])));
      else if (draw < 7)
        outcomes.push(
          await outcome(
            rows.delete(
              library.range.bound([record.group, id], [record.group, id + 2], random.hits(0.5), random.hits(0.5)),
            ),
          ),
        );
      else if (random.hits(0.1)) outcomes.push(await outcome(rows.clear()));
    }
    if (random.hits(0.2)) transaction.abort();
    await ended;
    const reading = db.transaction('rows').objectStore('rows');
    outcomes.push(
      await outcome(reading.getAll()),
      await outcome(reading.count()),
      await outcome(reading.get([group(), random.below(12)])),
      await outcome(reading.index('group').getAll(group())),
      await outcome(reading.index('kind').getAllKeys(library.range.lowerBound(['group 0', 'b'], random.hits(0.5)))),
      await outcome(reading.index('secret').get(random.below(6))),
      await outcome(reading.index('doneAt').getAll(library.range.upperBound(3, random.hits(0.5)), 3)),
    );
    for (const direction of ['next', 'nextunique', 'prev', 'prevunique'] as const)
      outcomes.push(await walk(reading.index('doneAt').openCursor(null, direction)));
  }
  db.close();
  return outcomes;
}

describe('the stores of the simulation', () => {
  test('answer as those of fake-indexeddb do', async () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      expect(await outcomesOf({ factory: new IDBFactory(), range: IDBKeyRange }, seed)).toEqual(
        await outcomesOf({ factory: new untouched.IDBFactory(), range: untouched.IDBKeyRange }, seed),
      );
    }
  });

  test('clone as `structuredClone` does', () => {
    const cycle: Record<string, unknown> = {};
    cycle['self'] = cycle;
    for (const value of [
      undefined,
      null,
      0,
      '',
      [1, [undefined, null]],
      { a: undefined, b: { c: [{}] } },
      new Date(5),
      { at: new Date(5), bytes: new Uint8Array([1, 2]) },
      new Map([[1, { a: 1 }]]),
      cycle,
    ]) {
      const copy = plainClone(value);
      expect(copy).toEqual(structuredClone(value));
      if (typeof value === 'object' && value !== null) expect(copy).not.toBe(value);
    }
    expect(() => plainClone({ act: () => undefined })).toThrow(/could not be cloned/);
  });
});
