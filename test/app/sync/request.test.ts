import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#shared/kernel/limits.ts';
import { LocalDb, type OutboxEntry, type StoredSession } from '#app/local/device/db.ts';
import { buildRequest } from '#app/sync/request.ts';

const groupId = '8b0c52f7-4a4e-4c0b-9d5f-1f9f3f0c7a11';
let db: LocalDb;
let made: number;
beforeEach(() => {
  db = new LocalDb('moyeo', { indexedDB: new IDBFactory(), IDBKeyRange });
  made = 0;
});
afterEach(() => {
  db.close();
});

const entry = (over: Partial<OutboxEntry> = {}): Omit<OutboxEntry, 'order'> => {
  made += 1;
  return {
    mutationId: `write-${String(made)}`,
    groupId,
    actor: 'ara',
    memberId: 'm-ara',
    name: 'castDateVote',
    ver: 1,
    input: { date: '2027-04-03' },
    timestamp: made,
    state: 'pending',
    madeAt: 1,
    ...over,
  };
};
const queued = (over: Partial<OutboxEntry> = {}) => db.outbox.add(entry(over));
const session = (id: string, over: Partial<StoredSession> = {}) =>
  db.sessions.put({ id, groupId, memberId: `m-${id}`, name: id, secret: `secret of ${id}`, state: 'active', ...over });
const built = () => buildRequest(db, groupId);
const sent = async () => (await built()).request.mutations.map((one) => one.mutationId);

describe('P2: the point that the device is at', () => {
  test('is named, unless there is none or the server does not know it', async () => {
    expect((await built()).request.cursor).toBeNull();
    await db.cursors.put({ groupId, version: 3, nonce: 'n3' });
    expect((await built()).request.cursor).toEqual({ version: 3, nonce: 'n3' });
    await db.cursors.put({ groupId, version: 3, nonce: 'n3', lost: true });
    expect((await built()).request.cursor).toBeNull();
  });
});

describe('what opens the group to the device', () => {
  test('is told as far as it has it: the link, the organiser’s secret', async () => {
    expect((await built()).request).toStrictEqual({ proto: 1, groupId, cursor: null, tokens: [], mutations: [] });
    await db.groups.put({ groupId, shareUrl: 'the link', name: 'g', openedAt: 1 });
    await db.organizers.put({ groupId, token: 'the secret' });
    expect((await built()).request).toMatchObject({ shareUrl: 'the link', organizerToken: 'the secret' });
  });

  test('S10: the active session asks even with nothing to send, so that it hears when it has ended', async () => {
    await session('a-former-one', { state: 'ended', why: 'revoked' });
    await session('ara');
    const { request, sessions } = await built();
    expect(request.tokens).toEqual(['secret of ara']);
    expect(sessions.map((one) => one.id)).toEqual(['ara']);
  });

  test.each(['pending', 'rejected'] as const)(
    'P9: not while its join is %s: the server does not know it',
    async (state) => {
      await session('ara');
      await queued({ name: 'joinGroup', state });
      expect((await built()).request.tokens).toEqual(state === 'pending' ? ['secret of ara'] : []);
      await db.outbox.clear();
      await queued({ name: 'joinGroup', state, actor: 'bo' });
      expect((await built()).request.tokens).toEqual(['secret of ara']);
    },
  );
});

describe('what waits', () => {
  test('P10: tells the highest timestamp that it has had, if that was another one', async () => {
    await queued({ actor: 'link', name: 'addMember', timestamp: 5, highestTimestamp: 9 });
    const [mutation] = (await built()).request.mutations;
    expect([mutation?.timestamp, mutation?.highestTimestamp]).toEqual([5, 9]);
  });

  test('S4: is sent in the order of the queue, each by its own session, as it was made', async () => {
    for (const id of ['ara', 'bo']) await session(id, { state: id === 'bo' ? 'leaving' : 'active' });
    await queued({ actor: 'bo', base: null });
    await queued({ base: 'made-on' });
    await queued({ actor: 'bo' });
    await queued({ actor: 'link', name: 'addMember' });
    await queued({ actor: 'organizer', name: 'updateGroup' });
    const { request, isPartial } = await built();
    expect(request.tokens).toEqual(['secret of bo', 'secret of ara']);
    expect(request.mutations.map(({ mutationId, actor }) => [mutationId, actor])).toEqual([
      ['write-1', 0],
      ['write-2', 1],
      ['write-3', 0],
      ['write-4', 'link'],
      ['write-5', 'organizer'],
    ]);
    expect(request.mutations.map((one) => one.base)).toEqual([null, 'made-on', undefined, undefined, undefined]);
    expect(request.mutations[2]).toStrictEqual({
      mutationId: 'write-3',
      name: 'castDateVote',
      ver: 1,
      input: { date: '2027-04-03' },
      timestamp: 3,
      actor: 0,
    });
    expect(isPartial).toBe(false);
  });

  test('P14: stays here while its session is ended, or is not on this device; the rest goes', async () => {
    await session('bo', { state: 'ended', why: 'revoked' });
    await queued({ actor: 'bo' });
    await queued({ actor: 'nobody here' });
    await queued({ actor: 'link', name: 'addMember' });
    expect(await sent()).toEqual(['write-3']);
  });

  test('P9: stays here behind a refused join of its session, and behind no other refusal', async () => {
    for (const id of ['ara', 'bo']) await session(id);
    await queued({ name: 'joinGroup', state: 'rejected', code: 'name_taken' });
    await queued();
    await queued({ actor: 'bo', state: 'rejected', code: 'vote_closed' });
    await queued({ actor: 'bo' });
    expect(await sent()).toEqual(['write-4']);
  });

  test('of another group is not sent with this one', async () => {
    await queued({ groupId: '8b0c52f7-4a4e-4c0b-9d5f-1f9f3f0c7a12', actor: 'link' });
    expect(await sent()).toEqual([]);
  });
});

describe('L5: a request holds', () => {
  const many = (count: number, over: Partial<OutboxEntry> = {}) =>
    db.outbox.bulkAdd(Array.from({ length: count }, () => entry({ actor: 'link', name: 'addMember', ...over })));

  test('so many writes, and says whether there are more', async () => {
    await many(limits.mutations);
    expect([(await sent()).length, (await built()).isPartial]).toEqual([limits.mutations, false]);
    await many(1);
    expect([(await sent()).length, (await built()).isPartial]).toEqual([limits.mutations, true]);
  });

  test('no more than the server takes, though each character be three bytes long', async () => {
    await many(20, { input: { name: '가'.repeat(10_000) } });
    const { request, isPartial } = await built();
    expect(isPartial).toBe(true);
    expect(request.mutations.length).toBeGreaterThan(1);
    const bytes = new TextEncoder().encode(JSON.stringify(request)).length;
    expect(bytes).toBeLessThanOrEqual(limits.syncBytes);
    // One more would be too many.
    expect(bytes + 3 * 10_000).toBeGreaterThan(limits.syncBytes - 16 * 1024);
  });

  test('one write at least, however long: the server has to refuse it', async () => {
    await many(2, { input: { name: 'x'.repeat(limits.syncBytes) } });
    expect([await sent(), (await built()).isPartial]).toEqual([['write-1'], true]);
  });

  test('eight sessions; what others have made waits for the next one and holds nobody up', async () => {
    const ids = Array.from({ length: 9 }, (_, index) => `s-${String(index)}`);
    for (const id of ids) await session(id, { state: 'leaving' });
    for (const actor of [...ids, 's-0', 'link']) await queued({ actor });
    const { request, isPartial } = await built();
    expect(request.tokens).toHaveLength(8);
    expect(request.mutations.map((one) => one.actor)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 0, 'link']);
    expect(isPartial).toBe(false);
  });
});
