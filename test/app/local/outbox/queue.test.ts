import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LocalDb, type OutboxEntry, type StoredSession } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { waitsForJoin } from '#app/local/outbox/actor-policy.ts';
import { discardRejected, enqueue, pendingOf, readView } from '#app/local/outbox/queue.ts';
import { retryRejected, waitingBehind } from '#app/local/outbox/rejected.ts';
import { aPayload } from '#test/builders/payload.ts';
import { aGroupRow, aMemberRow, aRow, memberIdOf, rowsGroupId as groupId } from '#test/builders/rows.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';

const [memberId, another] = [memberIdOf(1), memberIdOf(2)];
const session: StoredSession = { id: 'ara', groupId, memberId, name: 'Ara', secret: 'x', state: 'active' };

let device: Device;
let db: LocalDb;
let made: number;
beforeEach(async () => {
  db = new LocalDb('moyeo', { indexedDB: new IDBFactory(), IDBKeyRange });
  device = { db, now: () => 1_000, random: new SeededRandom(5).bytes };
  made = 0;
  await db.sessions.put(session);
  await db.rows.bulkPut([aGroupRow(), aMemberRow(memberId, 'Ara')].map((row) => ({ ...row, groupId })));
});
afterEach(() => {
  db.close();
});

async function kept(over: Partial<OutboxEntry> = {}): Promise<string> {
  made += 1;
  const mutationId = `write-${String(made)}`;
  await db.outbox.add({
    mutationId,
    groupId,
    actor: 'ara',
    memberId,
    name: 'castDateVote',
    ver: 1,
    input: { date: `2027-04-0${String(made)}` },
    timestamp: 100 + made,
    state: 'pending',
    madeAt: 1,
    ...over,
  });
  return mutationId;
}
const all = () => db.outbox.orderBy('order').toArray();
const ids = async () => (await all()).map((one) => one.mutationId);
const vote = () =>
  enqueue(device, { groupId, actor: 'ara', memberId, name: 'castDateVote', input: { date: '2027-05-01' } });

describe('a write that the person makes', () => {
  test('waits, as it was made, with the member who made it', async () => {
    const mutationId = await vote();
    expect(await all()).toEqual([
      {
        order: 1,
        mutationId,
        groupId,
        actor: 'ara',
        memberId,
        name: 'castDateVote',
        ver: 1,
        input: { date: '2027-05-01' },
        timestamp: 1_000,
        state: 'pending',
        madeAt: 1_000,
      },
    ]);
  });

  test('without a member says none', async () => {
    await enqueue(device, { groupId, actor: 'link', name: 'addMember', input: { memberId: another, name: 'Bo' } });
    expect((await all())[0]).not.toHaveProperty('memberId');
  });

  test('S3: is rejected at once where nobody can ever send it: logged out in another page, or removed', async () => {
    await db.sessions.delete('ara');
    await vote();
    await db.sessions.put({ ...session, state: 'ended', why: 'removed' });
    await vote();
    await db.sessions.put({ ...session, state: 'ended', why: 'revoked' });
    await vote();
    expect((await all()).map(({ state, code }) => [state, code])).toEqual([
      ['rejected', 'session_revoked'],
      ['rejected', 'member_removed'],
      ['pending', undefined],
    ]);
  });
});

describe('P5: what a screen shows', () => {
  test('S4: has the writes of this group in their order, whichever was stored first', async () => {
    await kept({ order: 9 });
    await kept({ order: 3 });
    await kept({ state: 'rejected' });
    await kept({ groupId: 'another' });
    expect((await pendingOf(db, groupId)).map((one) => one.mutationId)).toEqual(['write-2', 'write-1']);
  });

  test('leaves out those that it is told to', async () => {
    const [first] = [await kept(), await kept()];
    const dates = (view: Awaited<ReturnType<typeof readView>>) => view.list('dateVote').map((one) => one.data.date);
    expect(dates(await readView(db, groupId))).toEqual(['2027-04-01', '2027-04-02']);
    expect(dates(await readView(db, groupId, new Set([first])))).toEqual(['2027-04-02']);
  });
});

describe('P16: a rejected write', () => {
  test('that is discarded goes alone', async () => {
    const one = await kept({ state: 'rejected', code: 'date_passed' });
    await kept();
    await discardRejected(device, one);
    expect([await ids(), await db.sessions.count()]).toEqual([['write-2'], 1]);
  });

  test('P9: that is a join takes its session with it, and what waits for it', async () => {
    const join = await kept({ name: 'joinGroup', state: 'rejected', code: 'name_taken' });
    await kept();
    await kept({ actor: 'bo', memberId: another });
    await discardRejected(device, join);
    expect([await ids(), await db.sessions.count()]).toEqual([['write-3'], 0]);
  });

  test('is discarded only while it is rejected', async () => {
    const one = await kept();
    await discardRejected(device, one);
    await discardRejected(device, 'of nobody');
    expect(await ids()).toEqual(['write-1']);
  });

  test('is retried only while it is rejected, and by a build that knows it', async () => {
    await retryRejected(device, await kept());
    await retryRejected(device, await kept({ name: 'ofALaterBuild', state: 'rejected', code: 'upgrade_required' }));
    await retryRejected(device, 'of nobody');
    expect((await all()).map(({ mutationId, state }) => [mutationId, state])).toEqual([
      ['write-1', 'pending'],
      ['write-2', 'rejected'],
    ]);
  });

  test('that is retried is a new write behind all others', async () => {
    const one = await kept({ state: 'rejected', code: 'date_passed' });
    await kept();
    await retryRejected(device, one);
    const [first, retried] = await all();
    expect(first?.mutationId).toBe('write-2');
    expect(retried).toMatchObject({ name: 'castDateVote', input: { date: '2027-04-01' }, state: 'pending' });
    expect(retried?.mutationId).not.toBe(one);
  });

  test.each([
    ['joinGroup', { memberId, name: 'Ara' }],
    ['claimMember', { memberId, name: 'Ara' }],
  ])('P9: %s keeps its place ahead of what waits for it', async (name, input) => {
    const join = await kept({ name, input, state: 'rejected', code: 'name_taken' });
    await kept();
    await retryRejected(device, join);
    expect((await all()).map((entry) => entry.name)).toEqual([name, 'castDateVote']);
    expect(await ids()).not.toContain(join);
  });
});

describe('P7: what a retried answer is made on', () => {
  const answer = (over: Partial<OutboxEntry>) =>
    kept({ name: 'saveSimpleResponse', ver: 3, input: { payload: aPayload() }, ...over });
  const retriedBase = async (mutationId: string) => {
    await retryRejected(device, mutationId);
    return (await all()).at(-1)?.base;
  };

  test('is the row of now, or none', async () => {
    expect(await retriedBase(await answer({ state: 'rejected', code: 'conflict', base: 'lost' }))).toBeNull();
    await db.outbox.clear();
    const row = aRow('simpleResponse', memberId, { memberId, payload: aPayload(), createdAt: 1, updatedAt: 1 });
    await db.rows.put({ ...row, groupId });
    expect(await retriedBase(await answer({ state: 'rejected', code: 'conflict', base: null }))).toBe(row.mutationId);
  });

  test('is a later answer that waits, unless that was itself made on the rejected one', async () => {
    const refused = await answer({ state: 'rejected', code: 'conflict', base: 'a' });
    const later = await answer({ base: 'another' });
    expect(await retriedBase(refused)).toBe(later);
    await db.outbox.clear();
    const again = await answer({ state: 'rejected', code: 'conflict', base: 'a' });
    const onIt = await answer({ base: again });
    await answer({ base: onIt });
    expect(await retriedBase(again)).toBeNull();
  });

  test('is nothing for writes that have no base', async () => {
    const one = await kept({ state: 'rejected', code: 'date_passed' });
    await retryRejected(device, one);
    expect((await all()).at(-1)).not.toHaveProperty('base');
  });
});

test('P9: behind a join wait the writes of its session and its member, and not the join itself', async () => {
  const join = await kept({ name: 'joinGroup', state: 'pending' });
  await kept();
  await kept({ actor: 'next session' });
  await kept({ actor: 'bo', memberId: another });
  const entry = await db.outbox.where('mutationId').equals(join).first();
  if (!entry) throw new Error('nothing is kept');
  expect((await waitingBehind(db, entry)).map((one) => one.mutationId)).toEqual(['write-2', 'write-3']);
  // A write that names no member waits for the join of its own session alone.
  expect(waitsForJoin({ order: 2, actor: 'ara' }, entry)).toBe(true);
  expect(waitsForJoin({ order: 2, actor: 'link' }, { order: 1, actor: 'ara' })).toBe(false);
});
