import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '#shared/protocol/endpoints.ts';
import type { OutputOf } from '#shared/kernel/endpoint.ts';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import { proposals } from '#shared/recommendation/proposals.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import type { SimplePayload } from '#shared/survey/schema.ts';
import { someQuestions } from '#test/builders/group.ts';
import { aMutation, anId } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';
import { RunningServer, type Group, type Login, type Refused } from '#test/worlds/running-server.ts';

type Found = OutputOf<Api['postGroupRecommendations']>;

let world: RunningServer;
let group: Group;
let minji: Login;
let jun: Login;
beforeAll(async () => {
  world = await RunningServer.start();
});
afterAll(() => world.close());
beforeEach(async () => {
  group = await world.openGroup();
  minji = await world.login(group.id, '민지');
  jun = await world.login(group.id, '준');
});

const ask = <T = Found>(body: Record<string, unknown> = {}, ref = group.id) =>
  world.post<T>(`/api/groups/${ref}/recommendations`, body);
const generate = <T = Found>(body: Record<string, unknown> = {}) =>
  world.post<T>('/api/recommendations/generate', { groupId: group.id, ...body });
const answer = (one: Login, over: Partial<SimplePayload> = {}) =>
  world.ok(
    world.post(`/api/group/${group.id}/simple-response`, { payload: aPayload(over), sessionToken: one.sessionToken }),
  );
const skiing: Partial<SimplePayload> = {
  mainType: 'ski',
  range: 'intl_short',
  budgetTier: 'high',
  availability: [{ start: '2027-02-01', end: '2027-02-05' }],
};
/** A device's own copy of the group, as the exchange brings it. */
const deviceRows = async (): Promise<GroupReplica> => {
  const answered = await world.sync({ groupId: group.id });
  if (!('rows' in answered)) throw new Error('no rows came');
  return new GroupReplica(answered.rows as Row[]);
};

describe('recommendations of a group', () => {
  it('are what every device computes from the same rows', async () => {
    await answer(minji, skiing);
    await answer(jun, { ...skiing, originCountryIso2: 'JP', mainType: 'relax', subcats: ['hot_spring'] });
    const found = await world.ok<Found>(ask({ lang: 'en' }));
    const own = recommend<'countries'>({
      rows: await deviceRows(),
      core,
      day: '2026-03-02',
      stage: { at: 'countries' },
    });
    expect(found.countries).toEqual(
      JSON.parse(
        JSON.stringify(
          own.cards.map(({ country, tradeOff, ...card }) => ({
            ...country,
            ...card,
            tradeOff: tradeOff ?? null,
            name: nameIn('en', country),
          })),
        ),
      ),
    );
    expect(found.shortlist).toEqual(own.shortlist);
    expect(found).toMatchObject({
      basis: { answered: 2, of: 2 },
      isWidened: own.isWidened,
      computedAt: '2026-03-02T09:00:00.000Z',
    });
    expect(found.trip).toEqual({ days: own.trip.days, start: own.trip.window?.start, end: own.trip.window?.end });
  });

  it('score what members voted for beside it, with who proposed it first, wherever it stands', async () => {
    await answer(minji, skiing);
    await answer(jun, skiing);
    expect((await world.ok<Found>(ask())).proposed).toEqual([]);
    for (const one of [jun, minji]) {
      world.clock.now += 1_000;
      await world.sync({
        groupId: group.id,
        tokens: [one.sessionToken],
        mutations: [
          aMutation(
            'castPlaceVote',
            { destinationId: 'singapore/singapore', ...(one === jun ? { note: '야경 보러 가자' } : {}) },
            { actor: 0, timestamp: world.clock.now },
          ),
        ],
      });
    }
    const { proposed } = await world.ok<Found>(ask({ lang: 'en' }));
    const rows = await deviceRows();
    const stage = { at: 'countries', proposed: proposals(rows, core).map(({ city }) => city) } as const;
    const [own] = recommend<'countries'>({ rows, core, day: '2026-03-02', stage }).proposed;
    expect(proposed).toHaveLength(1);
    expect(proposed[0]).toMatchObject({
      id: 'singapore/singapore',
      name: 'Singapore',
      score: own?.score,
      reasons: own?.reasons,
      proposerId: jun.memberId,
      note: '야경 보러 가자',
    });
  });

  it('send skiers to the snow, by either call, by id or share link, forced or not', async () => {
    await answer(minji, skiing);
    await answer(jun, skiing);
    const first = await world.ok<Found>(ask({ userId: 'anonymous-1', lang: 'ko', forceRefresh: true }));
    expect(first.countries[0]).toMatchObject({ slug: 'japan', name: '일본', worksNotFor: 0 });
    expect(first.countries[0]?.fit).toHaveLength(2);
    expect(first.shortlist[0]).toBe(first.countries[0]?.id);
    for (const same of [
      ask({}, group.shareUrl),
      ask({ userId: null }),
      generate(),
      generate({ groupId: group.shareUrl, userId: 'u', forceRefresh: false }),
    ])
      expect(await world.ok(same)).toEqual(first);
    for (const english of [ask({ lang: 'en' }), generate({ lang: 'en' })])
      expect((await world.ok<Found>(english)).countries[0]?.name).toBe('Japan');
  });

  it("has no preferences before anybody has answered, and says so in the specification's words", async () => {
    for (const refused of [await ask<Refused>(), await generate<Refused>({ lang: 'en' })]) {
      expect([refused.status, refused.body.code]).toEqual([409, 'no_preferences']);
      expect(refused.body.error).toMatch(/^No preferences/);
    }
  });

  it('stay locked until everybody has answered, those left out excepted', async () => {
    await answer(minji, skiing);
    const refused = await ask<Refused>();
    expect([refused.status, refused.body.code]).toEqual([409, 'recommendations_locked']);
    expect((await generate<Refused>()).body.code).toBe('recommendations_locked');
    world.pass(1_000);
    await world.sync({
      groupId: group.id,
      organizerToken: group.organizerToken,
      mutations: [
        aMutation('updateGroup', { excused: [jun.memberId] }, { actor: 'organizer', timestamp: world.clock.now }),
      ],
    });
    expect((await world.ok<Found>(ask())).basis).toEqual({ answered: 1, of: 1 });
  });

  it('open before that when the organiser goes on without those who are missing', async () => {
    await answer(minji, skiing);
    expect((await ask<Refused>()).body.code).toBe('recommendations_locked');
    await world.sync({
      groupId: group.id,
      organizerToken: group.organizerToken,
      mutations: [
        aMutation('decide', { kind: 'open', dates: null, place: null, word: '' }, { actor: 'organizer', base: null }),
      ],
    });
    expect((await world.ok<Found>(ask())).basis).toEqual({ answered: 1, of: 2 });
  });

  it('have nothing to go by where a group asks its own questions', async () => {
    group = await world.openGroup({ surveyType: 'custom', customQuestions: someQuestions });
    await world.login(group.id, '민지');
    expect((await ask<Refused>()).body.code).toBe('no_preferences');
  });

  it('refuse an unknown group, a language nobody speaks here, and a user id without end', async () => {
    expect((await ask<Refused>({}, anId())).status).toBe(404);
    expect((await generate<Refused>({ groupId: anId() })).body.code).toBe('group_not_found');
    for (const wrong of [{ lang: 'de' }, { userId: 'u'.repeat(65) }, { userId: 7 }, { forceRefresh: 'yes' }])
      expect((await ask<Refused>(wrong)).body.code).toBe('invalid_input');
    expect((await world.post('/api/recommendations/generate', {})).status).toBe(400);
  });
});
