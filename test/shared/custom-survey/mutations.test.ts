import { expect, test } from 'vitest';
import { someQuestions } from '#test/builders/group.ts';
import { aGroupRow, aMemberRow, aRow, memberIdOf, runWrite } from '#test/builders/rows.ts';

const ara = memberIdOf(1);
const asking = [aGroupRow({ surveyType: 'custom', customQuestions: someQuestions }), aMemberRow(ara, '아라')];
const save = (rows: typeof asking, responses: Record<string, string>, memberId: string | undefined = ara) =>
  runWrite(rows, 'saveCustomResponse', { responses }, { memberId });

test('an answer to the group’s questions is kept with when it was first given and last changed', () => {
  const first = save(asking, { q1: '제주', q2: '봄' });
  expect(first.view.get('customResponse', ara)?.data).toEqual({
    memberId: ara,
    responses: { q1: '제주', q2: '봄' },
    createdAt: 1_000,
    updatedAt: 1_000,
  });
  const before = aRow('customResponse', ara, { memberId: ara, responses: { q1: '부산' }, createdAt: 5, updatedAt: 7 });
  expect(save([...asking, before], { q1: '제주' }).view.get('customResponse', ara)?.data).toMatchObject({
    responses: { q1: '제주' },
    createdAt: 5,
    updatedAt: 1_000,
  });
});

test('an answer is refused of nobody, to other questions, and without what must be answered', () => {
  expect(save(asking, { q1: '제주' }, memberIdOf(9)).code).toBe('member_not_found');
  expect(runWrite(asking, 'saveCustomResponse', { responses: { q1: '제주' } }).code).toBe('member_not_found');
  expect(save(asking, { q1: '제주', q3: 'x' }).code).toBe('question_unknown');
  expect(save(asking, { q1: '제주', q2: '여름' }).code).toBe('choice_unknown');
  expect(save(asking, { q2: '봄' }).code).toBe('required_unanswered');
});

test('an answer is refused where the group asks the four steps, asks nothing, or is not there', () => {
  const member = aMemberRow(ara, '아라');
  expect(save([aGroupRow(), member], { q1: '제주' }).code).toBe('wrong_survey_type');
  expect(save([aGroupRow({ customQuestions: someQuestions }), member], { q1: '제주' }).code).toBe('wrong_survey_type');
  expect(save([aGroupRow({ surveyType: 'custom' }), member], { q1: '제주' }).code).toBe('wrong_survey_type');
  expect(save([member], { q1: '제주' }).code).toBe('wrong_survey_type');
});
