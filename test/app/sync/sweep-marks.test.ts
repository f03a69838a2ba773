import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LocalDb, type StoredGroup } from '#app/local/device/db.ts';
import type { BuiltRequest } from '#app/sync/request.ts';
import { askAboutOthers, noteAsked, noteMissing, Sweep, unaskedGroups } from '#app/sync/sweep.ts';

let db: LocalDb;
let sweep: Sweep | undefined;
beforeEach(async () => {
  db = new LocalDb('moyeo', { indexedDB: new IDBFactory(), IDBKeyRange });
  for (const groupId of ['a', 'b', 'c']) await group(groupId);
});
afterEach(() => {
  sweep?.stop();
  db.close();
});

const group = (groupId: string, over: Partial<StoredGroup> = {}) =>
  db.groups.put({ groupId, shareUrl: groupId, name: groupId, ...over } as StoredGroup);
const marks = async () =>
  Object.fromEntries((await db.groups.toArray()).flatMap((one) => (one.unasked ? [[one.groupId, one.unasked]] : [])));
const answered = (groupId: string, unasked?: number, knowsGroup = true) =>
  noteAsked(db, { request: { groupId }, unasked } as unknown as BuiltRequest, knowsGroup);

describe('P20: marks', () => {
  test('are made for all groups but the one that told, and but those whose member was removed', async () => {
    await group('d', { archived: 'removed' });
    await group('e', { archived: 'gone' });
    await askAboutOthers(db, 'a');
    const mark = { place: 1, heard: 1 };
    expect(await marks()).toEqual({ b: mark, c: mark, e: mark });
  });

  test('that are there keep their places, and count how often something was heard', async () => {
    await group('b', { unasked: { place: 4, heard: 7 } });
    await askAboutOthers(db, 'a');
    expect(await marks()).toEqual({ b: { place: 4, heard: 8 }, c: { place: 8, heard: 8 } });
    expect(await unaskedGroups(db)).toEqual(['b', 'c']);
    await askAboutOthers(db, 'c');
    expect(await marks()).toEqual({
      a: { place: 9, heard: 9 },
      b: { place: 4, heard: 9 },
      c: { place: 8, heard: 8 },
    });
  });

  test('are asked about in the order of their places, without those of a removed member', async () => {
    await group('a', { unasked: { place: 3, heard: 3 } });
    await group('c', { unasked: { place: 1, heard: 3 } });
    await group('d', { unasked: { place: 2, heard: 2 }, archived: 'removed' });
    await group('e', { unasked: { place: 2, heard: 2 } });
    expect(await unaskedGroups(db)).toEqual(['c', 'e', 'a']);
  });

  test('go with the answer to a request that was made since the last of them', async () => {
    await group('b', { unasked: { place: 1, heard: 2 } });
    await answered('b', 1);
    await answered('b');
    expect(await marks()).toEqual({ b: { place: 1, heard: 2 } });
    await answered('b', 2);
    await answered('nowhere', 2);
    expect(await marks()).toEqual({});
  });
});

describe('P20: a group that the server does not know', () => {
  test('makes all others be asked about, once', async () => {
    await noteMissing(db, 'a');
    expect((await db.groups.get('a'))?.isMissing).toBe(true);
    const mark = { place: 1, heard: 1 };
    expect(await marks()).toEqual({ b: mark, c: mark });
    await noteMissing(db, 'a');
    expect(await marks()).toEqual({ b: mark, c: mark });
  });

  test('and that this device has forgotten meanwhile tells the same, and is not kept', async () => {
    await noteMissing(db, 'forgotten');
    expect([Object.keys(await marks()), await db.groups.count()]).toEqual([['a', 'b', 'c'], 3]);
  });

  test('is known again once the server answers for it', async () => {
    await noteMissing(db, 'a');
    await answered('a', undefined, false);
    expect((await db.groups.get('a'))?.isMissing).toBe(true);
    await answered('a');
    expect((await db.groups.get('a'))?.isMissing).toBeUndefined();
  });
});

describe('P20: the sweep', () => {
  let asked: string[];
  let busy: Set<string>;
  let problems: unknown[];
  const start = () => {
    [asked, busy, problems] = [[], new Set(), []];
    sweep = new Sweep(
      db,
      { report: (problem) => problems.push(problem) },
      { isFree: (groupId) => !busy.has(groupId), ask: (groupId) => asked.push(groupId) },
    );
    return sweep;
  };
  const mark = (groupId: string, place = 1) => group(groupId, { unasked: { place, heard: place } });
  const until = (groups: string[]) =>
    vi.waitFor(
      () => {
        expect(asked).toEqual(groups);
      },
      { interval: 1, timeout: 1_000 },
    );
  /** Long enough for what must not happen. */
  const settled = async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await unaskedGroups(db);
      await new Promise((resolve) => {
        setTimeout(resolve, 3);
      });
    }
  };

  test('asks about one group after another, each when the one before has ended', async () => {
    await mark('b');
    await mark('c', 2);
    const running = start();
    running.start();
    await until(['b']);
    running.ended('a');
    await settled();
    expect(asked).toEqual(['b']);
    await group('b');
    running.ended('b');
    await until(['b', 'c']);
  });

  test('passes over what is under way, and comes back to it', async () => {
    await mark('b');
    const running = start();
    busy.add('b');
    await mark('c', 2);
    running.start();
    await until(['c']);
    await group('c');
    running.ended('c');
    await settled();
    expect(asked).toEqual(['c']);
    busy.delete('b');
    running.ended('b');
    await until(['c', 'b']);
  });

  test('asks nothing where nothing is marked, nor of what another group’s end tells', async () => {
    const running = start();
    const read = vi.spyOn(db.groups, 'filter');
    running.ended('a');
    expect(read).not.toHaveBeenCalled();
    running.start();
    await mark('b');
    await until(['b']);
  });

  test('asks once where two ends come together', async () => {
    await mark('b');
    await mark('c', 2);
    const running = start();
    busy.add('b').add('c');
    running.start();
    await settled();
    busy.clear();
    running.ended('b');
    running.ended('c');
    await until(['b']);
    await settled();
    expect(asked).toEqual(['b']);
  });

  test('may be stopped before it has begun', () => {
    expect(() => {
      start().stop();
    }).not.toThrow();
  });

  test('that was stopped asks nothing more, not even what it has just looked up', async () => {
    await mark('b');
    const running = start();
    busy.add('b');
    running.start();
    await settled();
    busy.clear();
    running.ended('b');
    running.stop();
    await settled();
    running.ended('b');
    await mark('c');
    await settled();
    expect(asked).toEqual([]);
  });

  test('reports that the storage cannot be read', async () => {
    await mark('b');
    const running = start();
    busy.add('b');
    running.start();
    await settled();
    vi.spyOn(db.groups, 'filter').mockImplementation(() => {
      throw new Error('closed');
    });
    running.ended('b');
    await vi.waitFor(() => {
      expect(problems).toEqual([new Error('closed')]);
    });
  });
});
