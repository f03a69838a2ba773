import { describe, expect, test } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { answersOf, isDone } from '#shared/survey/is-done.ts';

const answer = (kind: 'simpleResponse' | 'preference' | 'customResponse', id: string) =>
  ({ kind, id, version: 1, timestamp: 1, mutationId: id, data: { memberId: id } }) as unknown as Row;
const rows = new GroupReplica([
  answer('simpleResponse', 'minji'),
  answer('preference', 'jun'),
  answer('customResponse', 'sora'),
  answer('simpleResponse', 'haru'),
  answer('preference', 'haru'),
  answer('customResponse', 'haru'),
]);

describe('who is done (founding decision 8)', () => {
  test('the default survey takes the 4-step survey and the 15 questions', () => {
    expect(['minji', 'jun', 'sora', 'yuna'].filter((one) => isDone(rows, 'default', one))).toEqual(['minji', 'jun']);
  });

  test('own questions take only their own answers', () => {
    expect(['minji', 'jun', 'sora', 'yuna'].filter((one) => isDone(rows, 'custom', one))).toEqual(['sora']);
  });

  test('of somebody who gave several answers, those that the survey takes are theirs', () => {
    const kinds = (surveyType: 'default' | 'custom') => answersOf(rows, surveyType, 'haru').map((one) => one.kind);
    expect([kinds('default'), kinds('custom')]).toEqual([['simpleResponse', 'preference'], ['customResponse']]);
  });
});
