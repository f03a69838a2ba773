import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Cursor, ExchangeResponse, Mutation } from '#shared/protocol/sync.ts';
import { verify } from '#server/operations/verify.ts';
import { compactHistories } from '#server/sync/compact.ts';
import { sweep } from '#server/retention/sweep.ts';
import { aMutation } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import { RunningServer, type Group } from '#test/worlds/running-server.ts';
import { dateVotes } from '#server/vote/store.ts';
import { everyStore } from '#test/worlds/stores.ts';
import { codesOf } from '#test/builders/codes-of.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe.each(everyStore)('a history that is shortened, on %s', (store) => {
  let world: RunningServer;
  let group: Group;
  let token: string;
  beforeEach(async () => {
    world = await RunningServer.start({ store });
    group = await world.openGroup();
    token = (await world.login(group.id, 'Hana')).sessionToken;
  });
  afterEach(() => world.close());

  const send = (mutations: Mutation[], cursor: Cursor | null = null) =>
    world.sync({ groupId: group.id, cursor, tokens: [token], mutations });
  const vote = (date: string, timestamp = world.clock.now) => aMutation('castDateVote', { date }, { timestamp });
  const unvote = (date: string) => aMutation('withdrawDateVote', { date }, { timestamp: world.clock.now });
  const save = (description: string, base?: string) =>
    aMutation(
      'saveSimpleResponse',
      { payload: aPayload({ mainType: 'other', subcats: [], otherDescription: description }) },
      { timestamp: world.clock.now, ...(base === undefined ? {} : { base }) },
    );
  const pointOf = (answer: ExchangeResponse): Cursor => {
    if (answer.kind !== 'reset') throw new Error(answer.kind);
    return { version: answer.version, nonce: answer.nonce };
  };
  const compact = (keptSteps?: number) => compactHistories(world.db, world.clock.now, keptSteps);
  const count = async (table: 'mutations' | 'group_versions' | 'sessions') =>
    Number((await world.db(table).where('group_id', group.id).count({ n: '*' }))[0]?.n);
  const later = (days: number) => {
    world.pass(days * dayMs);
  };

  it('P10 keeps everything for 90 days, the longest that a device may be offline', async () => {
    const made = vote('2027-04-03');
    await send([made]);
    const before = await count('mutations');
    later(89);
    expect(await compact(0)).toBe(0);
    expect(await count('mutations')).toBe(before);
    expect(codesOf(await send([made]))).toEqual(['applied']);
  });

  it('S2 a repeat of a write whose result is forgotten is refused as too old, and does nothing', async () => {
    const made = vote('2027-04-03');
    await send([made]);
    later(1);
    await send([unvote('2027-04-03')]);
    later(91);
    expect(await compact()).toBe(1);
    expect(await count('mutations')).toBe(0);
    expect(codesOf(await send([made]))).toEqual(['too_old']);
    expect(await dateVotes.live(world.db, group.id)).toEqual([]);
    expect(codesOf(await send([vote('2027-04-04')]))).toEqual(['applied']);
  });

  it('S2 a write of a clock that stood a year ahead is known for as long as its timestamp is new', async () => {
    const made = vote('2027-04-03', world.clock.now + 365 * dayMs);
    await send([made]);
    later(200);
    await compact();
    expect(codesOf(await send([made]))).toEqual(['applied']);
    later(300);
    await compact();
    expect(codesOf(await send([made]))).toEqual(['too_old']);
  });

  it('S2 an early copy of a write whose device learned afterwards that its clock stood ahead does nothing (seed 4300519)', async () => {
    const ahead = vote('2027-04-03', world.clock.now + 2 * dayMs);
    await send([{ ...ahead, timestamp: world.clock.now, highestTimestamp: ahead.timestamp }]);
    world.pass(1_000);
    await send([unvote('2027-04-03')]);
    for (const days of [91, 2]) {
      later(days);
      await compact();
      expect(codesOf(await send([ahead]))).toEqual([days === 91 ? 'applied' : 'too_old']);
      expect(await dateVotes.live(world.db, group.id)).toEqual([]);
    }
  });

  it('P2 a cursor further back than 256 steps and 90 days is lost, and nothing runs under it', async () => {
    const old = pointOf(await send([]));
    for (let step = 0; step < 4; step += 1) {
      world.pass(1_000);
      await send([vote(`2027-04-0${step + 1}`)]);
    }
    const recent = pointOf(await send([]));
    later(91);
    await compact(2);
    const fresh = vote('2027-04-09');
    expect((await send([fresh], old)).kind).toBe('lost');
    expect(await world.db('mutations').where('mutation_id', fresh.mutationId)).toEqual([]);
    expect((await send([], recent)).kind).toBe('delta');
  });

  it('keeps 256 steps however old they are', async () => {
    const old = pointOf(await send([]));
    await send([vote('2027-04-03')]);
    later(300);
    await compact();
    expect((await send([], old)).kind).toBe('delta');
  });

  it('S5 keeps the tombstones that a device with a known cursor has not heard of', async () => {
    await send([vote('2027-04-03')]);
    const seen = pointOf(await send([]));
    world.pass(1_000);
    await send([unvote('2027-04-03')]);
    later(91);
    await compact();
    expect(await send([], seen)).toMatchObject({ kind: 'delta', gone: [{ kind: 'dateVote' }] });
    expect(await dateVotes.read(world.db, group.id, {})).toHaveLength(1);
    await compact(0);
    expect(await dateVotes.read(world.db, group.id, {})).toHaveLength(1);
    await send([vote('2027-04-05')]);
    later(91);
    await compact(0);
    expect((await dateVotes.read(world.db, group.id, {})).filter((row) => !row.data)).toEqual([]);
    expect((await send([], seen)).kind).toBe('lost');
  });

  it('P7 a base whose result is forgotten is a conflict, never a silent replacement', async () => {
    const first = save('first');
    await send([first]);
    world.pass(1_000);
    await send([save('second')]);
    later(91);
    await compact();
    expect(codesOf(await send([save('third', first.mutationId)]))).toEqual(['conflict']);
  });

  it('forgets sessions that ended 90 days ago, and lets nobody in by them', async () => {
    await send([aMutation('logout', {}, { timestamp: world.clock.now })]);
    later(91);
    await compact();
    expect(await count('sessions')).toBe(0);
    expect(await send([])).toMatchObject({ kind: 'forbidden', why: 'nosession' });
  });

  it('a server whose clock was ahead when it forgot takes today’s writes', async () => {
    await send([vote('2027-04-03')]);
    await compactHistories(world.db, world.clock.now + 365 * dayMs);
    later(1);
    expect(codesOf(await send([vote('2027-04-04')]))).toEqual(['applied']);
  });

  it('leaves a whole database behind', async () => {
    await send([vote('2027-04-03'), save('mine')]);
    later(91);
    await compact(0);
    await sweep(world.db, world.clock.now, 12);
    expect((await verify(world.db)).problems).toEqual([]);
  });
});
