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
  group = await world.openGroup({ surveyType: 'custom', customQuestions: someQuestions });
  minji = await world.login(group.id, '민지');
});

interface Saved {
  id: string;
  groupId: string;
  memberId: string;
  memberName: string;
  responses: Record<string, string>;
  createdAt: string;
  updatedAt: string;
}
const save = (responses: unknown, over: Record<string, unknown> = {}) =>
  world.post('/api/custom-survey-responses', {
    memberId: minji.memberId,
    groupId: group.id,
    responses,
    sessionToken: minji.sessionToken,
    ...over,
  });
const own = () => world.get<Saved>(`/api/members/${minji.memberId}/custom-survey-response`);
const all = (ref = group.id) => world.ok<Saved[]>(world.get(`/api/groups/${ref}/custom-survey-responses`));

describe("saving the answers to the group's own questions", () => {
  it("answers with what was saved, and the member's call reads it", async () => {
    const saved = await world.ok<Saved>(save({ q1: ' 제주 ', q2: '봄' }));
    expect(saved).toEqual({
      id: minji.memberId,
      groupId: group.id,
      memberId: minji.memberId,
      memberName: '민지',
      responses: { q1: '제주', q2: '봄' },
      createdAt: '2026-03-02T09:00:00.000Z',
      updatedAt: '2026-03-02T09:00:00.000Z',
    });
    expect((await own()).body).toEqual(saved);
  });

  it("works by share link, with the session as a bearer, and without the member's id", async () => {
    const answer = await world.post<Saved>(
      '/api/custom-survey-responses',
      { groupId: group.shareUrl, responses: { q1: '제주' } },
      { authorization: `Bearer ${minji.sessionToken}` },
    );
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ memberName: '민지', responses: { q1: '제주' } });
  });

  it('replaces what was saved, and keeps when that was first', async () => {
    await world.ok(save({ q1: '제주', q2: '봄' }));
    const first = world.clock.now;
    world.pass(1000);
    const saved = await world.ok<Saved>(save({ q1: '부산' }));
    expect(saved).toMatchObject({
      responses: { q1: '부산' },
      createdAt: new Date(first).toISOString(),
      updatedAt: new Date(first + 1000).toISOString(),
    });
    expect(await all()).toHaveLength(1);
  });

  const refused: [string, unknown, number, string][] = [
    ['a required question without an answer', { q2: '봄' }, 400, 'required_unanswered'],
    ['a required question with a blank answer', { q1: '  ' }, 400, 'required_unanswered'],
    ['a question that there is not', { q1: '제주', q9: 'x' }, 400, 'question_unknown'],
    ['a choice that is not offered', { q1: '제주', q2: '겨울' }, 400, 'choice_unknown'],
    ['an answer of 2,001 characters', { q1: 'x'.repeat(2001) }, 400, 'invalid_input'],
    ['an answer that is a number', { q1: 1 }, 400, 'invalid_input'],
    ['no answers at all', undefined, 400, 'invalid_input'],
  ];
  it.each(refused)('refuses %s', async (_what, responses, status, code) => {
    const answer = await save(responses);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await all()).toEqual([]);
  });

  it("takes the member from the session: another member's id is refused", async () => {
    const jun = await world.login(group.id, '준');
    const answer = await save({ q1: '제주' }, { memberId: jun.memberId });
    expect([answer.status, answer.body.code]).toEqual([403, 'not_yours']);
  });

  it('refuses no session, an unknown one and one of another group', async () => {
    const other = await world.openGroup({ surveyType: 'custom', customQuestions: someQuestions });
    const stranger = await world.login(other.id, '민지');
    for (const sessionToken of [undefined, aSecret(), stranger.sessionToken]) {
      const answer = await save({ q1: '제주' }, { sessionToken });
      expect([answer.status, answer.body.code]).toEqual([401, 'not_authenticated']);
    }
  });

  it('is refused in a group with the default survey', async () => {
    const plain = await world.openGroup();
    const { sessionToken, memberId } = await world.login(plain.id, '민지');
    const answer = await save({ q1: '제주' }, { groupId: plain.id, memberId, sessionToken });
    expect([answer.status, answer.body.code]).toEqual([409, 'wrong_survey_type']);
  });

  it('asks for a required question that is called constructor', async () => {
    const odd = await world.openGroup({
      surveyType: 'custom',
      customQuestions: {
        questions: [{ id: 'constructor', type: 'short_text', question: '?', required: true, order: 0 }],
      },
    });
    const { sessionToken, memberId } = await world.login(odd.id, '민지');
    const answer = await save({}, { groupId: odd.id, memberId, sessionToken });
    expect(answer.body.code).toBe('required_unanswered');
  });
});

describe('reading', () => {
  it('says that there is no answer yet, and that there is no such member', async () => {
    expect((await own()) as unknown).toMatchObject({ status: 404, body: { code: 'response_not_found' } });
    expect((await world.get(`/api/members/${anId()}/custom-survey-response`)).body.code).toBe('member_not_found');
  });

  it('lists all answers in the order of joining, by id and by share link', async () => {
    world.pass(1000);
    const jun = await world.login(group.id, '가나');
    await world.ok(save({ q1: '부산' }, { memberId: jun.memberId, sessionToken: jun.sessionToken }));
    await world.ok(save({ q1: '제주' }));
    for (const ref of [group.id, group.shareUrl])
      expect((await all(ref)).map((one) => one.memberName)).toEqual(['민지', '가나']);
    expect((await world.get(`/api/groups/${aShareUrl()}/custom-survey-responses`)).body.code).toBe('group_not_found');
  });
});

describe('who is done', () => {
  it('answering the own questions does it', async () => {
    expect(await world.members(group.id)).toMatchObject([{ status: 'waiting' }]);
    await world.ok(save({ q1: '제주' }));
    expect(await world.members(group.id)).toMatchObject([{ status: 'done' }]);
    expect((await world.login(group.id, '민지')).hasExistingResponse).toBe(true);
  });

  it('the 4-step survey is not taken here', async () => {
    expect(
      (
        await world.post(`/api/group/${group.id}/simple-response`, {
          payload: aPayload(),
          sessionToken: minji.sessionToken,
        })
      ).body.code,
    ).toBe('wrong_survey_type');
    expect((await world.login(group.id, '민지')).hasExistingResponse).toBe(false);
  });
});
