import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ExchangeRequest, ExchangeResponse, Mutation } from '#shared/protocol/sync.ts';
import { createGroup } from '#app/local/group/groups.ts';
import { calledTimestamp } from '#server/kernel/run-one.ts';
import { springTrip } from '#test/builders/group.ts';
import { aMutation, anId, aSecret } from '#test/builders/mutation.ts';
import { dateVotes } from '#server/vote/store.ts';
import { WorldServer } from '#test/worlds/devices.ts';

const [date, another] = ['2027-04-03', '2027-04-04'];
const hour = 60 * 60 * 1000;
let server: WorldServer;
let groupId: string;
let shareUrl: string;
let memberId: string;
let token: string;

beforeEach(async () => {
  server = await WorldServer.open();
  const organizer = server.device('organizer');
  ({ groupId, shareUrl } = await createGroup(organizer.device, springTrip));
  await organizer.sync(groupId);
  [memberId, token] = [anId(), aSecret()];
  await send(aMutation('joinGroup', { memberId, name: '아라' }));
});
afterEach(() => server.close());

async function send(...mutations: Mutation[]): Promise<Extract<ExchangeResponse, { results: unknown }>['results']> {
  const request: ExchangeRequest = { proto: 1, groupId, cursor: null, tokens: [token], shareUrl, mutations };
  const answer = (await server.answer(request)) as ExchangeResponse;
  if (!('results' in answer)) throw new Error(answer.kind);
  return answer.results;
}
const vote = (day = date, over: Partial<Mutation> = {}) => aMutation('castDateVote', { date: day }, over);
const headNow = () => server.db('groups').where({ id: groupId }).first();
const kept = (mutationId: string) => server.db('mutations').where({ mutation_id: mutationId }).first();
const points = () => server.db('group_versions').where({ group_id: groupId }).orderBy('version');

describe('P10: what a batch leaves behind', () => {
  test('is one version with one nonce for all that was accepted, rows and results included', async () => {
    const before = await headNow();
    const refused = aMutation('castDateVote', { date: '2099-01-01' });
    const [one, two] = [vote(), vote(another)];
    const results = await send(one, refused, two);
    const after = await headNow();
    expect(after?.version).toBe(Number(before?.version) + 1);
    expect(after?.nonce).not.toBe(before?.nonce);
    expect((await points()).at(-1)).toMatchObject({ version: after?.version, nonce: after?.nonce });
    expect(results.map((result) => result.version)).toEqual([after?.version, undefined, after?.version]);
    expect((await dateVotes.read(server.db, groupId, {})).map((row) => row.version)).toEqual([
      after?.version,
      after?.version,
    ]);
    expect(await kept(refused.mutationId)).toMatchObject({ code: 'date_too_far', version: null });
    expect(await kept(two.mutationId)).toMatchObject({ code: 'applied', version: after?.version });
  });

  test('reaches the device that sent it and knew everything: the point before, the new one, and the rows between', async () => {
    const { version, nonce } = (await headNow()) ?? { version: 0, nonce: '' };
    const one = vote();
    const answer = await server.answer({
      proto: 1,
      groupId,
      cursor: { version, nonce },
      tokens: [token],
      shareUrl,
      mutations: [one],
    });
    const after = await headNow();
    expect(answer).toMatchObject({
      kind: 'delta',
      chain: [
        [version, nonce],
        [after?.version, after?.nonce],
      ],
      rows: [{ kind: 'dateVote', mutationId: one.mutationId, version: after?.version }],
    });
  });

  test('is no version where all was refused; the refusals are kept', async () => {
    const before = await headNow();
    const refused = aMutation('castDateVote', { date: '2099-01-01' });
    await send(refused);
    expect(await headNow()).toEqual(before);
    expect(await kept(refused.mutationId)).toMatchObject({ code: 'date_too_far' });
  });

  test('is a version for a write that was beaten, though no row changes', async () => {
    await send(vote(date, { timestamp: 9 }));
    const before = await headNow();
    expect((await send(vote(date, { timestamp: 8 }))).map((one) => one.code)).toEqual(['superseded']);
    expect((await headNow())?.version).toBe(Number(before?.version) + 1);
  });
});

test('P6: the group remembers the highest timestamp of any write, whichever came last', async () => {
  server.pass(2 * hour);
  await send(vote(date, { timestamp: server.nowMs - hour }));
  const high = (await headNow())?.latest_timestamp;
  await send(vote(another, { timestamp: 2 }));
  expect(high).toBe(server.nowMs - hour);
  expect((await headNow())?.latest_timestamp).toBe(high);
  await send(vote('2027-04-05', { timestamp: server.nowMs - 1 }));
  expect((await headNow())?.latest_timestamp).toBe(server.nowMs - 1);
});

test('L5: a group holds the bytes of what it has accepted, once', async () => {
  const bytes = async () => Number((await headNow())?.bytes);
  const weigh = (...mutations: Mutation[]) => Buffer.byteLength(JSON.stringify(mutations));
  const [one, two, refused] = [vote(), vote(another), aMutation('castDateVote', { date: '2099-01-01' })];
  const start = await bytes();
  await send(one);
  expect(await bytes()).toBe(start + weigh(one));
  await send(one, refused, two);
  expect(await bytes()).toBe(start + weigh(one) + weigh(two));
  server.pass(5);
  await send(one, refused);
  expect(await bytes()).toBe(start + weigh(one) + weigh(two));
});

test('P10: a result counts from its arrival on, and that of an accepted write not before its own timestamp', async () => {
  const soon = server.nowMs + hour;
  const [past, ahead, called, refused] = [
    vote('2027-04-05', { timestamp: 3 }),
    vote(date, { timestamp: soon }),
    vote(another, { timestamp: calledTimestamp }),
    aMutation('castDateVote', { date: '2099-01-01' }, { timestamp: soon }),
  ];
  await send(past, ahead, called, refused);
  expect(await kept(past.mutationId)).toMatchObject({ at: server.nowMs });
  expect(await kept(ahead.mutationId)).toMatchObject({ at: soon });
  expect(await kept(called.mutationId)).toMatchObject({ at: server.nowMs });
  expect(await kept(refused.mutationId)).toMatchObject({ at: server.nowMs });
});
