import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ExchangeResponse, Mutation } from '#shared/protocol/sync.ts';
import { nextTimestamp } from '#app/local/device/clock.ts';
import { LocalDb, type OutboxEntry, type StoredSession } from '#app/local/device/db.ts';
import type { BuiltRequest } from '#app/sync/request.ts';
import { applyResponse } from '#app/sync/response.ts';

const groupId = '8b0c52f7-4a4e-4c0b-9d5f-1f9f3f0c7a11';
const nonce = 'nonce000003';
const nowMs = 1_000_000;

let db: LocalDb;
let made: number;
beforeEach(async () => {
  db = new LocalDb('moyeo', { indexedDB: new IDBFactory(), IDBKeyRange });
  made = 0;
  await db.groups.put({ groupId, shareUrl: 's', name: 'g', openedAt: 1 });
  await db.cursors.put({ groupId, version: 3, nonce });
  await db.sessions.put(ara);
});
afterEach(() => {
  db.close();
});

const ara: StoredSession = { id: 'ara', groupId, memberId: 'm-ara', name: 'Ara', secret: 'x', state: 'active' };

async function queued(over: Partial<OutboxEntry> = {}): Promise<string> {
  made += 1;
  const mutationId = `write-${String(made)}`;
  await db.outbox.add({
    mutationId,
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
  });
  return mutationId;
}

/** The request that brought these writes of the first session. */
function brought(
  mutationIds: string[],
  over: Partial<BuiltRequest> = {},
  cursor = { version: 3, nonce } as never,
): BuiltRequest {
  const mutations = mutationIds.map((mutationId): Mutation => ({
    mutationId,
    name: 'castDateVote',
    ver: 1,
    input: {},
    timestamp: 1,
    actor: 0,
  }));
  return {
    request: { proto: 1, groupId, cursor, tokens: ['x'], mutations },
    sessions: [ara],
    isPartial: false,
    ...over,
  };
}

const apply = (answer: ExchangeResponse, built = brought([])) =>
  applyResponse(db, built, answer, { sentMs: nowMs - 10, receivedMs: nowMs });
const of = (mutationId: string, code: string) => ({ mutationId, code, version: 4 }) as never;
const delta = (over: Partial<Extract<ExchangeResponse, { kind: 'delta' }>> = {}): ExchangeResponse => ({
  proto: 1,
  kind: 'delta',
  chain: [[3, nonce]],
  rows: [],
  gone: [],
  results: [],
  ...over,
});
const reset = (over: Partial<Extract<ExchangeResponse, { kind: 'reset' }>> = {}): ExchangeResponse => ({
  proto: 1,
  kind: 'reset',
  version: 5,
  nonce: 'nonce000005',
  rows: [],
  latest: 0,
  results: [],
  ...over,
});
const forbidden = (why: 'removed' | 'revoked' | 'nosession' | 'closed', actor = 0): ExchangeResponse => ({
  proto: 1,
  kind: 'forbidden',
  why,
  actor,
  results: [],
});
const gone = (results: never[] = []): ExchangeResponse => ({ proto: 1, kind: 'gone', results });
const unknown: ExchangeResponse = { proto: 1, kind: 'unknown', results: [] };
const states = async () => (await db.outbox.orderBy('order').toArray()).map(({ state, code }) => code ?? state);
const group = () => db.groups.get(groupId);
const session = () => db.sessions.get('ara');
const settled = (again: boolean) => ({ kind: 'settled', again });
/** Another exchange follows, and this one has changed nothing here. */
const unchanged = { kind: 'settled', again: true, isUnchanged: true };

test('a group that another page has taken off the device stays off', async () => {
  await db.groups.delete(groupId);
  const one = await queued();
  expect(await apply(reset({ results: [of(one, 'applied')] }))).toEqual(settled(false));
  expect([await states(), await db.cursors.get(groupId)]).toEqual([['pending'], { groupId, version: 3, nonce }]);
});

test('P6: an answer tells the server’s time, by which later writes are ordered', async () => {
  await apply({ ...delta(), now: nowMs + 5_000 });
  expect(await nextTimestamp(db, nowMs)).toBe(nowMs + 5_000);
});

test('P6: an answer that tells no time leaves the clock as it is', async () => {
  await apply({ ...delta(), now: nowMs + 5_000 });
  await apply(delta());
  expect(await nextTimestamp(db, nowMs)).toBe(nowMs + 5_000);
});

test('P3: what was accepted counts only with its rows; a refusal counts without', async () => {
  const [taken, refused] = [await queued(), await queued()];
  const results = [of(taken, 'applied'), of(refused, 'date_passed')];
  await apply(delta({ chain: [[9, 'nonce000009']], results }));
  expect(await states()).toEqual(['pending', 'date_passed']);
  await apply(delta({ results }));
  expect(await states()).toEqual(['applied', 'date_passed']);
});

describe('another exchange follows at once', () => {
  test('when there was more to send, when a write could not be run, when the rows continue another point', async () => {
    expect(await apply(delta())).toEqual(settled(false));
    expect(await apply(delta(), brought([], { isPartial: true }))).toEqual(unchanged);
    expect(await apply(delta({ results: [of(await queued(), 'retry')] }))).toEqual(unchanged);
    expect(await apply(delta({ chain: [[9, 'nonce000009']] }))).toEqual(unchanged);
    expect(await apply({ proto: 1, kind: 'lost' })).toEqual(settled(true));
  });

  test('an answer about a group that this device has forgotten meanwhile does no harm', async () => {
    await db.groups.delete(groupId);
    expect(await apply(delta())).toEqual(settled(false));
    expect(await db.groups.count()).toBe(0);
  });

  test('P20: that the point is lost makes the other groups be asked about, once, and only where there was a point', async () => {
    await db.groups.put({ groupId: 'another', shareUrl: 't', name: 'h', openedAt: 1 });
    const mark = async () => (await db.groups.get('another'))?.unasked?.heard;
    await db.cursors.clear();
    await apply({ proto: 1, kind: 'lost' });
    expect(await mark()).toBeUndefined();
    await db.cursors.put({ groupId, version: 3, nonce });
    for (let time = 0; time < 2; time += 1) {
      await apply({ proto: 1, kind: 'lost' });
      expect(await mark()).toBe(1);
    }
  });

  test('P13: which says whether the answer has changed anything: the rows, the cursor, or a write that waited', async () => {
    const forward: [number, string][] = [
      [3, nonce],
      [4, 'nonce000004'],
    ];
    const [one, two, three] = [await queued(), await queued(), await queued()];
    expect(await apply(delta({ results: [of(one, 'too_old'), of(two, 'retry')] }))).toEqual(settled(true));
    expect(await apply(delta({ results: [of(two, 'blocked')] }), brought([two], { isPartial: true }))).toEqual(
      unchanged,
    );
    expect(await apply(delta({ results: [of(two, 'applied')] }), brought([two], { isPartial: true }))).toEqual(
      settled(true),
    );
    expect(await apply(delta({ results: [of(two, 'applied')] }), brought([two], { isPartial: true }))).toEqual(
      unchanged,
    );
    expect(await apply(delta({ chain: forward, results: [of(three, 'retry')] }))).toEqual(settled(true));
    expect(await apply({ proto: 1, kind: 'lost' }, brought([], {}, null as never))).toEqual(unchanged);
  });

  test('after a reset for the same reasons, and not without one', async () => {
    await db.cursors.update(groupId, { lost: true });
    expect(await apply(reset())).toEqual(settled(false));
    await db.cursors.update(groupId, { lost: true });
    expect(await apply(reset(), brought([], { isPartial: true }))).toEqual(settled(true));
    await db.cursors.update(groupId, { lost: true });
    expect(await apply(reset({ results: [of(await queued(), 'retry')] }))).toEqual(settled(true));
  });
});

describe('P2: a reset', () => {
  test('does not take the place of rows that are newer, or that came to another tab meanwhile; refusals count', async () => {
    const [taken, refused] = [await queued(), await queued()];
    const results = [of(taken, 'applied'), of(refused, 'forbidden_word')];
    expect(await apply(reset({ results }))).toEqual(settled(true));
    expect(await states()).toEqual(['pending', 'forbidden_word']);
    expect(await apply(reset({ version: 2 }), brought([], {}, null as never))).toEqual(unchanged);
    expect(await db.cursors.get(groupId)).toMatchObject({ version: 3 });
  });

  test('takes it where the device asked for everything and has nothing newer', async () => {
    const one = await queued();
    const answer = reset({ version: 3, nonce: 'nonce00000b', results: [of(one, 'applied')] });
    expect(await apply(answer, brought([], {}, null as never))).toEqual(settled(false));
    expect(await db.cursors.get(groupId)).toEqual({ groupId, version: 3, nonce: 'nonce00000b' });
    expect(await states()).toEqual(['applied']);
  });

  test('P8: on a device without rows it makes what was done pending again; elsewhere it does not', async () => {
    await queued({ state: 'done', code: 'applied', doneAt: nowMs });
    await db.cursors.update(groupId, { lost: true });
    await apply(reset());
    expect((await db.outbox.toArray()).map((one) => one.state)).toEqual(['done']);
    await db.cursors.delete(groupId);
    expect(await apply(reset(), brought([], {}, null as never))).toEqual(settled(true));
    expect((await db.outbox.toArray()).map((one) => one.state)).toEqual(['pending']);
  });
});

describe('P14: a group that is gone', () => {
  test('rejects what waits, after what the answer says of it, and is archived with the moment', async () => {
    const one = await queued();
    await queued();
    expect(await apply(gone([of(one, 'applied')]))).toEqual({ kind: 'gone' });
    expect(await states()).toEqual(['applied', 'group_gone']);
    expect(await group()).toMatchObject({ archived: 'gone', goneSaidAt: nowMs });
  });

  test.each([
    ['rows', () => delta()],
    ['all rows', () => reset()],
    ['that the point is lost', (): ExchangeResponse => ({ proto: 1, kind: 'lost' })],
  ])('comes back with %s: what was rejected for that is sent, nothing else', async (_what, answer) => {
    await db.groups.update(groupId, { archived: 'gone', goneSaidAt: 5 });
    await queued({ state: 'rejected', code: 'group_gone' });
    await queued({ state: 'rejected', code: 'vote_closed' });
    expect(await apply(answer(), brought([]))).toEqual(settled(true));
    const { archived, goneSaidAt } = (await group()) ?? {};
    expect([archived, goneSaidAt]).toEqual([undefined, undefined]);
    // What a lost history refused is asked again as well (P8).
    const others = answer().kind === 'lost' ? 'pending' : 'rejected';
    expect((await db.outbox.orderBy('order').toArray()).map((one) => one.state)).toEqual(['pending', others]);
  });

  test('does not come back by an answer that knows nothing of it', async () => {
    await db.groups.update(groupId, { archived: 'gone', goneSaidAt: 5 });
    await apply(unknown);
    await apply(forbidden('revoked'));
    expect(await group()).toMatchObject({ archived: 'gone', goneSaidAt: 5 });
  });

  test('a group that never was gone is asked once', async () => {
    await db.groups.update(groupId, { archived: 'removed' });
    await queued({ state: 'rejected', code: 'group_gone' });
    expect(await apply(delta())).toEqual(settled(false));
    expect([(await group())?.archived, await states()]).toEqual(['removed', ['group_gone']]);
  });
});

describe('a group that the server does not know', () => {
  test('waits, with what is queued; what was refused is taken', async () => {
    const [kept, refused] = [await queued(), await queued()];
    const results = [of(refused, 'too_old')];
    expect(await apply({ ...unknown, results })).toEqual({ kind: 'wait' });
    expect([kept, await states()]).toEqual(['write-1', ['pending', 'too_old']]);
  });

  test('P8: is offered again by the device that made it, if it was there once', async () => {
    await queued({ name: 'createGroup', actor: 'link', state: 'done', code: 'applied', doneAt: nowMs, input: {} });
    expect(await apply(unknown)).toEqual(settled(true));
    expect((await db.outbox.toArray()).map((one) => one.state)).toEqual(['pending']);
  });

  test('P8: is not offered while it never was there', async () => {
    await db.cursors.delete(groupId);
    await queued({ name: 'createGroup', actor: 'link', state: 'done', code: 'applied', doneAt: nowMs, input: {} });
    expect(await apply(unknown)).toEqual({ kind: 'wait' });
  });
});

describe('a closed group (founding decision 27)', () => {
  test('is said to be closed, and what waits stays', async () => {
    await queued();
    expect(await apply(forbidden('closed'))).toEqual({ kind: 'wait' });
    expect([(await group())?.archived, await states(), (await session())?.state]).toEqual([
      'closed',
      ['pending'],
      'active',
    ]);
  });

  test.each([delta(), reset()])('is open again when it answers', async (answer) => {
    await db.groups.update(groupId, { archived: 'closed' });
    await apply(answer);
    expect((await group())?.archived).toBeUndefined();
  });

  test('the day on which it ends is kept while it is told', async () => {
    await apply(delta({ expiresAt: 77 }));
    expect((await group())?.expiresAt).toBe(77);
    await apply(delta());
    expect((await group())?.expiresAt).toBeUndefined();
  });
});

describe('P14: a session that the server does not accept', () => {
  test('has ended, and its writes wait for the next log-in', async () => {
    for (const why of ['revoked', 'nosession'] as const) {
      await db.sessions.put(ara);
      await queued();
      expect(await apply(forbidden(why))).toEqual(settled(true));
      expect(await session()).toMatchObject({ state: 'ended', why });
    }
    expect(await states()).toEqual(['pending', 'pending']);
    expect((await group())?.archived).toBeUndefined();
  });

  test('tells how its writes were answered before, which may have been lost', async () => {
    const one = await queued();
    await queued();
    await apply({ ...forbidden('revoked'), results: [of(one, 'applied')] } as never, brought([one]));
    expect([await states(), (await session())?.state]).toEqual([['applied', 'pending'], 'ended']);
  });

  test('that the request did not name changes nothing', async () => {
    expect(await apply(forbidden('revoked', 5))).toEqual({ kind: 'wait' });
    expect((await session())?.state).toBe('active');
  });

  test('that this device has given up meanwhile changes nothing', async () => {
    await db.sessions.delete('ara');
    await queued();
    expect(await apply(forbidden('removed'))).toEqual(settled(true));
    expect([await db.sessions.count(), await states()]).toEqual([0, ['pending']]);
  });

  test.each(['pending', 'rejected'] as const)('is not known yet while its join is %s', async (state) => {
    const join = await queued({ name: 'joinGroup', state });
    expect(await apply(forbidden('nosession'))).toEqual(unchanged);
    const results = [of(join, 'too_old')];
    const isTaken = state === 'pending';
    expect(await apply({ ...forbidden('nosession'), results } as never)).toEqual(isTaken ? settled(true) : unchanged);
    expect((await session())?.state).toBe('active');
    await apply(forbidden('revoked'));
    expect((await session())?.state).toBe('ended');
  });

  test('is not thought to join by the join of another session, or one that was done', async () => {
    await queued({ name: 'joinGroup', actor: 'bo' });
    await queued({ name: 'joinGroup', state: 'done', code: 'applied' });
    await apply(forbidden('nosession'));
    expect((await session())?.state).toBe('ended');
  });

  test('with nothing left but its log-out is off the device; with more to send it stays', async () => {
    await db.sessions.update('ara', { state: 'leaving' });
    const leaving = { ...ara, state: 'leaving' as const };
    const other = await queued();
    await queued({ name: 'logout' });
    await apply(forbidden('revoked'), brought([], { sessions: [leaving] }));
    expect([await states(), (await session())?.state]).toEqual([['pending', 'applied'], 'ended']);
    await db.outbox.where('mutationId').equals(other).delete();
    await db.sessions.put(leaving);
    await queued({ name: 'logout' });
    await apply(forbidden('revoked'), brought([], { sessions: [leaving] }));
    expect(await db.sessions.count()).toBe(0);
  });

  test('that is active stays on the device when its log-out was for another one', async () => {
    await apply(forbidden('revoked'));
    expect((await session())?.state).toBe('ended');
  });
});

describe('S10: a removed member', () => {
  test('S3: has every write rejected that was made in that session, and no other', async () => {
    const one = await queued();
    await queued({ actor: 'bo' });
    expect(await apply(forbidden('removed'), brought([one]))).toEqual(settled(true));
    expect(await states()).toEqual(['member_removed', 'pending']);
    expect(await session()).toMatchObject({ state: 'ended', why: 'removed' });
    expect((await group())?.archived).toBe('removed');
  });

  test('S1: is asked about what the request did not bring, before that is rejected', async () => {
    const sent = await queued({ state: 'done', code: 'applied' });
    await queued();
    expect(await apply(forbidden('removed'), brought([sent]))).toEqual(settled(true));
    expect([await states(), (await session())?.state]).toEqual([['applied', 'pending'], 'active']);
  });

  test('S1: is asked about it also when the request brought a log-out, which has no result of its own (seed 4310610)', async () => {
    const logout = await queued({ name: 'logout' });
    await queued({ name: 'joinGroup' });
    expect(await apply(forbidden('removed'), brought([logout]))).toEqual(settled(true));
    expect([await states(), (await session())?.state]).toEqual([['pending', 'pending'], 'active']);
  });

  test('is not asked again when the request brought nothing, brought some of it, or nothing waits', async () => {
    await queued();
    await apply(forbidden('removed'), brought([]));
    expect(await states()).toEqual(['member_removed']);
    await db.sessions.put(ara);
    const one = await queued();
    await queued();
    await apply(forbidden('removed'), brought([one]));
    expect(await states()).toEqual(['member_removed', 'member_removed', 'member_removed']);
    await db.sessions.put(ara);
    await apply(forbidden('removed'), brought(['of another page']));
    expect((await session())?.state).toBe('ended');
  });

  test('what another session brought does not count as theirs', async () => {
    const one = await queued();
    const built = brought([one]);
    const [mutation] = built.request.mutations;
    await queued({ actor: 'bo' });
    const others = { ...built.request, mutations: [{ ...mutation, mutationId: 'of bo', actor: 1 } as Mutation] };
    await apply(forbidden('removed'), { ...built, request: others });
    expect(await states()).toEqual(['member_removed', 'pending']);
  });

  test('hears of the group no more, unless another session or the organiser’s secret does', async () => {
    await db.sessions.put({ ...ara, id: 'bo', state: 'ended' });
    await apply(forbidden('removed'));
    expect((await group())?.archived).toBe('removed');
    for (const keep of ['session', 'secret']) {
      await db.groups.put({ groupId, shareUrl: 's', name: 'g', openedAt: 1 });
      await db.sessions.bulkPut([ara, { ...ara, id: 'bo', state: keep === 'session' ? 'active' : 'ended' }]);
      if (keep === 'secret') await db.organizers.put({ groupId, token: 't' });
      await apply(forbidden('removed'));
      expect((await group())?.archived, keep).toBeUndefined();
    }
  });
});
