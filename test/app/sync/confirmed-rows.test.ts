import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Patch, WireRow } from '#shared/protocol/sync.ts';
import { nextTimestamp } from '#app/local/device/clock.ts';
import { LocalDb, type StoredCursor } from '#app/local/device/db.ts';
import { advanceRows, applyPatch, replaceRows } from '#app/sync/confirmed-rows.ts';

const groupId = '8b0c52f7-4a4e-4c0b-9d5f-1f9f3f0c7a11';
const another = '8b0c52f7-4a4e-4c0b-9d5f-1f9f3f0c7a12';
const point = (version: number, history = 'n'): [number, string] => [version, `${history}${version}`];

let db: LocalDb;
beforeEach(async () => {
  db = new LocalDb('moyeo', { indexedDB: new IDBFactory(), IDBKeyRange });
  await db.groups.put({ groupId, shareUrl: 'old', name: 'old name', openedAt: 1 });
  await db.cursors.put({ groupId, version: 3, nonce: 'n3' });
});
afterEach(() => {
  db.close();
});

const member = (id: string, version: number, over: Partial<WireRow> = {}): WireRow => ({
  kind: 'member',
  id,
  version,
  timestamp: version,
  mutationId: `m-${id}-${version}`,
  data: { name: `${id} of ${version}`, joinedAt: 1, claimed: true },
  ...over,
});
const gone = (id: string, version: number) => ({ kind: 'member', id, version, timestamp: version, mutationId: 'x' });
const patch = (chain: Patch['chain'], over: Partial<Patch> = {}): Patch => ({
  groupId,
  chain,
  rows: [],
  gone: [],
  ...over,
});
const held = async () => (await db.rows.toArray()).map(({ id, version }) => [id, version]);
const cursor = (): Promise<StoredCursor | undefined> => db.cursors.get(groupId);
const advance = (of: Patch) => db.write([db.rows, db.cursors, db.groups], () => advanceRows(db, groupId, of));

describe('P3: a patch', () => {
  test('that continues what the device holds moves it on', async () => {
    const next = patch([point(3), point(4), point(5)], { rows: [member('ara', 5)] });
    expect(await applyPatch(db, next)).toBe('moved');
    expect([await held(), await cursor()]).toEqual([[['ara', 5]], { groupId, version: 5, nonce: 'n5' }]);
  });

  test('that leaves versions out is a gap, and changes nothing', async () => {
    expect(await applyPatch(db, patch([point(4), point(5)], { rows: [member('ara', 5)] }))).toBe('gap');
    expect([await held(), (await cursor())?.version]).toEqual([[], 3]);
  });

  test('of what the device has already is old: there is nothing to ask for', async () => {
    expect(await applyPatch(db, patch([point(1), point(2)], { rows: [member('ara', 2)] }))).toBe('old');
    expect(await applyPatch(db, patch([point(2), point(3)], { rows: [member('ara', 3)] }))).toBe('old');
    expect([await held(), (await cursor())?.version]).toEqual([[], 3]);
  });

  test('of another history with the same version is no continuation', async () => {
    expect(await applyPatch(db, patch([point(3, 'other'), point(4, 'other')], { rows: [member('ara', 4)] }))).toBe(
      'gap',
    );
    expect(await applyPatch(db, patch([point(2, 'other'), point(3, 'other')]))).toBe('old');
    expect(await applyPatch(db, patch([[2, 'n3'], point(4)], { rows: [member('ara', 4)] }))).toBe('gap');
    expect([await held(), await cursor()]).toEqual([[], { groupId, version: 3, nonce: 'n3' }]);
  });

  test('of another history that goes further is a gap: its end counts', async () => {
    const further = patch([point(2, 'other'), point(3, 'other'), point(5, 'other')]);
    expect(await applyPatch(db, further)).toBe('gap');
  });

  test('that names no point at all makes the device ask', async () => {
    expect(await applyPatch(db, patch([]))).toBe('gap');
  });

  test('is ignored on a device without rows and on one whose point is lost, which both ask', async () => {
    const next = patch([point(3), point(4)], { rows: [member('ara', 4)] });
    await db.cursors.put({ groupId, version: 3, nonce: 'n3', lost: true });
    expect(await applyPatch(db, next)).toBe('gap');
    expect(await applyPatch(db, patch([point(1), point(2)]))).toBe('gap');
    expect(await advance(next)).toBe('unrelated');
    await db.cursors.delete(groupId);
    expect(await applyPatch(db, next)).toBe('gap');
    expect(await advance(next)).toBe('unrelated');
    expect(await held()).toEqual([]);
  });
});

describe('rows that are applied', () => {
  test('are those after the stored point: what the device has is not written over by what is older', async () => {
    await db.rows.bulkPut(
      ['ara', 'bo', 'cho'].map((id) => ({ ...member(id, 3, { data: undefined }), groupId }) as never),
    );
    const wide = patch([point(1), point(2), point(3), point(4)], {
      rows: [member('ara', 2), member('bo', 3), member('dan', 4)],
      gone: [gone('ara', 2), gone('bo', 3), gone('cho', 4)],
    });
    expect(await advance(wide)).toBe('moved');
    expect(await held()).toEqual([
      ['ara', 3],
      ['bo', 3],
      ['dan', 4],
    ]);
    expect((await db.rows.get([groupId, 'member', 'bo']))?.data).toBeUndefined();
  });

  test('leave out kinds of later builds and what is no such row; later writes come after these too (P6)', async () => {
    const rows = [
      member('ara', 4, { kind: 'of a later build', timestamp: 9_000 }),
      member('bo', 4, { data: { name: 7 } }),
      member('cho', 4),
    ];
    await advance(patch([point(3), point(4)], { rows }));
    expect(await held()).toEqual([['cho', 4]]);
    expect(await nextTimestamp(db, 0)).toBe(9_001);
  });

  test('tell the clock of removals, also of those that came before (P6)', async () => {
    await advance(patch([point(3), point(4)], { gone: [{ ...gone('ara', 2), timestamp: 8_000 }] }));
    expect(await nextTimestamp(db, 0)).toBe(8_001);
  });

  test('give the group on this device the name and link that they bring', async () => {
    const data = {
      name: 'new name',
      description: '',
      createdBy: 'Ara',
      shareUrl: 'x'.repeat(22),
      surveyType: 'default',
      customQuestions: null,
      createdAt: 1,
      excused: [],
    };
    const rows = [member('ara', 4), { ...member(groupId, 4), kind: 'group', data }];
    await advance(patch([point(3), point(4)], { rows }));
    expect(await db.groups.get(groupId)).toMatchObject({ name: 'new name', shareUrl: 'x'.repeat(22), openedAt: 1 });
    await advance(patch([point(4), point(5)], { rows: [member('bo', 5)] }));
    expect(await db.groups.get(groupId)).toMatchObject({ name: 'new name' });
    // Taken off the device meanwhile: rows that come late do not bring it back.
    await db.groups.delete(groupId);
    await advance(patch([point(5), point(6)], { rows: [{ ...member(groupId, 6), kind: 'group', data }] }));
    expect(await db.groups.count()).toBe(0);
  });
});

test('S5: a reset leaves the rows that it brings, of this group alone, at a point that is not lost', async () => {
  await db.cursors.put({ groupId, version: 3, nonce: 'n3', lost: true });
  const stale = { ...member('ara', 3), groupId } as never;
  await db.rows.bulkPut([stale, { ...member('eve', 3), groupId: another } as never]);
  const reset = { version: 2, nonce: 'other2', rows: [member('bo', 2)], latest: 7_000 };
  await db.write([db.rows, db.cursors, db.groups], () => replaceRows(db, groupId, reset));
  expect(await held()).toEqual([
    ['bo', 2],
    ['eve', 3],
  ]);
  expect(await cursor()).toEqual({ groupId, version: 2, nonce: 'other2' });
  expect(await nextTimestamp(db, 0)).toBe(7_001);
});
