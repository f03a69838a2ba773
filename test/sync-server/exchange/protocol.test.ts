import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ExchangeResponse, Mutation, Result } from '#shared/protocol/sync.ts';
import { limits } from '#shared/kernel/limits.ts';
import { someQuestions } from '#test/builders/group.ts';
import { aMutation, anId, aSecret, aShareUrl } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import { RunningServer, type Group, type Login } from '#test/worlds/running-server.ts';

let world: RunningServer;
let group: Group;
beforeAll(async () => {
  world = await RunningServer.start();
});
afterAll(() => world.close());
beforeEach(async () => {
  group = await world.openGroup();
});

type Delta = Extract<ExchangeResponse, { kind: 'delta' }>;
type Reset = Extract<ExchangeResponse, { kind: 'reset' }>;

async function reset(groupId = group.id): Promise<Reset> {
  const answer = await world.sync({ groupId });
  if (answer.kind !== 'reset') throw new Error(answer.kind);
  return answer;
}
async function cursorNow(groupId = group.id) {
  const { version, nonce } = await reset(groupId);
  return { version, nonce };
}
const delta = (answer: ExchangeResponse): Delta => {
  if (answer.kind !== 'delta') throw new Error(JSON.stringify(answer));
  return answer;
};
const results = (answer: ExchangeResponse): Result[] => ('results' in answer ? answer.results : []);
const codes = (answer: ExchangeResponse): string[] => results(answer).map((one) => one.code);
const join = (name: string, over: Partial<Mutation> = {}, memberId = anId()) =>
  aMutation('joinGroup', { memberId, name }, over);
const save = (over: Partial<Mutation> = {}, payload = aPayload()) => aMutation('saveSimpleResponse', { payload }, over);
const actor = (one: Login, mutations: Mutation[]) =>
  world.sync({ groupId: group.id, tokens: [one.sessionToken], mutations });

describe('P1: one request', () => {
  it('P1 sends mutations in order and brings results and changed rows together', async () => {
    const cursor = await cursorNow();
    const memberId = anId();
    const answer = delta(
      await world.sync({
        groupId: group.id,
        cursor,
        tokens: [aSecret()],
        mutations: [join('민지', {}, memberId), save()],
      }),
    );
    expect(answer.results.map((one) => [one.code, one.version])).toEqual([
      ['applied', cursor.version + 1],
      ['applied', cursor.version + 1],
    ]);
    expect(answer.rows.map((row) => [row.kind, row.id, row.version]).sort()).toEqual([
      ['member', memberId, cursor.version + 1],
      ['simpleResponse', memberId, cursor.version + 1],
    ]);
    expect(answer.chain).toHaveLength(2);
  });

  it('P1 without mutations brings what changed, and an empty delta when nothing did', async () => {
    const cursor = await cursorNow();
    expect(await world.sync({ groupId: group.id, cursor })).toEqual({
      proto: 1,
      now: world.clock.now,
      kind: 'delta',
      chain: [[cursor.version, cursor.nonce]],
      rows: [],
      gone: [],
      results: [],
    });
    await world.login(group.id, '민지');
    expect(delta(await world.sync({ groupId: group.id, cursor })).rows.map((row) => row.kind)).toEqual(['member']);
  });

  it("P1 names rows as its schema does and never the server's own columns", async () => {
    await world.login(group.id, '민지');
    const { rows } = await reset();
    for (const row of rows)
      expect(Object.keys(row).sort()).toEqual(['data', 'id', 'kind', 'mutationId', 'timestamp', 'version']);
    expect(rows.find((row) => row.kind === 'member')?.data).toEqual({
      name: '민지',
      joinedAt: world.clock.now,
      hue: 0,
      claimed: true,
    });
  });
});

describe('P2: cursors', () => {
  it('P2 no cursor brings a reset with every row', async () => {
    const { memberId } = await world.login(group.id, '민지');
    const answer = await reset();
    expect(answer.rows.map((row) => [row.kind, row.id]).sort()).toEqual([
      ['group', group.id],
      ['member', memberId],
    ]);
    expect(answer.nonce).toMatch(/^[0-9A-Za-z]{11}$/);
  });

  it.each([
    ['a nonce of another history', (now: { version: number; nonce: string }) => ({ ...now, nonce: 'x'.repeat(11) })],
    [
      'a version that is not reached yet',
      (now: { version: number; nonce: string }) => ({ ...now, version: now.version + 1 }),
    ],
    [
      'a version beyond all',
      (now: { version: number; nonce: string }) => ({ ...now, version: Number.MAX_SAFE_INTEGER }),
    ],
    ['the nonce of another version', (now: { version: number; nonce: string }) => ({ ...now, version: 0 })],
  ])('P2 %s is lost, and nothing is executed', async (_what, make) => {
    const before = await reset();
    const mutation = join('민지');
    const answer = await world.sync({
      groupId: group.id,
      cursor: make({ version: before.version, nonce: before.nonce }),
      tokens: [aSecret()],
      mutations: [mutation],
    });
    expect(answer).toEqual({ proto: 1, now: world.clock.now, kind: 'lost' });
    expect(await reset()).toEqual(before);
    expect(await world.db('mutations').where({ mutation_id: mutation.mutationId })).toEqual([]);
  });

  it('P2 every point of the history is known, back to the very first', async () => {
    const { nonce } = (await world.db('group_versions').where({ group_id: group.id, version: 0 }).first('nonce')) as {
      nonce: string;
    };
    for (const name of ['a', 'b', 'c']) await world.login(group.id, name);
    const answer = delta(await world.sync({ groupId: group.id, cursor: { version: 0, nonce } }));
    expect(answer.chain.map(([version]) => version)).toEqual([0, 1, 2, 3, 4]);
    expect(answer.rows).toHaveLength(4);
  });
});

describe('P3: chains', () => {
  it("P3 a delta's chain holds every (version, nonce) from the cursor to now, each nonce once", async () => {
    const cursor = await cursorNow();
    const seen: [number, string][] = [[cursor.version, cursor.nonce]];
    for (const name of ['a', 'b', 'c']) {
      await world.login(group.id, name);
      const now = await cursorNow();
      seen.push([now.version, now.nonce]);
    }
    expect(delta(await world.sync({ groupId: group.id, cursor })).chain).toEqual(seen);
    expect(new Set(seen.map(([, nonce]) => nonce)).size).toBe(4);
  });

  it('P3 a chain longer than 256 is cut, keeps both ends, and brings all rows', async () => {
    const { sessionToken } = await world.login(group.id, '민지');
    const cursor = await cursorNow();
    for (let turn = 0; turn < 300; turn += 1)
      await world.sync({ groupId: group.id, tokens: [sessionToken], mutations: [save({ timestamp: turn + 1 })] });
    const answer = delta(await world.sync({ groupId: group.id, cursor }));
    const now = await cursorNow();
    expect(answer.chain).toHaveLength(257);
    expect(answer.chain[0]).toEqual([cursor.version, cursor.nonce]);
    expect(answer.chain.at(-1)).toEqual([now.version, now.nonce]);
    expect(answer.rows).toHaveLength(1);
  });
});

describe('P5, tombstones', () => {
  it('a removed row reaches a cursor before it as gone, a fresh device not at all, and a later cursor not again', async () => {
    const { memberId } = await world.login(group.id, '민지');
    const before = await cursorNow();
    await world.login(group.id, '준');
    // No mutation removes a member yet: the store does it under the version of the next commit.
    await world
      .db('members')
      .where({ id: memberId })
      .update({ removed: 1, name: null, joined_at: null, claimed: null, version: before.version + 1 });
    const answer = delta(await world.sync({ groupId: group.id, cursor: before }));
    expect(answer.gone).toMatchObject([{ kind: 'member', id: memberId, version: before.version + 1 }]);
    expect(answer.rows.map((row) => row.kind)).toEqual(['member']);
    expect((await reset()).rows.map((row) => row.id)).not.toContain(memberId);
    expect(delta(await world.sync({ groupId: group.id, cursor: await cursorNow() })).gone).toEqual([]);
  });
});

describe('P6: timestamps', () => {
  const rowOf = async (memberId: string) =>
    (await reset()).rows.find((row) => row.kind === 'simpleResponse' && row.id === memberId);

  it('P6 the higher timestamp wins, whatever comes first; the one that loses is superseded and has a version', async () => {
    const minji = await world.login(group.id, '민지');
    expect(codes(await actor(minji, [save({ timestamp: 200 }, aPayload({ range: 'domestic' }))]))).toEqual(['applied']);
    const before = await cursorNow();
    const [late] = results(await actor(minji, [save({ timestamp: 100 }, aPayload({ range: 'intl_long' }))]));
    expect(late).toMatchObject({ code: 'superseded', version: before.version + 1 });
    expect((await cursorNow()).version).toBe(before.version + 1);
    expect(await rowOf(minji.memberId)).toMatchObject({ timestamp: 200, data: { payload: { range: 'domestic' } } });
  });

  it('P6 a withdrawal counts also where nothing is yet: an older vote that arrives after it is superseded', async () => {
    const minji = await world.login(group.id, '민지');
    const vote = { date: '2027-04-03' };
    expect(codes(await actor(minji, [aMutation('withdrawDateVote', vote, { timestamp: 200 })]))).toEqual(['applied']);
    expect(codes(await actor(minji, [aMutation('castDateVote', vote, { timestamp: 100 })]))).toEqual(['superseded']);
    expect((await reset()).rows.filter((row) => row.kind === 'dateVote')).toEqual([]);
    expect(codes(await actor(minji, [aMutation('castDateVote', vote, { timestamp: 300 })]))).toEqual(['applied']);
  });

  it('P6 equal timestamps are decided by the mutation id, the same way in either order', async () => {
    const payloads = [aPayload({ range: 'domestic' }), aPayload({ range: 'intl_long' })];
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const one = await world.login(group.id, `n${String(order[0])}`);
      const mutationIds = [`aaaaaaaa-${anId()}`, `bbbbbbbb-${anId()}`];
      for (const index of order)
        await actor(one, [save({ timestamp: 50, mutationId: mutationIds[index] ?? '' }, payloads[index])]);
      expect(await rowOf(one.memberId)).toMatchObject({ mutationId: mutationIds[1] });
    }
  });

  it('P6 a timestamp from the future counts as now', async () => {
    const minji = await world.login(group.id, '민지');
    await actor(minji, [save({ timestamp: world.clock.now + 1e9 })]);
    expect((await rowOf(minji.memberId))?.timestamp).toBe(world.clock.now);
    world.pass(1000);
    const other = await actor(minji, [save({ timestamp: world.clock.now }, aPayload({ range: 'domestic' }))]);
    expect(codes(other)).toEqual(['applied']);
    expect(await rowOf(minji.memberId)).toMatchObject({ data: { payload: { range: 'domestic' } } });
  });

  it('P6 a device whose clock is ahead keeps its own order', async () => {
    const minji = await world.login(group.id, '민지');
    const ahead = world.clock.now + 1e9;
    // Mids that fall: were the timestamps only cut off at now, the first would win.
    const saves = (['domestic', 'intl_short', 'intl_mid', 'intl_long'] as const).map((range, index) =>
      save({ timestamp: ahead + index, mutationId: `${9 - index}-${anId()}` }, aPayload({ range })),
    );
    expect(codes(await actor(minji, saves.slice(0, 3)))).toEqual(['applied', 'applied', 'applied']);
    expect(codes(await actor(minji, saves.slice(3)))).toEqual(['applied']);
    expect(await rowOf(minji.memberId)).toMatchObject({ data: { payload: { range: 'intl_long' } } });
  });

  it('P6 a timestamp up to a minute in the future stands: clocks differ that much', async () => {
    const minji = await world.login(group.id, '민지');
    await actor(minji, [save({ timestamp: world.clock.now + 60_000 })]);
    expect((await rowOf(minji.memberId))?.timestamp).toBe(world.clock.now + 60_000);
  });

  it('P6 a reset names the latest timestamp of the group, removed rows included', async () => {
    const minji = await world.login(group.id, '민지');
    const at = world.clock.now + 30_000;
    await actor(minji, [aMutation('castDateVote', { date: '2027-04-03' }, { timestamp: at - 1 })]);
    await actor(minji, [aMutation('withdrawDateVote', { date: '2027-04-03' }, { timestamp: at })]);
    expect((await reset()).latest).toBe(at);
  });

  it('P6 a timestamp that is no whole number, negative or beyond numbers is bad input', async () => {
    const minji = await world.login(group.id, '민지');
    for (const timestamp of [1.5, -1, 2 ** 53, '1', null]) {
      const answer = await world.postSync({
        groupId: group.id,
        tokens: [minji.sessionToken],
        mutations: [{ ...save(), timestamp }],
      });
      expect(answer.status).toBe(400);
      expect(answer.body.details).toEqual(['mutations.0.timestamp']);
    }
  });
});

describe('P7: bases', () => {
  it('P7 a save made on another row than the present one is a conflict, and changes nothing', async () => {
    const minji = await world.login(group.id, '민지');
    const [first, second] = [save({ timestamp: 10 }), save({ timestamp: 20 }, aPayload({ range: 'domestic' }))];
    await actor(minji, [first]);
    await actor(minji, [{ ...second, base: first.mutationId }]);
    expect(
      codes(await actor(minji, [save({ timestamp: 30, base: first.mutationId }, aPayload({ range: 'intl_long' }))])),
    ).toEqual(['conflict']);
    expect((await reset()).rows.find((row) => row.kind === 'simpleResponse')).toMatchObject({
      mutationId: second.mutationId,
    });
  });

  it('P7 a save made on nothing conflicts with a row that is there, and not with none', async () => {
    const minji = await world.login(group.id, '민지');
    expect(codes(await actor(minji, [save({ timestamp: 10, base: null })]))).toEqual(['applied']);
    expect(codes(await actor(minji, [save({ timestamp: 20, base: null })]))).toEqual(['conflict']);
  });

  it('P7 a base unknown to this history (lost by a restore) is accepted', async () => {
    const minji = await world.login(group.id, '민지');
    await actor(minji, [save({ timestamp: 10 })]);
    expect(codes(await actor(minji, [save({ timestamp: 20, base: anId() })]))).toEqual(['applied']);
  });

  it('P7 a base that was itself refused is a conflict, also within one request', async () => {
    const minji = await world.login(group.id, '민지');
    await actor(minji, [save({ timestamp: 10 })]);
    const refused = save({ timestamp: 20, base: null });
    const onIt = save({ timestamp: 30, base: refused.mutationId });
    expect(codes(await actor(minji, [refused, onIt]))).toEqual(['conflict', 'conflict']);
    expect(codes(await actor(minji, [save({ timestamp: 40, base: refused.mutationId })]))).toEqual(['conflict']);
  });

  it('P7 a chain of saves, each made on the one before, goes through in one request', async () => {
    const minji = await world.login(group.id, '민지');
    const one = save({ timestamp: 10, base: null });
    const two = save({ timestamp: 11, base: one.mutationId });
    const three = save({ timestamp: 12, base: two.mutationId }, aPayload({ range: 'domestic' }));
    expect(codes(await actor(minji, [one, two, three]))).toEqual(['applied', 'applied', 'applied']);
  });
});

describe('P9: joining', () => {
  it('P9 the device chooses the member id, and its session speaks for that member from then on', async () => {
    const [memberId, secret] = [anId(), aSecret()];
    expect(
      codes(await world.sync({ groupId: group.id, tokens: [secret], mutations: [join('민지', {}, memberId)] })),
    ).toEqual(['applied']);
    const saved = await world.ok<{ id: string }>(
      world.post(`/api/group/${group.id}/simple-response`, { payload: aPayload(), sessionToken: secret }),
    );
    expect(saved.id).toBe(memberId);
  });

  it('P9 a taken name is refused and holds what is behind it, in this request and the next; nothing is merged', async () => {
    const first = await world.login(group.id, '민지');
    const secret = aSecret();
    const mutations = [join(' 민지'), save(), aMutation('logout', {})];
    for (let times = 0; times < 2; times += 1) {
      const answer = await world.sync({ groupId: group.id, tokens: [secret], mutations });
      expect(codes(answer)).toEqual(['name_taken', 'blocked', 'blocked']);
    }
    expect((await world.members(group.id)).map((one) => one.id)).toEqual([first.memberId]);
    expect(
      await world.db('mutations').whereIn(
        'mutation_id',
        mutations.slice(1).map((one) => one.mutationId),
      ),
    ).toEqual([]);
  });

  it('P9 what was held runs once the person says "that is me"', async () => {
    const first = await world.login(group.id, '민지');
    const secret = aSecret();
    const held = save();
    await world.sync({ groupId: group.id, tokens: [secret], mutations: [join('민지'), held] });
    const answer = await world.sync({
      groupId: group.id,
      tokens: [secret],
      mutations: [aMutation('claimMember', { memberId: first.memberId }), held],
    });
    expect(codes(answer)).toEqual(['applied', 'applied']);
    expect((await reset()).rows.find((row) => row.kind === 'simpleResponse')?.id).toBe(first.memberId);
  });

  it('P9 what was held runs once they have joined under another name', async () => {
    await world.login(group.id, '민지');
    const [secret, memberId] = [aSecret(), anId()];
    const held = save();
    await world.sync({ groupId: group.id, tokens: [secret], mutations: [join('민지', {}, memberId), held] });
    expect(
      codes(await world.sync({ groupId: group.id, tokens: [secret], mutations: [join('민지2', {}, memberId), held] })),
    ).toEqual(['applied', 'applied']);
  });

  it('P9 two actors of one request do not wait for each other: what one of them is refused does not hold the other', async () => {
    await world.login(group.id, '민지');
    const mine = anId();
    const answer = await world.sync({
      groupId: group.id,
      tokens: [aSecret(), aSecret()],
      mutations: [
        join('민지', { actor: 0 }),
        join('준', { actor: 1 }, mine),
        save({ actor: 0 }),
        save({ actor: 1 }),
        aMutation('addMember', { memberId: anId(), name: '서연' }, { actor: 'link' }),
      ],
    });
    expect(codes(answer)).toEqual(['name_taken', 'applied', 'blocked', 'applied', 'applied']);
    expect((await reset()).rows.filter((row) => row.kind === 'simpleResponse').map((row) => row.id)).toEqual([mine]);
  });

  it('P9 a member id that is taken is refused, and so is the claim of nobody', async () => {
    const first = await world.login(group.id, '민지');
    expect(
      codes(await world.sync({ groupId: group.id, tokens: [aSecret()], mutations: [join('준', {}, first.memberId)] })),
    ).toEqual(['name_taken']);
    expect(
      codes(
        await world.sync({
          groupId: group.id,
          tokens: [aSecret()],
          mutations: [aMutation('claimMember', { memberId: anId() })],
        }),
      ),
    ).toEqual(['member_not_found']);
  });

  it('P9 a session that speaks for one member cannot join or claim another', async () => {
    const [minji, jun] = [await world.login(group.id, '민지'), await world.login(group.id, '준')];
    expect(codes(await actor(minji, [join('서연')]))).toEqual(['not_yours']);
    expect(codes(await actor(minji, [aMutation('claimMember', { memberId: jun.memberId })]))).toEqual(['not_yours']);
    expect(codes(await actor(minji, [aMutation('claimMember', { memberId: minji.memberId }), save()]))).toEqual([
      'applied',
      'applied',
    ]);
  });

  it('P9 a saved answer goes to the member of its session only: nothing in it can name another', async () => {
    const [minji, jun] = [await world.login(group.id, '민지'), await world.login(group.id, '준')];
    const sneaky = { ...save(), input: { payload: aPayload(), memberId: jun.memberId } };
    expect(codes(await actor(minji, [sneaky]))).toEqual(['invalid_input']);
    expect(
      codes(await actor(minji, [save({ actor: 'link' }), save({ actor: 'organizer' }), save({ actor: 5 })])),
    ).toEqual(['not_authenticated', 'not_authenticated', 'not_authenticated']);
  });
});

describe('P10: the mutation log', () => {
  it('P10 a known mutation id is answered from the store, effects and refusals, whatever is in it now', async () => {
    const secret = aSecret();
    const [joined, saved] = [join('민지'), save()];
    const first = await world.sync({ groupId: group.id, tokens: [secret], mutations: [joined, saved] });
    const before = await reset();
    const again = await world.sync({
      groupId: group.id,
      tokens: [secret],
      mutations: [joined, { ...saved, input: { payload: aPayload({ range: 'domestic' }) } }],
    });
    expect(results(again)).toEqual(results(first));
    expect(await reset()).toEqual(before);

    const refused = join('민지');
    await world.sync({ groupId: group.id, tokens: [aSecret()], mutations: [refused] });
    const renamed = { ...refused, input: { memberId: anId(), name: 'somebody new' } };
    expect(codes(await world.sync({ groupId: group.id, tokens: [aSecret()], mutations: [renamed] }))).toEqual([
      'name_taken',
    ]);
  });

  it('P10 one mutation id twice in one request takes effect once', async () => {
    const one = aMutation('addMember', { memberId: anId(), name: '준' }, { actor: 'link' });
    expect(codes(await world.sync({ groupId: group.id, mutations: [one, one] }))).toEqual(['applied', 'applied']);
    expect(await world.members(group.id)).toHaveLength(1);
  });

  it("P10 a mutation id belongs to its group: another group's mutation log does not answer it", async () => {
    const other = await world.openGroup();
    const one = aMutation('addMember', { memberId: anId(), name: '준' }, { actor: 'link' });
    await world.sync({ groupId: group.id, mutations: [one] });
    await world.sync({ groupId: other.id, mutations: [one] });
    expect(await world.members(other.id)).toHaveLength(1);
  });

  it('P10 all effects of a request share one version; refusals alone move nothing', async () => {
    const before = await cursorNow();
    const people = ['a', 'b', 'c'].map((name) => aMutation('addMember', { memberId: anId(), name }, { actor: 'link' }));
    await world.sync({ groupId: group.id, mutations: people });
    expect((await cursorNow()).version).toBe(before.version + 1);
    const after = await cursorNow();
    expect(
      codes(
        await world.sync({
          groupId: group.id,
          mutations: [aMutation('addMember', { memberId: anId(), name: 'A' }, { actor: 'link' })],
        }),
      ),
    ).toEqual(['name_taken']);
    expect(await cursorNow()).toEqual(after);
  });

  it('P10 twenty devices at once: every mutation takes effect once, versions are without a gap', async () => {
    const before = await cursorNow();
    const requests = Array.from({ length: 20 }, (_, index) => ({
      groupId: group.id,
      mutations: [aMutation('addMember', { memberId: anId(), name: `n${index}` }, { actor: 'link' })],
    }));
    const answers = await Promise.all([...requests, ...requests].map((request) => world.sync(request)));
    expect(answers.flatMap(codes).every((code) => code === 'applied')).toBe(true);
    expect(await world.members(group.id)).toHaveLength(20);
    const chain = delta(await world.sync({ groupId: group.id, cursor: before })).chain.map(([version]) => version);
    expect(chain).toEqual(Array.from({ length: 21 }, (_, index) => before.version + index));
  });

  it('P10, S5 a reset taken while others write is a snapshot: all rows of its version, none later', async () => {
    const history = new Map<number, string>();
    const shape = (rows: Reset['rows']) =>
      JSON.stringify(rows.map((row) => [row.kind, row.id, row.version, row.mutationId]).sort());
    const taken: Reset[] = [];
    const minji = await world.login(group.id, '민지');
    await Promise.all(
      Array.from({ length: 25 }, async (_, index) => {
        const writes = actor(minji, [
          aMutation('addMember', { memberId: anId(), name: `n${index}` }, { actor: 'link' }),
          save({ timestamp: index + 2 }),
        ]);
        const reads = Promise.all([reset(), reset()]);
        await writes;
        taken.push(...(await reads));
      }),
    );
    const start = (await world.db('group_versions').where({ group_id: group.id, version: 0 }).first('nonce')) as {
      nonce: string;
    };
    const all = delta(await world.sync({ groupId: group.id, cursor: { version: 0, nonce: start.nonce } }));
    expect(all.chain).toHaveLength(28);
    for (const one of taken) {
      for (const row of one.rows) expect(row.version, 'a row from after the snapshot').toBeLessThanOrEqual(one.version);
      const members = one.rows.filter((row) => row.kind === 'member').length;
      const wanted = all.rows.filter((row) => row.kind === 'member' && row.version <= one.version).length;
      expect(members, `members at version ${one.version}`).toBe(wanted);
      const before = history.get(one.version);
      if (before !== undefined) expect(shape(one.rows)).toBe(before);
      history.set(one.version, shape(one.rows));
    }
  });
});

describe('P14: ended and unknown', () => {
  it('P14, S10 a session that nobody knows executes nothing, whoever else speaks', async () => {
    const minji = await world.login(group.id, '민지');
    const before = await reset();
    const mutations = [save({ actor: 1 }), aMutation('addMember', { memberId: anId(), name: 'x' }, { actor: 'link' })];
    const answer = await world.sync({ groupId: group.id, tokens: [aSecret(), minji.sessionToken], mutations });
    expect(answer).toMatchObject({ kind: 'forbidden', why: 'nosession', actor: 0 });
    expect(answer).not.toHaveProperty('rows');
    expect(await reset()).toEqual(before);
  });

  it('P14, S10 a session that has logged out executes nothing and reads nothing', async () => {
    const minji = await world.login(group.id, '민지');
    expect(codes(await actor(minji, [aMutation('logout', {})]))).toEqual(['applied']);
    const before = await reset();
    expect(await actor(minji, [save()])).toMatchObject({ kind: 'forbidden', why: 'revoked', actor: 0 });
    expect(await actor(minji, [])).toMatchObject({ kind: 'forbidden', why: 'revoked' });
    expect(await actor(minji, [join('다시')])).toMatchObject({ kind: 'forbidden', why: 'revoked' });
    expect(await reset()).toEqual(before);
  });

  it('P14 what is behind a logout in the same request still belongs to that session', async () => {
    const minji = await world.login(group.id, '민지');
    expect(codes(await actor(minji, [aMutation('logout', {}), save()]))).toEqual(['applied', 'applied']);
  });

  it('P14, S10 a member who was taken out executes nothing', async () => {
    const minji = await world.login(group.id, '민지');
    await world
      .db('members')
      .where({ id: minji.memberId })
      .update({ removed: 1, name: null, joined_at: null, claimed: null });
    const before = await reset();
    expect(await actor(minji, [save()])).toMatchObject({ kind: 'forbidden', why: 'removed', actor: 0 });
    expect(await reset()).toEqual(before);
  });

  it('P14 a session of another group is unknown here', async () => {
    const other = await world.openGroup();
    const stranger = await world.login(other.id, '민지');
    expect(await actor(stranger, [save()])).toMatchObject({ kind: 'forbidden', why: 'nosession' });
  });

  it('P14 an answer that was lost is told again to a session that has ended since', async () => {
    const minji = await world.login(group.id, '민지');
    const saved = save();
    const first = results(await actor(minji, [saved]));
    await world.ok(world.post(`/api/groups/${group.id}/logout`, { sessionToken: minji.sessionToken }));
    const answer = await actor(minji, [saved, save()]);
    expect(answer.kind).toBe('forbidden');
    expect(results(answer)).toEqual(first);
  });

  it('P14 a deleted group is gone, executes nothing, and still tells what it had answered', async () => {
    const known = aMutation('addMember', { memberId: anId(), name: 'x' }, { actor: 'link' });
    await world.sync({ groupId: group.id, mutations: [known] });
    await world.db('groups').where({ id: group.id }).update({ deleted_at: world.clock.now });
    const answer = await world.sync({
      groupId: group.id,
      mutations: [known, aMutation('addMember', { memberId: anId(), name: 'y' }, { actor: 'link' })],
    });
    expect(answer).toMatchObject({ kind: 'gone', results: [{ mutationId: known.mutationId, code: 'applied' }] });
  });

  it('P14 a group that the server does not know is unknown, and nothing is kept of it', async () => {
    const groupId = anId();
    expect(
      await world.sync({
        groupId,
        mutations: [aMutation('addMember', { memberId: anId(), name: 'x' }, { actor: 'link' })],
      }),
    ).toEqual({ proto: 1, now: world.clock.now, kind: 'unknown', results: [] });
    expect(await world.sync({ groupId, tokens: [aSecret()] })).toEqual({
      proto: 1,
      now: world.clock.now,
      kind: 'unknown',
      results: [],
    });
    expect(await world.db('mutations').where({ group_id: groupId })).toEqual([]);
  });
});

describe('creating a group by the queue', () => {
  const form = (over: Record<string, unknown> = {}) => ({
    groupId: anId(),
    shareUrl: aShareUrl(),
    organizerToken: aSecret(),
    name: '오프라인',
    description: '',
    createdBy: '지우',
    creatorEmail: 'jiu@example.com',
    surveyType: 'default' as 'default' | 'custom',
    ...over,
  });
  const create = (input: ReturnType<typeof form>, over: Partial<Mutation> = {}) =>
    aMutation('createGroup', input, { actor: 'link', ...over });
  const traces = async (groupId: string) => {
    const found: string[] = [];
    for (const table of [
      'group_versions',
      'mutations',
      'sessions',
      'group_profiles',
      'members',
      'member_contacts',
      'poisoned',
    ])
      if ((await world.db(table).where({ group_id: groupId })).length > 0) found.push(table);
    if (await world.db('groups').where({ id: groupId }).first('id')) found.push('groups');
    return found;
  };

  it('P10 a request that is refused as a whole opens no group', async () => {
    const input = form();
    const request = { groupId: input.groupId, tokens: [aSecret()], mutations: [create(input), save()] };
    expect(await world.sync(request)).toMatchObject({ kind: 'forbidden', why: 'nosession', actor: 0, results: [] });
    expect(await traces(input.groupId)).toEqual([]);
    expect(codes(await world.sync({ ...request, tokens: [], mutations: request.mutations.slice(0, 1) }))).toEqual([
      'applied',
    ]);
  });

  it('brings ids and the secret from the device; joining and answering go along in the same request', async () => {
    const input = form();
    const secret = aSecret();
    const answer = await world.sync({
      groupId: input.groupId,
      tokens: [secret],
      mutations: [create(input), join('지우'), save()],
    });
    expect(answer.kind).toBe('reset');
    expect(codes(answer)).toEqual(['applied', 'applied', 'applied']);
    expect(await world.ok(world.get(`/api/groups/${input.shareUrl}`))).toMatchObject({
      id: input.groupId,
      name: '오프라인',
    });
  });

  it('is answered from the store when it comes again', async () => {
    const input = form();
    const one = create(input);
    await world.sync({ groupId: input.groupId, mutations: [one] });
    expect(codes(await world.sync({ groupId: input.groupId, mutations: [one] }))).toEqual(['applied']);
  });

  it.each([
    ['bad input', (input: ReturnType<typeof form>) => ({ ...input, name: ' ' })],
    [
      'a custom survey without questions',
      (input: ReturnType<typeof form>) => ({ ...input, surveyType: 'custom' as 'default' | 'custom' }),
    ],
    ["another group's id inside", (input: ReturnType<typeof form>) => ({ ...input, groupId: anId() })],
    ['a share link that is taken', (input: ReturnType<typeof form>) => ({ ...input, shareUrl: group.shareUrl })],
  ])('that is refused for %s leaves nothing behind', async (_what, change) => {
    const input = form();
    const answer = await world.sync({
      groupId: input.groupId,
      tokens: [aSecret()],
      mutations: [create(change(input)), join('지우')],
    });
    expect(answer.kind).toBe('unknown');
    expect(await traces(input.groupId)).toEqual([]);
  });

  it('a refused one is answered with its reason', async () => {
    const input = form({ shareUrl: group.shareUrl });
    expect(codes(await world.sync({ groupId: input.groupId, mutations: [create(input)] }))).toEqual(['conflict']);
  });

  it('with an id that somebody else has is refused, and gives no power over that group', async () => {
    const mine = form({ groupId: group.id });
    expect(codes(await world.sync({ groupId: group.id, mutations: [create(mine)] }))).toEqual(['conflict']);
    expect(await world.ok(world.get(`/api/groups/${group.id}`))).toMatchObject({
      name: group.name,
      shareUrl: group.shareUrl,
    });
    expect((await world.get(`/api/groups/${mine.shareUrl}`)).status).toBe(404);
  });

  it('twice at once, by two flushers, makes one group', async () => {
    const input = form();
    const one = create(input);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => world.postSync<ExchangeResponse>({ groupId: input.groupId, mutations: [one] })),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(answers.flatMap((answer) => codes(answer.body))).toEqual(Array.from({ length: 6 }, () => 'applied'));
  });

  it('only opens a group as the first of a request', async () => {
    const input = form();
    const answer = await world.sync({
      groupId: input.groupId,
      mutations: [aMutation('addMember', { memberId: anId(), name: 'x' }, { actor: 'link' }), create(input)],
    });
    expect(answer).toEqual({ proto: 1, now: world.clock.now, kind: 'unknown', results: [] });
    expect(await traces(input.groupId)).toEqual([]);
  });

  it('with a cursor of a history that is lost is opened again', async () => {
    const input = form();
    const answer = await world.sync({
      groupId: input.groupId,
      cursor: { version: 3, nonce: 'abcdefghijk' },
      mutations: [create(input)],
    });
    expect(answer.kind).toBe('lost');
    const again = await world.sync({ groupId: input.groupId, cursor: null, mutations: [create(input)] });
    expect(again.kind).toBe('reset');
  });
});

describe('what the exchange takes', () => {
  it(`P13 refuses more than ${limits.mutations} mutations as bad input, and takes ${limits.mutations}`, async () => {
    const people = Array.from({ length: limits.mutations + 1 }, (_, index) =>
      aMutation('addMember', { memberId: anId(), name: `n${index % 50}` }, { actor: 'link' }),
    );
    const answer = await world.postSync({ groupId: group.id, mutations: people });
    expect([answer.status, answer.body.details]).toEqual([400, ['mutations']]);
    expect(await world.members(group.id)).toEqual([]);
    expect(
      codes(await world.sync({ groupId: group.id, mutations: people.slice(1) })).filter((code) => code === 'applied'),
    ).toHaveLength(50);
  });

  it('P13 refuses a request of more than 256 KiB whole', async () => {
    const people = Array.from({ length: 150 }, (_, index) =>
      aMutation(
        'addMember',
        { memberId: anId(), name: `n${index}`, email: `${'x'.repeat(200)}@example.com` },
        { actor: 'link' },
      ),
    );
    const padded = people.map((one) => ({ ...one, input: { ...(one.input as object), padding: 'x'.repeat(1600) } }));
    const answer = await world.postSync({ groupId: group.id, mutations: padded });
    expect([answer.status, answer.body.code]).toEqual([413, 'body_too_large']);
  });

  it.each([0, 2, 99])('P13 asks a build of protocol %i to update: 426', async (proto) => {
    const answer = await world.post('/api/sync', { proto, groupId: group.id, cursor: null, tokens: [], mutations: [] });
    expect([answer.status, answer.body.code]).toEqual([426, 'upgrade_required']);
    const richer = await world.post('/api/sync', {
      proto,
      groupId: group.id,
      cursor: null,
      tokens: [],
      mutations: [],
      news: true,
    });
    expect(richer.body.code).toBe('upgrade_required');
  });

  it.each([undefined, null, '1', 1.5])('P13 takes proto %s as bad input', async (proto) => {
    const answer = await world.post('/api/sync', { proto, groupId: group.id, cursor: null, tokens: [], mutations: [] });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
  });

  it('P10 a mutation of a newer build is upgrade_required, one of unknown shape invalid_input; the others go on', async () => {
    const answer = await world.sync({
      groupId: group.id,
      mutations: [
        { ...aMutation('addMember', { memberId: anId(), name: 'x' }, { actor: 'link' }), name: 'danceTango' },
        { ...aMutation('addMember', { memberId: anId(), name: 'x' }, { actor: 'link' }), ver: 99 },
        {
          ...aMutation('addMember', { memberId: anId(), name: 'x' }, { actor: 'link' }),
          name: 'constructor',
        },
        { ...aMutation('addMember', { memberId: anId(), name: 'x' }, { actor: 'link' }), input: { name: 'x' } },
        { ...aMutation('addMember', { memberId: anId(), name: 'x' }, { actor: 'link' }), input: null },
        aMutation('addMember', { memberId: anId(), name: 'x' }, { actor: 'link' }),
      ],
    });
    expect(codes(answer)).toEqual([
      'upgrade_required',
      'upgrade_required',
      'upgrade_required',
      'invalid_input',
      'invalid_input',
      'applied',
    ]);
  });

  it.each([
    ['no group', { groupId: undefined }, 'groupId'],
    ['a group by its share link', { groupId: 'x'.repeat(22) }, 'groupId'],
    ['a cursor without a nonce', { cursor: { version: 1 } }, 'cursor.nonce'],
    ['a cursor with a nonce that is none', { cursor: { version: 1, nonce: 'a\u0000b' } }, 'cursor.nonce'],
    ['nine tokens', { tokens: Array.from({ length: 9 }, aSecret) }, 'tokens'],
    ['a token that is none', { tokens: ['x'] }, 'tokens.0'],
    ['a mutation id that is too short', { mutations: [{ ...save(), mutationId: 'x' }] }, 'mutations.0.mutationId'],
    [
      'a mutation id with a null byte',
      { mutations: [{ ...save(), mutationId: `12345678\u0000` }] },
      'mutations.0.mutationId',
    ],
    [
      'a mutation id with half a character',
      { mutations: [{ ...save(), mutationId: '12345678\ud800' }] },
      'mutations.0.mutationId',
    ],
    ['a base with a null byte', { mutations: [{ ...save(), base: `12345678\u0000` }] }, 'mutations.0.base'],
    ['an unknown key', { more: 1 }, 'more'],
    ['an unknown key in a mutation', { mutations: [{ ...save(), force: true }] }, 'mutations.0.force'],
    ['an actor that is a word', { mutations: [{ ...save(), actor: 'admin' }] }, 'mutations.0.actor'],
  ])('refuses %s', async (_what, over, field) => {
    const answer = await world.postSync({ groupId: group.id, ...over });
    expect([answer.status, answer.body.details]).toEqual([400, [field]]);
  });

  it('a wrong organiser secret is no organiser, and harms no other mutation', async () => {
    const answer = await world.sync({
      groupId: group.id,
      organizerToken: aSecret(),
      mutations: [aMutation('addMember', { memberId: anId(), name: 'x' }, { actor: 'organizer' })],
    });
    expect(codes(answer)).toEqual(['applied']);
  });

  it('a group with questions of its own refuses the 4-step survey', async () => {
    const custom = await world.openGroup({ surveyType: 'custom', customQuestions: someQuestions });
    expect(
      codes(await world.sync({ groupId: custom.id, tokens: [aSecret()], mutations: [join('민지'), save()] })),
    ).toEqual(['applied', 'wrong_survey_type']);
  });

  it('names with half a character are kept the same on both sides', async () => {
    const memberId = anId();
    await world.sync({
      groupId: group.id,
      mutations: [aMutation('addMember', { memberId, name: 'half \ud83c' }, { actor: 'link' })],
    });
    const [member] = await world.members(group.id);
    expect(member?.name).toBe('half \ufffd');
    expect(
      codes(
        await world.sync({
          groupId: group.id,
          mutations: [aMutation('addMember', { memberId: anId(), name: 'half \ud83c' }, { actor: 'link' })],
        }),
      ),
    ).toEqual(['name_taken']);
  });
});
