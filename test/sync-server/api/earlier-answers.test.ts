import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#shared/kernel/limits.ts';
import { sweep } from '#server/retention/sweep.ts';
import { someQuestions } from '#test/builders/group.ts';
import { aMutation } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import { aPreference } from '#test/builders/preference.ts';
import { RunningServer, type Group, type Login } from '#test/worlds/running-server.ts';

let world: RunningServer;
let group: Group;
let minji: Login;
beforeAll(async () => {
  world = await RunningServer.start();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.pass(60_000);
  group = await world.openGroup({ createdBy: '지우' });
  minji = await world.login(group.id, '민지');
});

const day = 24 * 60 * 60 * 1000;
type Own = { id: string; kind: string; givenAt: string; replacedAt: string | null; answer: Record<string, unknown> }[];
const own = (one = minji, of = group.id) =>
  world.ok<Own>(world.get(`/api/groups/${of}/own-answers`, { authorization: `Bearer ${one.sessionToken}` }));
const earlier = async () => (await own()).filter((one) => one.replacedAt !== null);
const save = async (over: Parameters<typeof aPayload>[0] = {}, one = minji) => {
  world.pass(1000);
  await world.ok(
    world.post(`/api/group/${group.id}/simple-response`, { payload: aPayload(over), sessionToken: one.sessionToken }),
  );
};
const iso = () => new Date(world.clock.now).toISOString();

describe('an answer that was replaced', () => {
  it('is kept, of every survey, with when it was given and when it was replaced', async () => {
    await save({ range: 'domestic' });
    const first = iso();
    await save({ range: 'intl_mid' });
    expect(await own()).toEqual([
      {
        id: expect.any(String) as string,
        kind: 'simpleResponse',
        givenAt: iso(),
        replacedAt: null,
        answer: aPayload({ range: 'intl_mid' }),
      },
      {
        id: expect.any(String) as string,
        kind: 'simpleResponse',
        givenAt: first,
        replacedAt: iso(),
        answer: aPayload({ range: 'domestic' }),
      },
    ]);
    for (const foodStyle of ['local', 'familiar'] as const) {
      world.pass(1000);
      await world.ok(
        world.post(`/api/groups/${group.id}/preferences`, {
          ...aPreference({ foodStyle }),
          sessionToken: minji.sessionToken,
        }),
      );
    }
    expect((await earlier()).map((one) => [one.kind, one.answer['foodStyle'] ?? one.answer['range']])).toEqual([
      ['preference', 'local'],
      ['simpleResponse', 'domestic'],
    ]);
  });

  it("is kept of a group's own questions", async () => {
    const custom = await world.openGroup({ surveyType: 'custom', customQuestions: someQuestions });
    const bo = await world.login(custom.id, 'Bo');
    for (const q1 of ['부산', '제주']) {
      world.pass(1000);
      await world.ok(
        world.post('/api/custom-survey-responses', {
          groupId: custom.id,
          memberId: bo.memberId,
          responses: { q1 },
          sessionToken: bo.sessionToken,
        }),
      );
    }
    expect((await own(bo, custom.id)).map((one) => [one.kind, one.answer, one.replacedAt !== null])).toEqual([
      ['customResponse', { q1: '제주' }, false],
      ['customResponse', { q1: '부산' }, true],
    ]);
  });

  it('is gone after 7 days, from the answer at once and from the disk with the next save', async () => {
    await save({ range: 'domestic' });
    await save({ range: 'intl_mid' });
    world.pass(limits.earlierAnswerDays * day);
    expect(await earlier()).toHaveLength(1);
    world.pass(1);
    expect(await earlier()).toEqual([]);
    expect(await own()).toHaveLength(1);
    await save({ range: 'intl_mid' }, await world.login(group.id, 'Ara'));
    expect(
      await world
        .db('given_answers')
        .where({ group_id: group.id, member_id: minji.memberId })
        .select({ mutationId: 'mutation_id' }),
    ).toHaveLength(1);
  });

  it('comes back by a save like any other, and the one in between is then the earlier one', async () => {
    await save({ range: 'domestic' });
    await save({ range: 'intl_mid' });
    const [back] = await earlier();
    world.pass(1000);
    await world.ok(
      world.post(`/api/group/${group.id}/simple-response`, { payload: back?.answer, sessionToken: minji.sessionToken }),
    );
    expect((await own()).map((one) => [one.answer['range'], one.replacedAt !== null])).toEqual([
      ['domestic', false],
      ['intl_mid', true],
    ]);
  });

  it('is not kept twice: the same answer once more replaces nothing', async () => {
    await save();
    await save();
    expect(await own()).toHaveLength(1);
  });

  it(`is one of ${limits.earlierAnswers} at most`, async () => {
    for (let turn = 0; turn < limits.earlierAnswers + 3; turn += 1) await save({ originAirport: `A${turn}` });
    const kept = await earlier();
    expect(kept).toHaveLength(limits.earlierAnswers);
    expect(kept[0]?.answer['originAirport']).toBe(`A${limits.earlierAnswers + 1}`);
  });

  it('is also one that came too late: it never counted, and can still be brought back', async () => {
    await save({ range: 'intl_mid' });
    const answer = await world.sync({
      groupId: group.id,
      tokens: [minji.sessionToken],
      mutations: [aMutation('saveSimpleResponse', { payload: aPayload({ range: 'domestic' }) }, { timestamp: 1 })],
    });
    expect('results' in answer && answer.results[0]?.code).toBe('superseded');
    expect((await own()).map((one) => [one.answer['range'], one.replacedAt !== null]).sort()).toEqual([
      ['domestic', true],
      ['intl_mid', false],
    ]);
  });

  it('is for nobody but its member, the organiser included', async () => {
    await save({ range: 'domestic' });
    await save({ range: 'intl_mid' });
    const ara = await world.login(group.id, 'Ara');
    expect(await own(ara)).toEqual([]);
    expect(
      (await world.get(`/api/groups/${group.id}/own-answers`, { authorization: `Bearer ${group.organizerToken}` }))
        .status,
    ).toBe(401);
    expect((await world.get(`/api/groups/${group.id}/own-answers`)).status).toBe(401);
  });

  it('waits for a member who was taken out, goes for good with them, and with the group', async () => {
    await save({ range: 'domestic' });
    await save({ range: 'intl_mid' });
    const organize = async (name: 'removeMember' | 'restoreMember') => {
      world.pass(1000);
      await world.sync({
        groupId: group.id,
        organizerToken: group.organizerToken,
        mutations: [aMutation(name, { memberId: minji.memberId }, { actor: 'organizer', timestamp: world.clock.now })],
      });
    };
    const kept = async () =>
      (await world.db('given_answers').where({ group_id: group.id }).select({ mutationId: 'mutation_id' })).length;
    await organize('removeMember');
    expect(
      (await world.get(`/api/groups/${group.id}/own-answers`, { authorization: `Bearer ${minji.sessionToken}` }))
        .status,
    ).toBe(403);
    await organize('restoreMember');
    expect(await own()).toHaveLength(2);
    await organize('removeMember');
    world.pass(8 * day);
    await sweep(world.db, world.clock.now, 12);
    expect(await kept()).toBe(0);
    await save({}, await world.login(group.id, 'Ara'));
    expect(await kept()).toBe(1);
    world.pass(1000);
    await world.sync({
      groupId: group.id,
      organizerToken: group.organizerToken,
      mutations: [aMutation('deleteGroup', {}, { actor: 'organizer', timestamp: world.clock.now })],
    });
    expect(await kept()).toBe(0);
  });
});
