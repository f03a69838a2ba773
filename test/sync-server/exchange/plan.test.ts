import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#shared/kernel/limits.ts';
import type { ExchangeRequest, ExchangeResponse, Mutation } from '#shared/protocol/sync.ts';
import { createGroup } from '#app/local/group/groups.ts';
import type { Batch } from '#server/sync/batch.ts';
import { parseMutation } from '#server/sync/parse-mutations.ts';
import { plan } from '#server/sync/plan.ts';
import { springTrip } from '#test/builders/group.ts';
import { aMutation, anId, aSecret } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import { WorldServer } from '#test/worlds/devices.ts';
import { codesOf } from '#test/builders/codes-of.ts';

const date = '2027-04-03';
let server: WorldServer;
let groupId: string;
let shareUrl: string;

beforeEach(async () => {
  server = await WorldServer.open();
  const organizer = server.device('organizer');
  ({ groupId, shareUrl } = await createGroup(organizer.device, springTrip));
  await organizer.sync(groupId);
});
afterEach(() => server.close());

async function send(tokens: string[], ...mutations: Mutation[]): Promise<string[]> {
  const request: ExchangeRequest = { proto: 1, groupId, cursor: null, tokens, shareUrl, mutations };
  const answer = (await server.answer(request)) as ExchangeResponse;
  return codesOf(answer);
}

/** A member with a session of their own. */
async function joined(name: string) {
  const [memberId, token] = [anId(), aSecret()];
  expect(await send([token], aMutation('joinGroup', { memberId, name }))).toEqual(['applied']);
  return { memberId, token };
}

describe('P10: the rows that a batch may touch', () => {
  test('are those of a member whose session is bound by the batch itself', async () => {
    const { memberId, token } = await joined('아라');
    await send([token], aMutation('withdrawDateVote', { date }, { timestamp: 10 }));
    const codes = await send(
      [aSecret()],
      aMutation('claimMember', { memberId }),
      aMutation('castDateVote', { date }, { timestamp: 5 }),
      aMutation('castDateVote', { date }, { timestamp: 11 }),
    );
    expect(codes).toEqual(['applied', 'superseded', 'applied']);
  });

  test('are each sender’s own, also where the first of them is bound by the batch and the second was before', async () => {
    const [ara, bo] = [await joined('아라'), await joined('보')];
    await send([bo.token], aMutation('withdrawDateVote', { date }, { timestamp: 10 }));
    const codes = await send(
      [aSecret(), bo.token],
      aMutation('claimMember', { memberId: ara.memberId }),
      aMutation('castDateVote', { date }, { timestamp: 5, actor: 0 }),
      aMutation('castDateVote', { date }, { timestamp: 5, actor: 1 }),
    );
    expect(codes).toEqual(['applied', 'applied', 'superseded']);
  });

  test('are all of a kind for whoever asks for all, beside others who ask for one', async () => {
    const { token } = await joined('아라');
    await joined('보');
    const taken = aMutation('addMember', { memberId: anId(), name: '보' }, { actor: 'link' });
    expect(await send([token], aMutation('castDateVote', { date }), taken)).toEqual(['applied', 'name_taken']);
  });

  test('are counted where only their number matters', async () => {
    const { token } = await joined('아라');
    const days = Array.from({ length: limits.dateVotes + 1 }, (_, index) =>
      new Date(Date.UTC(2026, 1, 1 + index)).toISOString().slice(0, 10),
    );
    const cast = (day: string) => aMutation('castDateVote', { date: day });
    const codes: string[] = [];
    for (let from = 0; from < limits.dateVotes; from += limits.mutations)
      codes.push(
        ...(await send([token], ...days.slice(from, Math.min(from + limits.mutations, limits.dateVotes)).map(cast))),
      );
    expect([...new Set(codes)]).toEqual(['applied']);
    expect(await send([token], cast(days.at(-1) ?? ''))).toEqual(['limit_reached']);
    expect(await send([token], aMutation('castDateVote', { date: days[0] ?? '' }, { timestamp: 2 }))).toEqual([
      'applied',
    ]);
  });
});

describe('P10: no other rows are read', () => {
  const days = [date, '2027-04-04'];
  let ara: { memberId: string; token: string };
  let bo: { memberId: string; token: string };

  beforeEach(async () => {
    [ara, bo] = [await joined('아라'), await joined('보')];
    for (const { token } of [ara, bo])
      await send(
        [token],
        ...days.map((day) => aMutation('castDateVote', { date: day })),
        aMutation('answerRsvp', going),
      );
  });
  const going = { answer: 'coming' as const, word: '', dates: { start: date, end: date } };

  /** What the rows that were read last count for. */
  let weighed: number;
  /** What is read for these writes of the first member. */
  const planned = (...mutations: Mutation[]) => plannedOf(mutations, mutations.map(parseMutation));
  const plannedOf = (mutations: Mutation[], parsed: Batch['parsed']) =>
    server.db.transaction(async (trx) => {
      const { rows } = await plan({
        trx,
        head: { id: groupId },
        mutations,
        parsed,
        actors: [{ tokenHash: 'hash', memberId: ara.memberId }],
        remembered: [],
        read: (bytes: number) => {
          weighed = bytes;
        },
      } as unknown as Batch);
      return {
        members: rows
          .list('member')
          .map((one) => one.id)
          .toSorted(),
        votes: rows
          .list('dateVote')
          .map((one) => one.id)
          .toSorted(),
        counts: [ara, bo].map((one) => rows.countOf('dateVote', one.memberId)),
        rsvps: rows.list('rsvp').map((one) => one.id),
      };
    });
  const votesOf = (...all: { memberId: string }[]) =>
    all.flatMap((one) => days.map((day) => `${day}:${one.memberId}`)).toSorted();

  test('for a vote its own row, its member and how many votes that one has', async () => {
    expect(await planned(aMutation('castDateVote', { date }))).toEqual({
      members: [ara.memberId],
      votes: [`${date}:${ara.memberId}`],
      counts: [2, 0],
      rsvps: [],
    });
  });

  test('for several writes what each of them names', async () => {
    const [one, two] = days.map((day) => aMutation('castDateVote', { date: day }));
    if (!one || !two) throw new Error('two days');
    expect(await planned(one, aMutation('castDateVote', { date: '2027-05-01' }), two)).toMatchObject({
      votes: votesOf(ara),
      counts: [2, 0],
    });
  });

  test('for whoever leaves all that is theirs, and nobody else’s', async () => {
    expect(await planned(aMutation('leaveGroup', {}))).toMatchObject({
      members: [ara.memberId],
      votes: votesOf(ara),
      rsvps: [ara.memberId],
    });
  });

  test('for a clean-up everything, whatever others in the batch name', async () => {
    const all = { members: [ara.memberId, bo.memberId].toSorted(), votes: votesOf(ara, bo) };
    const cleanUp = aMutation('cleanUpDuplicates', {}, { actor: 'organizer' });
    expect(await planned(cleanUp)).toMatchObject(all);
    expect(await planned(aMutation('castDateVote', { date }), aMutation('leaveGroup', {}), cleanUp)).toMatchObject(all);
  });

  test('for a kind that is only counted its number alone', async () => {
    const mutation = aMutation('castDateVote', { date });
    const parsed = parseMutation(mutation);
    if (typeof parsed === 'string') throw new Error(parsed);
    const readSet = () => [{ kind: 'dateVote' as const, memberId: bo.memberId, isCount: true as const }];
    const definition = { ...parsed.definition, readSet, target: () => undefined };
    expect(await plannedOf([mutation], [{ ...parsed, definition }])).toEqual({
      members: [],
      votes: [],
      counts: [0, 2],
      rsvps: [],
    });
  });

  test('one statement reads a kind, however many writes name its rows; another counts them, if not all are read', async () => {
    const tables: string[] = [];
    server.db.on('query', ({ sql }: { sql: string }) => {
      const [, table] = /^select .* (?:from|join) "(\w+)"/s.exec(sql) ?? [];
      if (table !== undefined) tables.push(table);
    });
    const [one, two] = days.map((day) => aMutation('castDateVote', { date: day }));
    if (!one || !two) throw new Error('two days');
    await planned(one, two);
    expect(tables.toSorted()).toEqual(['date_votes', 'date_votes', 'members', 'mutations']);
    tables.length = 0;
    await planned(one, aMutation('cleanUpDuplicates', {}, { actor: 'organizer' }), two);
    expect(tables.filter((table) => table === 'date_votes')).toHaveLength(1);
    tables.length = 0;
    await planned(aMutation('logout', {}));
    expect(tables).toEqual(['mutations']);
  });

  test('L5: counts for its address by the kinds of its rows: an answer for more than a vote', async () => {
    await planned(aMutation('castDateVote', { date }));
    const [row, answer] = [256, 8 * 1024];
    expect(weighed).toBe(2 * row);
    const save = aMutation('saveSimpleResponse', { payload: aPayload() });
    await planned(save);
    const before = weighed;
    await send([ara.token], save);
    await planned(save);
    expect(weighed - before).toBe(answer);
    await planned(aMutation('logout', {}));
    expect(weighed).toBe(0);
  });

  test('for a log-out none', async () => {
    expect(await planned(aMutation('logout', {}))).toEqual({ members: [], votes: [], counts: [0, 0], rsvps: [] });
  });
});

test('P10: a write that cannot be read holds up none of its batch', async () => {
  const { token } = await joined('아라');
  const unreadable = { ...aMutation('castDateVote', { date }), name: 'fromTheFuture' };
  const wrong = { ...aMutation('castDateVote', { date }), input: { date: 'soon' } };
  expect(await send([token], unreadable, wrong, aMutation('castDateVote', { date }))).toEqual([
    'upgrade_required',
    'invalid_input',
    'applied',
  ]);
});

test('P10: a known id is answered from the store, with its version, and runs nothing again', async () => {
  const { token } = await joined('아라');
  const vote = aMutation('castDateVote', { date });
  await send([token], vote);
  const before = await server.db('groups').first('version');
  expect(await send([token], vote)).toEqual(['applied']);
  expect(await server.db('groups').first('version')).toEqual(before);
});

test('P7: what became of a base is looked up with the writes', async () => {
  const { token } = await joined('아라');
  const [base, unknown] = [aMutation('castDateVote', { date }), anId()];
  await send([token], base);
  const mutations = [base.mutationId, unknown, null].map((one) => aMutation('castDateVote', { date }, { base: one }));
  const { known } = await server.db.transaction((trx) =>
    plan({ trx, head: { id: groupId }, mutations, parsed: [], actors: [], remembered: [] } as unknown as Batch),
  );
  expect([...known.keys()]).toEqual([base.mutationId]);
});
