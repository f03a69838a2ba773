import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { someQuestions } from '#test/builders/group.ts';
import { aSecret, aShareUrl } from '#test/builders/mutation.ts';
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
  group = await world.openGroup();
  minji = await world.login(group.id, '민지');
});

type Saved = Record<string, unknown> & { memberName: string; preferredDates: string[] };
const save = (body: Record<string, unknown>, ref = group.id) =>
  world.post(`/api/groups/${ref}/preferences`, { sessionToken: minji.sessionToken, ...body });
const all = (ref = group.id) => world.ok<Saved[]>(world.get(`/api/groups/${ref}/preferences`));

describe('saving the default survey', () => {
  it('answers with the fields of the specification and the further ones', async () => {
    const saved = await world.ok<Saved>(save(aPreference()));
    expect(saved).toEqual({
      ...aPreference(),
      id: minji.memberId,
      groupId: group.id,
      memberId: minji.memberId,
      memberName: '민지',
      preferredDates: ['2027-04-03', '2027-04-04', '2027-04-05'],
      createdAt: '2026-03-02T09:00:00.000Z',
      updatedAt: '2026-03-02T09:00:00.000Z',
    });
    expect(await all()).toEqual([saved]);
  });

  it('takes single days and makes ranges of those that touch', async () => {
    const saved = await world.ok<Saved>(
      save({ preferredDates: ['2027-04-05', '2027-04-03', '2027-04-04', '2027-05-01'] }),
    );
    expect(saved).toMatchObject({
      dates: [
        { start: '2027-04-03', end: '2027-04-05' },
        { start: '2027-05-01', end: '2027-05-01' },
      ],
      preferredDates: ['2027-04-03', '2027-04-04', '2027-04-05', '2027-05-01'],
    });
  });

  it('keeps what is not said open, and chooses the bucket of the days', async () => {
    const saved = await world.ok<Saved>(save({ dates: aPreference().dates, totalDays: 9 }));
    expect(saved).toMatchObject({
      durationBucket: '8-14',
      totalDays: 9,
      flightBudget: null,
      travelPurposes: [],
      activityLevel: null,
      bucketList: '',
    });
  });

  it('expands overlapping ranges without saying a day twice', async () => {
    const saved = await world.ok<Saved>(
      save({
        dates: [
          { start: '2027-04-03', end: '2027-04-05' },
          { start: '2027-04-05', end: '2027-04-06' },
        ],
      }),
    );
    expect(saved.preferredDates).toEqual(['2027-04-03', '2027-04-04', '2027-04-05', '2027-04-06']);
  });

  it('replaces what was saved', async () => {
    await world.ok(save(aPreference()));
    world.pass(1);
    await world.ok(save(aPreference({ activityLevel: 9 })));
    expect(await all()).toMatchObject([{ activityLevel: 9 }]);
  });

  const wrong: [string, string, Record<string, unknown>][] = [
    ['no dates', 'dates', {}],
    ['an empty list of dates', 'dates', { dates: [] }],
    ['an empty list of days', 'preferredDates', { preferredDates: [] }],
    [
      'days that make six ranges',
      'preferredDates',
      { preferredDates: ['01', '03', '05', '07', '09', '11'].map((day) => `2027-05-${day}`) },
    ],
    ['a day that does not exist', 'preferredDates.0', { preferredDates: ['2027-02-30'] }],
    ['an activity level of 11', 'activityLevel', aPreference({ activityLevel: 11 })],
    ['a budget below nothing', 'flightBudget', aPreference({ flightBudget: -1 })],
    ['four purposes', 'travelPurposes', aPreference({ travelPurposes: ['healing', 'food', 'culture', 'shopping'] })],
    [
      'a destination type that is not offered',
      'preferredDestinationType',
      { ...aPreference(), preferredDestinationType: '우주' },
    ],
    ['an unknown key', 'hotel', { ...aPreference(), hotel: 1 }],
  ];
  it.each(wrong)('refuses %s and names the field', async (_what, field, body) => {
    const answer = await save(body);
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
    expect(answer.body.details).toContain(field);
  });

  it("needs the member's own session", async () => {
    const jun = await world.login(group.id, '준');
    for (const sessionToken of [undefined, aSecret()])
      expect((await save({ ...aPreference(), sessionToken })).body.code).toBe('not_authenticated');
    expect((await save({ ...aPreference(), memberId: jun.memberId })).body.code).toBe('not_yours');
    expect((await save({ ...aPreference(), memberId: minji.memberId })).status).toBe(200);
  });

  it('is refused in a group with questions of its own', async () => {
    const custom = await world.openGroup({ surveyType: 'custom', customQuestions: someQuestions });
    const { sessionToken } = await world.login(custom.id, '민지');
    const answer = await save({ ...aPreference(), sessionToken }, custom.id);
    expect([answer.status, answer.body.code]).toEqual([409, 'wrong_survey_type']);
  });
});

describe('reading', () => {
  it('lists in the order of joining, by id and by share link; nothing for a new group', async () => {
    expect(await all()).toEqual([]);
    world.pass(1000);
    const jun = await world.login(group.id, '가나');
    await world.ok(save({ ...aPreference(), sessionToken: jun.sessionToken }));
    await world.ok(save(aPreference()));
    for (const ref of [group.id, group.shareUrl])
      expect((await all(ref)).map((one) => one.memberName)).toEqual(['민지', '가나']);
    expect((await world.get(`/api/groups/${aShareUrl()}/preferences`)).body.code).toBe('group_not_found');
  });

  it('makes its member done', async () => {
    expect((await world.login(group.id, '민지')).hasExistingResponse).toBe(false);
    await world.ok(save(aPreference()));
    expect(await world.members(group.id)).toMatchObject([{ status: 'done' }]);
    expect((await world.login(group.id, '민지')).hasExistingResponse).toBe(true);
  });
});
