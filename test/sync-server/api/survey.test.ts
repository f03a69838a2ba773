import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { someQuestions } from '#test/builders/group.ts';
import { anId, aSecret, aShareUrl } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import { RunningServer, type Group, type Login } from '#test/worlds/running-server.ts';

let world: RunningServer;
let group: Group;
let minji: Login;
beforeAll(async () => {
  world = await RunningServer.start();
});
afterAll(() => world.close());
beforeEach(async () => {
  group = await world.openGroup();
  minji = await world.login(group.id, '민지');
});

interface Saved {
  id: string;
  groupId: string;
  memberName: string;
  payload: Record<string, unknown>;
  createdAt: string;
  updatedAt: string;
}
const save = (body: Record<string, unknown>, ref = group.id) =>
  world.post<Saved>(`/api/group/${ref}/simple-response`, body);
const refuse = (body: Record<string, unknown>, ref = group.id) => world.post(`/api/group/${ref}/simple-response`, body);
const saveAs = (one: Login, payload: unknown) => world.ok<Saved>(save({ payload, sessionToken: one.sessionToken }));

describe('saving the 4-step survey', () => {
  it('answers with the saved response', async () => {
    const answer = await save({ name: '민지', payload: aPayload(), sessionToken: minji.sessionToken });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: minji.memberId,
      groupId: group.id,
      memberName: '민지',
      payload: aPayload(),
      createdAt: '2026-03-02T09:00:00.000Z',
      updatedAt: '2026-03-02T09:00:00.000Z',
    });
  });

  it('is the same by share link, with the session as a bearer, and without the name', async () => {
    const answer = await world.post<Saved>(
      `/api/group/${group.shareUrl}/simple-response`,
      { payload: aPayload() },
      { authorization: `Bearer ${minji.sessionToken}` },
    );
    expect(answer.status).toBe(200);
    expect(answer.body.memberName).toBe('민지');
  });

  it('replaces what was saved, and keeps when that was first', async () => {
    await saveAs(minji, aPayload());
    const first = world.clock.now;
    world.pass(60_000);
    const saved = await saveAs(minji, aPayload({ range: 'domestic' }));
    expect(saved).toMatchObject({
      payload: { range: 'domestic' },
      createdAt: new Date(first).toISOString(),
      updatedAt: new Date(first + 60_000).toISOString(),
    });
    expect(await world.ok(world.get(`/api/groups/${group.id}/simple-responses`))).toHaveLength(1);
  });

  it('P6 the last of several saves stands, also within one millisecond and when the clock goes back', async () => {
    for (const [turn, range] of (
      ['domestic', 'intl_short', 'intl_mid', 'intl_long', 'domestic', 'intl_short', 'intl_mid', 'intl_long'] as const
    ).entries()) {
      if (turn > 3) world.pass(-1000);
      expect((await saveAs(minji, aPayload({ range }))).payload).toMatchObject({ range });
    }
  });

  it('takes the member from the session: the same name in another spelling is fine, another name is not', async () => {
    await world.login(group.id, '준');
    expect(
      (await save({ name: ` ${'민지'.normalize('NFD')} `, payload: aPayload(), sessionToken: minji.sessionToken }))
        .status,
    ).toBe(200);
    const answer = await refuse({ name: '준', payload: aPayload(), sessionToken: minji.sessionToken });
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe('not_yours');
    expect((await world.get(`/api/group/${group.id}/simple-response/${encodeURIComponent('준')}`)).status).toBe(404);
  });

  it("refuses no session, an unknown one, one of another group, an ended one and a removed member's", async () => {
    const other = await world.openGroup();
    const stranger = await world.login(other.id, '민지');
    const ended = await world.login(group.id, '준');
    await world.ok(world.post(`/api/groups/${group.id}/logout`, { sessionToken: ended.sessionToken }));
    const removed = await world.login(group.id, '서연');
    await world
      .db('members')
      .where({ id: removed.memberId })
      .update({ removed: 1, name: null, joined_at: null, claimed: null });
    const cases: [Record<string, string>, number, string][] = [
      [{}, 401, 'not_authenticated'],
      [{ sessionToken: aSecret() }, 401, 'not_authenticated'],
      [{ sessionToken: group.organizerToken }, 401, 'not_authenticated'],
      [{ sessionToken: stranger.sessionToken }, 401, 'not_authenticated'],
      [{ sessionToken: ended.sessionToken }, 401, 'session_revoked'],
      [{ sessionToken: removed.sessionToken }, 403, 'member_removed'],
    ];
    for (const [credential, status, code] of cases) {
      const answer = await refuse({ payload: aPayload(), ...credential });
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
    expect(await world.ok(world.get(`/api/groups/${group.id}/simple-responses`))).toEqual([]);
  });

  it('refuses a bearer that is none', async () => {
    for (const authorization of [
      'Bearer short',
      `Basic ${minji.sessionToken}`,
      `Bearer ${minji.sessionToken}x`,
      minji.sessionToken,
    ]) {
      const answer = await world.post(
        `/api/group/${group.id}/simple-response`,
        { payload: aPayload() },
        { authorization },
      );
      expect(answer.body.code, authorization).toBe('not_authenticated');
    }
  });

  it('is refused in a group with questions of its own', async () => {
    const custom = await world.openGroup({ surveyType: 'custom', customQuestions: someQuestions });
    const { sessionToken } = await world.login(custom.id, '민지');
    const answer = await refuse({ payload: aPayload(), sessionToken }, custom.id);
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('wrong_survey_type');
  });

  const wrong: [string, string, unknown][] = [
    ['no payload', 'payload', undefined],
    ['a payload that is null', 'payload', null],
    ['a payload that is a list', 'payload', []],
    ['a payload that is a word', 'payload', 'golf'],
    ['a payload of broken JSON text', 'payload', '{"range":'],
    ['no dates', 'availability', aPayload({ availability: [] })],
    [
      'six ranges',
      'availability',
      aPayload({
        availability: Array.from({ length: 6 }, (_, index) => ({
          start: `2026-05-${index * 3 + 10}`,
          end: `2026-05-${index * 3 + 11}`,
        })),
      }),
    ],
    [
      'only ranges that end before they start',
      'availability',
      aPayload({ availability: [{ start: '2026-05-05', end: '2026-05-01' }] }),
    ],
    [
      'a day that does not exist',
      'availability',
      aPayload({ availability: [{ start: '2026-02-30', end: '2026-02-30' }] }),
    ],
    ['a range of 367 days', 'availability', aPayload({ availability: [{ start: '2026-01-01', end: '2027-01-02' }] })],
    ['an origin that is not offered', 'originCountryIso2', { ...aPayload(), originCountryIso2: 'AQ' }],
    ['an airport of 81 characters', 'originAirport', aPayload({ originAirport: 'x'.repeat(81) })],
    ['an airport that is a number', 'originAirport', { ...aPayload(), originAirport: 12 }],
    ['no range', 'range', { ...aPayload(), range: undefined }],
    ['a range that is not offered', 'range', { ...aPayload(), range: 'moon' }],
    ['an unknown tier', 'budgetTier', { ...aPayload(), budgetTier: 'free' }],
    ['neither tier nor amounts', 'budgetTier', aPayload({ budgetTier: null })],
    [
      'a custom budget without a currency',
      'budgetTier',
      { ...aPayload({ budgetTier: null }), budgetMin: 1, budgetMax: 2 },
    ],
    [
      'an unknown currency',
      'budgetCurrency',
      { ...aPayload({ budgetTier: null }), budgetCurrency: 'EUR', budgetMin: 1, budgetMax: 2 },
    ],
    [
      'a minimum over the maximum',
      'budgetMax',
      aPayload({ budgetTier: null, budgetCurrency: 'KRW', budgetMin: 3, budgetMax: 2 }),
    ],
    [
      'a minimum below nothing',
      'budgetMin',
      { ...aPayload({ budgetTier: null, budgetCurrency: 'KRW' }), budgetMin: -1, budgetMax: 2 },
    ],
    [
      'an amount that is a fraction',
      'budgetMax',
      { ...aPayload({ budgetTier: null, budgetCurrency: 'KRW' }), budgetMin: 1, budgetMax: 2.5 },
    ],
    [
      'an amount that is a word',
      'budgetMin',
      { ...aPayload({ budgetTier: null, budgetCurrency: 'KRW' }), budgetMin: 'much', budgetMax: 2 },
    ],
    ['an unknown trip type', 'mainType', { ...aPayload(), mainType: 'space' }],
    ['a trip type called constructor', 'mainType', { ...aPayload(), mainType: 'constructor' }],
    ['four detailed preferences', 'subcats', aPayload({ subcats: ['city_tour', 'history', 'food', 'shopping'] })],
    ['a detailed preference that is a number', 'subcats', { ...aPayload(), subcats: [1] }],
    ['other without a description', 'otherDescription', aPayload({ mainType: 'other' })],
    ['other with a blank description', 'otherDescription', aPayload({ mainType: 'other', otherDescription: '  ' })],
    [
      'a description of 201 characters',
      'otherDescription',
      aPayload({ mainType: 'other', otherDescription: 'x'.repeat(201) }),
    ],
    ['a seed that is no day', 'seed', aPayload({ seed: 'today' })],
  ];
  it.each(wrong)('refuses %s and names the field', async (_what, field, payload) => {
    const answer = await refuse({ payload, sessionToken: minji.sessionToken });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('invalid_input');
    expect(answer.body.details).toContain(field);
  });

  it('refuses an unknown key beside the payload', async () => {
    expect(
      (await refuse({ payload: aPayload(), memberId: minji.memberId, sessionToken: minji.sessionToken })).body.details,
    ).toEqual(['memberId']);
  });

  it('does not know a group by an unknown id or share link', async () => {
    for (const ref of [anId(), aShareUrl()])
      expect((await refuse({ payload: aPayload(), sessionToken: minji.sessionToken }, ref)).body.code).toBe(
        'group_not_found',
      );
  });
});

describe('the payload forms of founding decision 13', () => {
  const canonical = aPayload();
  const variants: [string, Record<string, unknown>, Record<string, unknown>][] = [
    ['availability as JSON text', { ...canonical, availability: JSON.stringify(canonical.availability) }, {}],
    [
      'the whole payload as JSON text is taken too, with startDate and endDate',
      { ...canonical, availability: [{ startDate: '2026-05-01', endDate: '2026-05-05' }] },
      {},
    ],
    ['originCountry', { ...canonical, originCountryIso2: undefined, originCountry: 'JP' }, { originCountryIso2: 'JP' }],
    [
      'an origin that is none of the specification’s eight',
      { ...canonical, originCountryIso2: 'FR', originAirport: 'Lyon (LYS)' },
      { originCountryIso2: 'FR', originAirport: 'Lyon (LYS)' },
    ],
    [
      'useCustomBudget true, tier ignored',
      { ...canonical, useCustomBudget: true, budgetCurrency: 'USD', budgetMin: 100, budgetMax: 200 },
      { budgetTier: null, budgetCurrency: 'USD', budgetMin: 100, budgetMax: 200 },
    ],
    [
      'useCustomBudget false, amounts ignored',
      { ...canonical, useCustomBudget: false, budgetCurrency: 'USD', budgetMin: 100, budgetMax: 200 },
      {},
    ],
    [
      'amounts as text',
      { ...canonical, budgetTier: null, budgetCurrency: 'KRW', budgetMin: '0', budgetMax: '2000000000' },
      { budgetTier: null, budgetCurrency: 'KRW', budgetMin: 0, budgetMax: 2_000_000_000 },
    ],
    [
      'an empty tier beside amounts',
      { ...canonical, budgetTier: '', budgetCurrency: 'KRW', budgetMin: 5, budgetMax: 5 },
      { budgetTier: null, budgetCurrency: 'KRW', budgetMin: 5, budgetMax: 5 },
    ],
    [
      'preferredDates as single days, joined where they touch',
      { ...canonical, availability: undefined, preferredDates: ['2026-05-02', '2026-05-01', '2026-05-09'] },
      {
        availability: [
          { start: '2026-05-01', end: '2026-05-02' },
          { start: '2026-05-09', end: '2026-05-09' },
        ],
      },
    ],
    [
      'startDate and endDate',
      { ...canonical, availability: undefined, startDate: '2026-05-01', endDate: '2026-05-03' },
      { availability: [{ start: '2026-05-01', end: '2026-05-03' }] },
    ],
    [
      'startDate alone',
      { ...canonical, availability: undefined, startDate: '2026-05-01' },
      { availability: [{ start: '2026-05-01', end: '2026-05-01' }] },
    ],
    [
      'travelDates as pairs',
      { ...canonical, availability: undefined, travelDates: [{ start: '2026-05-01', end: '2026-05-02' }] },
      { availability: [{ start: '2026-05-01', end: '2026-05-02' }] },
    ],
    ['travelType', { ...canonical, mainType: undefined, travelType: 'golf' }, { mainType: 'golf' }],
    ['type', { ...canonical, mainType: undefined, type: 'ski' }, { mainType: 'ski' }],
    ['subcats as JSON text', { ...canonical, subcats: '["food"]' }, { subcats: ['food'] }],
    ['no subcats', { ...canonical, subcats: undefined }, { subcats: [] }],
    [
      'chips of another type, dropped',
      { ...canonical, mainType: 'golf', subcats: ['mix', 'food'] },
      { mainType: 'golf', subcats: ['mix'] },
    ],
    ['no seed: the day of the server', { ...canonical, seed: undefined }, { seed: '2026-03-02' }],
    ['no language: Korean', { ...canonical, lang: undefined }, { lang: 'ko' }],
    ['an unknown language: Korean', { ...canonical, lang: 'xx' }, { lang: 'ko' }],
    [
      'ranges of which only some are whole: those',
      {
        ...canonical,
        availability: [
          { start: '2026-05-01', end: '' },
          { start: '2026-06-01', end: '2026-06-02' },
        ],
      },
      { availability: [{ start: '2026-06-01', end: '2026-06-02' }] },
    ],
    [
      'a description without the type other, dropped',
      { ...canonical, otherDescription: 'x' },
      { otherDescription: null },
    ],
    [
      'other with its description',
      { ...canonical, mainType: 'other', otherDescription: ' 온천 ' },
      { mainType: 'other', otherDescription: '온천' },
    ],
    ['an airport', { ...canonical, originAirport: 'ICN' }, { originAirport: 'ICN' }],
  ];
  it.each(variants)('%s', async (_what, payload, expected) => {
    expect((await saveAs(minji, payload)).payload).toEqual({ ...canonical, ...expected });
    expect((await saveAs(minji, JSON.stringify(payload))).payload).toEqual({ ...canonical, ...expected });
  });
});

it('a sixth range is refused aloud, and what was saved before stays', async () => {
  const availability = ['01', '03', '05', '07', '09', '11'].map((day) => ({
    start: `2026-05-${day}`,
    end: `2026-05-${day}`,
  }));
  const path = `/api/group/${group.id}/simple-response`;
  const answer = await world.post(path, { payload: aPayload({ availability }), sessionToken: minji.sessionToken });
  expect([answer.status, answer.body.code, answer.body.details]).toEqual([400, 'invalid_input', ['availability']]);
});

describe('reading what was saved', () => {
  it('finds one answer by name, in any spelling, by id and by share link', async () => {
    const saved = await saveAs(minji, aPayload());
    for (const ref of [group.id, group.shareUrl]) {
      for (const name of ['민지', '민지'.normalize('NFD'), ' 민지 '])
        expect(await world.ok(world.get(`/api/group/${ref}/simple-response/${encodeURIComponent(name)}`))).toEqual(
          saved,
        );
    }
  });

  it('keeps a name with a slash, a percent sign and a question mark apart from the path', async () => {
    const odd = await world.login(group.id, 'a/b?c%d');
    await saveAs(odd, aPayload());
    expect(
      await world.ok(world.get(`/api/group/${group.id}/simple-response/${encodeURIComponent('a/b?c%d')}`)),
    ).toMatchObject({ memberName: 'a/b?c%d' });
  });

  it('says that there is no answer, alike for a member without one and for nobody', async () => {
    const [waiting, nobody] = await Promise.all(
      ['민지', '없음'].map((name) => world.get(`/api/group/${group.id}/simple-response/${encodeURIComponent(name)}`)),
    );
    expect([waiting?.status, nobody?.status]).toEqual([404, 404]);
    expect({ ...waiting?.body, requestId: '' }).toEqual({ ...nobody?.body, requestId: '' });
    expect(waiting?.body.code).toBe('response_not_found');
  });

  it('refuses a name that is not well encoded', async () => {
    const answer = await world.get(`/api/group/${group.id}/simple-response/%E0%A4%A`);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('invalid_input');
  });

  it('lists all answers in the order of joining', async () => {
    world.pass(1000);
    const jun = await world.login(group.id, '가나');
    await saveAs(jun, aPayload({ mainType: 'golf' }));
    await saveAs(minji, aPayload());
    for (const ref of [group.id, group.shareUrl]) {
      expect(
        (await world.ok<Saved[]>(world.get(`/api/groups/${ref}/simple-responses`))).map((one) => one.memberName),
      ).toEqual(['민지', '가나']);
    }
  });

  it('lists nothing for a new group and does not know an unknown one', async () => {
    for (const path of ['simple-responses', 'survey-results']) {
      expect(await world.ok(world.get(`/api/groups/${group.id}/${path}`))).toEqual([]);
      for (const ref of [anId(), aShareUrl()])
        expect((await world.get(`/api/groups/${ref}/${path}`)).body.code).toBe('group_not_found');
    }
  });

  it('begins the survey results with the consensus, then each member (founding decision 21)', async () => {
    const others: Login[] = [];
    for (const name of ['준', '서연']) {
      world.pass(1000);
      others.push(await world.login(group.id, name));
    }
    await saveAs(
      minji,
      aPayload({
        mainType: 'golf',
        subcats: ['mix', 'one_round'],
        range: 'domestic',
        budgetTier: 'low',
        originAirport: 'ICN',
      }),
    );
    await saveAs(
      others[0] as Login,
      aPayload({ mainType: 'golf', subcats: ['mix'], range: 'intl_mid', budgetTier: 'high', originAirport: 'GMP' }),
    );
    await saveAs(
      others[1] as Login,
      aPayload({
        mainType: 'ski',
        range: 'intl_mid',
        budgetTier: null,
        budgetCurrency: 'KRW',
        budgetMin: 1,
        budgetMax: 2,
        originCountryIso2: 'JP',
      }),
    );
    const results = await world.ok<Record<string, unknown>[]>(
      world.get(`/api/groups/${group.shareUrl}/survey-results`),
    );
    expect(results[0]).toEqual({
      memberName: null,
      originCountryIso2: 'KR',
      originAirport: 'GMP',
      range: 'intl_mid',
      budgetTier: 'low',
      mainType: 'golf',
      subcats: ['mix', 'one_round'],
    });
    expect(results.slice(1).map((one) => [one['memberName'], one['mainType'], one['budgetTier']])).toEqual([
      ['민지', 'golf', 'low'],
      ['준', 'golf', 'high'],
      ['서연', 'ski', null],
    ]);
  });
});
