import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { groupForm } from '#shared/group/schema.ts';
import { limits } from '#shared/kernel/limits.ts';
import type { Mutation } from '#shared/protocol/sync.ts';
import { sweep } from '#server/retention/sweep.ts';
import { aGroupForm } from '#test/builders/group.ts';
import { everyBody } from '#test/builders/every-write.ts';
import { aMutation, anAddition, anId, aSecret, aShareUrl } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import { aPreference } from '#test/builders/preference.ts';
import { aLargeGroup } from '#test/worlds/large-group.ts';
import { bearer, RunningServer, type Client, type Group, type Login } from '#test/worlds/running-server.ts';

const dayMs = 24 * 60 * 60 * 1000;
const mebibyte = 1024 * 1024;
let world: RunningServer;
let group: Group;
let minji: Login;
const start = async (rateLimits: boolean) => {
  world = await RunningServer.start({ rateLimits });
  group = await world.openGroup();
  minji = await world.login(group.id, '민지');
};
afterEach(() => world.close());

const everyBodyOfPush = (memberId: string) => ({ ...(everyBody('', '').putPushSubscription as object), memberId });

/** How often it can be done before 429. */
async function until429(call: (turn: number) => Promise<{ status: number }>, most = 2_000): Promise<number> {
  for (let turn = 0; turn < most; turn += 1) if ((await call(turn)).status === 429) return turn;
  throw new Error(`no 429 in ${most} calls`);
}
const send = (mutations: Mutation[], token = minji.sessionToken, groupId = group.id) =>
  world.postSync<{ results: { code: string }[] }>({ groupId, tokens: [token], mutations });
const codes = async (mutations: Mutation[]): Promise<string[]> => {
  world.pass(1_000);
  return (await send(mutations.map((one) => ({ ...one, timestamp: world.clock.now })))).body.results.map(
    (one) => one.code,
  );
};

describe('what an address may do in a minute', () => {
  beforeEach(() => start(true));

  it('counts mutations, not requests', async () => {
    const batch = () =>
      Array.from({ length: limits.mutations }, (_, index) =>
        aMutation('castTypeVote', { type: index % 2 ? 'golf' : 'relax' }),
      );
    expect(await until429(() => send(batch()), 20)).toBeLessThanOrEqual(6);
  });

  it('counts bytes', async () => {
    const answers = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`q${index}`, 'x'.repeat(limits.answerLength)]),
    );
    const batch = () =>
      Array.from({ length: 4 }, () => aMutation('saveCustomResponse', { responses: answers }, { base: null }));
    const done = await until429(() => send(batch()), 100);
    expect(done * 240_000).toBeLessThanOrEqual(8 * 1024 * 1024);
  });

  it('counts groups that are opened, by call and by exchange together', async () => {
    const open = (turn: number) => {
      if (turn % 2) return world.post('/api/groups', aGroupForm());
      const groupId = anId();
      const input = { ...groupForm.parse(aGroupForm()), groupId, shareUrl: aShareUrl(), organizerToken: aSecret() };
      return world.postSync({ groupId, mutations: [aMutation('createGroup', input, { actor: 'link' })] });
    };
    expect(await until429(open, 100)).toBeLessThanOrEqual(40);
  });

  it('counts names, by call and by exchange together', async () => {
    const name = (turn: number) =>
      turn % 2
        ? world.post('/api/members', { groupId: group.id, name: `n${turn}` })
        : world.postSync({
            groupId: group.id,
            mutations: [aMutation('addMember', { memberId: anId(), name: `n${turn}` }, { actor: 'link' })],
          });
    expect(await until429(name, 100)).toBeLessThanOrEqual(60);
  });

  it('is not more because the mutations are refused: those leave results behind', async () => {
    const refused = () =>
      Array.from({ length: 50 }, () => aMutation('addMember', { memberId: anId(), name: '민지' }, { actor: 'link' }));
    expect(await until429(() => world.postSync({ groupId: group.id, mutations: refused() }), 20)).toBeLessThanOrEqual(
      6,
    );
  });
});

describe('guessing', () => {
  beforeEach(() => start(true));

  it.each([
    ['by calls', () => world.get(`/api/groups/${anId()}`)],
    ['by exchange', () => world.postSync({ groupId: anId() })],
  ])('%s runs out', async (_, guess) => {
    expect(await until429(guess, 300)).toBeLessThanOrEqual(120);
  });

  it('by the pages of invitations runs out too: they tell a name', async () => {
    await world.close();
    const directory = mkdtempSync(join(tmpdir(), 'moyeo-pages-'));
    writeFileSync(join(directory, 'index.html'), '<!doctype html><html lang="ko"><head><title>x</title></head></html>');
    world = await RunningServer.start({ rateLimits: true, clientDirectory: directory });
    expect(await until429(() => world.get(`/join/${aShareUrl()}`), 300)).toBeLessThanOrEqual(120);
    expect((await world.get('/')).status).toBe(200);
    rmSync(directory, { recursive: true });
  });

  it('by socket closes it', async () => {
    const client = await world.connect();
    let turns = 0;
    while (client.connected && turns < 40) {
      turns += 1;
      world.pass(1);
      await new Promise<void>((resolve) => {
        client.once('disconnect', () => {
          resolve();
        });
        client.emit(
          'subscribe',
          { proto: 1, groups: Array.from({ length: 10 }, () => ({ groupId: anId(), cursor: null })) },
          () => {
            resolve();
          },
        );
      });
    }
    expect(client.connected).toBe(false);
    expect(turns).toBeLessThanOrEqual(13);
  });

  it('does not lock out a family behind the same address that has sessions', async () => {
    await until429(() => world.get(`/api/groups/${anId()}`), 300);
    expect((await world.get(`/api/groups/${group.id}/own-answers`, bearer(minji.sessionToken))).status).toBe(200);
    expect((await send([aMutation('castTypeVote', { type: 'golf' })])).status).toBe(200);
  });

  it('by socket does not lock them out either, and nobody locks out the organiser', async () => {
    await until429(() => world.get(`/api/groups/${anId()}`), 300);
    const subscribe = (token?: string) => (client: Client) =>
      client.emitWithAck('subscribe', {
        proto: 1,
        groups: [{ groupId: group.id, cursor: null, ...(token === undefined ? {} : { token }) }],
      });
    for (const token of [minji.sessionToken, group.organizerToken]) {
      const [one] = await subscribe(token)(await world.connect());
      expect(one?.answer.kind).toBe('reset');
    }
    const stranger = await world.connect();
    const closed = new Promise((resolve) => stranger.once('disconnect', resolve));
    stranger.emit('subscribe', { proto: 1, groups: [{ groupId: group.id, cursor: null }] }, () => undefined);
    await closed;
    expect((await world.sync({ groupId: group.id, organizerToken: group.organizerToken })).kind).toBe('reset');
  });

  it.each([
    ['names that are taken', 60, () => aMutation('joinGroup', { memberId: anId(), name: '민지' })],
    ['what only members may', 6, () => aMutation('castTypeVote', { type: 'golf' }, { actor: 'link' })],
  ])('with writes does not keep those with sessions from writing: %s', async (_, most, mutation) => {
    const guess = () =>
      world.postSync({
        groupId: group.id,
        tokens: most === 60 ? [aSecret()] : [],
        mutations: Array.from({ length: most === 60 ? 1 : 50 }, mutation),
      });
    expect(await until429(guess, 100)).toBeLessThanOrEqual(most);
    expect(await codes([aMutation('castTypeVote', { type: 'golf' })])).toEqual(['applied']);
    expect((await world.sync({ groupId: group.id })).kind).toBe('reset');
  });

  it('with ever new secrets runs out for the whole address', async () => {
    const guess = () => world.get(`/api/groups/${anId()}`, bearer(aSecret()));
    world.clock.now += 1;
    let misses = 0;
    for (; misses < 1_300; misses += 1) {
      const { status } = await guess();
      if (status === 429) break;
    }
    expect(misses).toBeLessThanOrEqual(1_200);
  });
});

describe('what an address is answered in a minute', () => {
  beforeEach(() => start(true));

  it('is bounded in bytes, by exchange, call and subscription together, also when it asks for all at once', async () => {
    const large = await aLargeGroup(world);
    // Most of it at once: 60 answers of a megabyte would take seconds.
    world.services.budget.answered('127.0.0.1', 46 * mebibyte);
    const reset = () => world.postSync({ groupId: large.id });
    const answers = await Promise.all(Array.from({ length: 30 }, reset));
    const statuses = answers.map((one) => one.status);
    const sum = answers
      .filter((one) => one.status === 200)
      .reduce((before, { text }) => before + Buffer.byteLength(text), 0);
    expect(sum).toBeGreaterThan(2 * mebibyte);
    expect(sum).toBeLessThan(22 * mebibyte);
    expect(statuses).toContain(429);
    expect((await world.get(`/api/groups/${large.id}/custom-survey-responses`)).status).toBe(429);
    expect((await world.get('/api/explore/countries')).status).toBe(200);
    const [point] = await (
      await world.connect()
    ).emitWithAck('subscribe', { proto: 1, groups: [{ groupId: group.id, cursor: null }] });
    expect(point?.answer).toMatchObject({ kind: 'delta', rows: [] });
    world.pass(60_000);
    expect((await reset()).status).toBe(200);
  });
});

describe('what is read for an address in a minute, though little is answered', () => {
  beforeEach(() => start(true));

  it.each([
    ['by writes that need all of a group', 4],
    ['by subscriptions to notifications', 2],
  ])('is bounded too: %s', async (what, most) => {
    const large = await aLargeGroup(world);
    const member = await world.login(large.id, '민지');
    world.pass(60_000);
    // Most of it at once, as above.
    world.services.budget.answered('127.0.0.1', 63.5 * mebibyte);
    const read = () =>
      what.includes('writes')
        ? world.post(
            `/api/groups/${large.id}/cleanup-duplicates`,
            {},
            { authorization: `Bearer ${large.organizerToken}` },
          )
        : world.request('PUT', `/api/groups/${large.id}/push-subscription`, {
            body: everyBodyOfPush(member.memberId),
            headers: { authorization: `Bearer ${member.sessionToken}` },
          });
    expect(await until429(read, 20)).toBeLessThanOrEqual(most);
    world.pass(60_000);
    expect((await read()).status).toBeLessThan(300);
  });
});

describe('what one member, one group may hold', () => {
  beforeEach(() => start(false));

  it('is so many date votes, and changing those that stand goes on', async () => {
    const dayAfter = (index: number) => new Date(Date.UTC(2026, 4, 1 + index)).toISOString().slice(0, 10);
    const votes = Array.from({ length: limits.dateVotes + 1 }, (_, index) =>
      aMutation('castDateVote', { date: dayAfter(index) }),
    );
    const results: string[] = [];
    for (let from = 0; from < votes.length; from += limits.mutations)
      results.push(...(await codes(votes.slice(from, from + limits.mutations))));
    expect(results.filter((one) => one === 'applied')).toHaveLength(limits.dateVotes);
    expect(results.at(-1)).toBe('limit_reached');
    expect(await codes([aMutation('castDateVote', { date: dayAfter(0) })])).toEqual(['applied']);
    expect(
      await codes([
        aMutation('withdrawDateVote', { date: dayAfter(0) }),
        aMutation('castDateVote', { date: dayAfter(limits.dateVotes) }),
      ]),
    ).toEqual(['applied', 'applied']);
  });

  it('is so many votes for places, whether there are such places or not', async () => {
    const votes = Array.from({ length: limits.placeVotes + 1 }, (_, index) =>
      aMutation('castPlaceVote', { destinationId: `nowhere/city-${index}` }),
    );
    const results: string[] = [];
    for (let from = 0; from < votes.length; from += limits.mutations)
      results.push(...(await codes(votes.slice(from, from + limits.mutations))));
    expect(results.filter((one) => one === 'applied')).toHaveLength(limits.placeVotes);
    expect(results.at(-1)).toBe('limit_reached');
  });

  it('is so many decisions: each reads those before it', async () => {
    const act = (index: number) => aMutation('decide', { kind: 'reopen', dates: null, place: null, word: `${index}` });
    const results: string[] = [];
    for (let from = 0; from <= limits.decisionActs; from += 100) {
      world.pass(1_000);
      const mutations = Array.from({ length: 100 }, (_, index) => ({
        ...act(from + index),
        actor: 'organizer' as const,
        timestamp: world.clock.now,
      }));
      const { body } = await world.postSync<{ results: { code: string }[] }>({
        groupId: group.id,
        organizerToken: group.organizerToken,
        mutations,
      });
      results.push(...body.results.map((one) => one.code));
    }
    expect(await world.db('decision_acts').where('group_id', group.id).count({ count: '*' })).toEqual([
      { count: limits.decisionActs },
    ]);
    expect(results.at(-1)).toBe('group_too_large');
  });

  it('is no refusal of somebody who only has the link: a late copy is answered the same, and nothing is kept', async () => {
    const join = (name: string) => aMutation('joinGroup', { memberId: anId(), name });
    const ask = async (mutation: Mutation, tokens: string[] = []) => {
      const { body } = await world.postSync<{ results: { code: string }[] }>({
        groupId: group.id,
        tokens,
        organizerToken: aSecret(),
        mutations: [mutation],
      });
      return body.results[0]?.code;
    };
    const kept = () => world.db('mutations').where('group_id', group.id).whereNull('version').select('mutation_id');
    const [listed, joined] = [anAddition('민지'), join('민지')];
    const token = aSecret();
    expect(await ask(listed)).toBe('name_taken');
    expect(await ask(joined, [token])).toBe('name_taken');
    expect(await ask(aMutation('removeMember', { memberId: minji.memberId }, { actor: 'organizer' }))).toBe(
      'not_organizer',
    );
    expect(await ask(aMutation('castTypeVote', { type: 'golf' }, { actor: 'link' }))).toBe('not_authenticated');
    expect(await kept()).toEqual([]);
    // Of a member it is kept: the answer may have been lost.
    expect(await codes([aMutation('rateDestination', { destinationId: 'nowhere', rating: 5 })])).toEqual(['not_found']);
    expect(await kept()).toHaveLength(1);

    await codes([aMutation('leaveGroup', {})]);
    expect([await ask(listed), await ask(joined, [token])]).toEqual(['name_taken', 'name_taken']);
    world.pass(11 * 60 * 1000);
    expect(await ask(listed)).toBe('applied');
  });

  it('is hearts for what exists', async () => {
    const rate = (destinationId: string) => aMutation('rateDestination', { destinationId, rating: 5 });
    expect(await codes(['japan', 'japan/osaka', 'nowhere', 'japan/nowhere', 'japan/osaka/nowhere'].map(rate))).toEqual([
      'applied',
      'applied',
      'not_found',
      'not_found',
      'not_found',
    ]);
  });

  const onDay = (day: string): ReturnType<typeof aMutation>[] => [
    aMutation('castDateVote', { date: day }),
    aMutation('saveSimpleResponse', { payload: aPayload({ availability: [{ start: day, end: day }] }) }),
    aMutation('saveSimpleResponse', { payload: aPayload({ availabilityIfNeedBe: [{ start: day, end: day }] }) }),
    aMutation('savePreference', { answers: aPreference({ dates: [{ start: day, end: day }] }) }),
    aMutation('savePreference', { answers: aPreference({ datesToAvoid: [{ start: day, end: day }] }) }),
  ];

  it.each([
    ['in five years', '2031-03-02', 'applied'],
    ['a day later', '2031-03-03', 'date_too_far'],
    ['yesterday, which is today somewhere', '2026-03-01', 'applied'],
    ['the day before', '2026-02-28', 'date_passed'],
  ])('is days from yesterday to five years ahead, in votes and in answers: %s', async (_when, day, code) => {
    for (const mutation of onDay(day)) expect(await codes([mutation]), mutation.name).toEqual([code]);
  });

  it('is what was a day to come when it was written without a network, for 90 days', async () => {
    const day = (days: number) => new Date(world.clock.now - days * dayMs).toISOString().slice(0, 10);
    const late = (date: string, days: number) =>
      aMutation('castDateVote', { date }, { timestamp: world.clock.now - days * dayMs });
    const { results } = (await send([late(day(60), 61), late(day(90), 90), late(day(99), 100)])).body;
    expect(results.map((one) => one.code)).toEqual(['applied', 'applied', 'date_passed']);
  });

  it('is what stood there before it was over, also when something else in the answer is changed', async () => {
    const save = (over: Parameters<typeof aPayload>[0]) =>
      codes([aMutation('saveSimpleResponse', { payload: aPayload(over) }, { timestamp: world.clock.now })]);
    const before = { start: '2026-03-02', end: '2026-03-03' };
    expect(await save({ availability: [before] })).toEqual(['applied']);
    world.pass(10 * dayMs);
    expect(await save({ availability: [before], budgetTier: 'high' })).toEqual(['applied']);
    expect(await save({ availability: [before, { start: '2026-03-05', end: '2026-03-06' }] })).toEqual(['date_passed']);
  });

  it('is days that a group may still fix', async () => {
    const fix = async (day: string) => {
      const answer = await world.sync({
        groupId: group.id,
        organizerToken: group.organizerToken,
        mutations: [
          aMutation(
            'decide',
            { kind: 'dates', dates: { start: day, end: day }, place: null, word: '' },
            { actor: 'organizer', base: null, timestamp: world.clock.now },
          ),
        ],
      });
      return answer.kind === 'lost' ? [] : answer.results.map((one) => one.code);
    };
    expect([...(await fix('2026-02-28')), ...(await fix('2031-03-03')), ...(await fix('2026-03-09'))]).toEqual([
      'date_passed',
      'date_too_far',
      'applied',
    ]);
  });

  it('is so many bytes; then it is told so, and removing and leaving go on', async () => {
    await world.db('groups').where('id', group.id).update({ bytes: limits.groupBytes });
    expect(await codes([aMutation('castTypeVote', { type: 'golf' })])).toEqual(['group_too_large']);
    const told = await world.post(`/api/groups/${group.id}/participant-login`, { memberName: '준호' });
    expect([told.status, told.body.code]).toEqual([409, 'group_too_large']);
    expect(await codes([aMutation('leaveGroup', {})])).toEqual(['applied']);
  });

  it('is counted as it is written, and measured anew by the sweep', async () => {
    const bytes = async () => (await world.db('groups').where('id', group.id).first('bytes'))?.bytes ?? 0;
    const before = await bytes();
    await codes([aMutation('saveSimpleResponse', { payload: aPayload() })]);
    expect(await bytes()).toBeGreaterThan(before + 200);
    await world.db('groups').where('id', group.id).update({ bytes: limits.groupBytes });
    await sweep(world.db, world.clock.now, 12);
    expect(await bytes()).toBeGreaterThan(200);
    expect(await bytes()).toBeLessThan(10_000);
    expect(await codes([aMutation('castTypeVote', { type: 'golf' })])).toEqual(['applied']);
  });

  it('is refusals of the last week only', async () => {
    const kept = async () => (await world.db('mutations').whereNull('version').select('mutation_id')).length;
    await codes([aMutation('rateDestination', { destinationId: 'nowhere', rating: 5 })]);
    world.pass(6 * dayMs);
    await sweep(world.db, world.clock.now, 12);
    expect(await kept()).toBe(1);
    world.pass(2 * dayMs);
    await sweep(world.db, world.clock.now, 12);
    expect(await kept()).toBe(0);
  });
});

describe('recommendations', () => {
  beforeEach(() => start(false));
  const ask = async () =>
    (await world.ok<{ computedAt: string }>(world.post(`/api/groups/${group.id}/recommendations`, {}))).computedAt;

  it('that are refused are not computed again either, until something has changed', async () => {
    const refusal = async () => (await world.post(`/api/groups/${group.id}/recommendations`, {})).body.code;
    let reads = 0;
    world.db.on('query', ({ sql }: { sql: string }) => {
      if (sql.includes('simple_responses')) reads += 1;
    });
    expect(await refusal()).toBe('no_preferences');
    expect(reads).toBeGreaterThan(0);
    reads = 0;
    expect(await refusal()).toBe('no_preferences');
    expect(reads).toBe(0);
    await world.login(group.id, '준호');
    await codes([aMutation('saveSimpleResponse', { payload: aPayload() })]);
    expect(await refusal()).toBe('recommendations_locked');
  });

  it('are computed once for the same answers on the same day', async () => {
    await codes([aMutation('saveSimpleResponse', { payload: aPayload() })]);
    const first = await ask();
    world.pass(60_000);
    expect(await ask()).toBe(first);
    await codes([aMutation('rateDestination', { destinationId: 'japan', rating: 5 })]);
    expect(await ask()).not.toBe(first);
    const second = await ask();
    world.pass(dayMs);
    expect(await ask()).not.toBe(second);
  });
});
