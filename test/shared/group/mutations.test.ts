import { expect, test } from 'vitest';
import { someQuestions } from '#test/builders/group.ts';
import { aSecret, aShareUrl } from '#test/builders/mutation.ts';
import { aGroupRow, memberIdOf, rowsGroupId, runWrite } from '#test/builders/rows.ts';

const shareUrl = aShareUrl();
const input = {
  groupId: rowsGroupId,
  shareUrl,
  organizerToken: aSecret(),
  name: '봄 여행',
  description: null,
  createdBy: '지우',
  creatorEmail: 'jiu@example.com',
  surveyType: 'default' as const,
};

test('a group begins with what was typed, and with nobody left out; nothing secret is in its row', () => {
  const { view, changes } = runWrite([], 'createGroup', { ...input, customQuestions: someQuestions });
  expect(view.get('group', rowsGroupId)?.data).toEqual({
    name: '봄 여행',
    description: '',
    createdBy: '지우',
    shareUrl,
    surveyType: 'default',
    customQuestions: null,
    createdAt: 1_000,
    excused: [],
  });
  for (const secret of [input.organizerToken, input.creatorEmail])
    expect(JSON.stringify(changes)).not.toContain(secret);
});

test('a group with questions of its own keeps them, and is none without', () => {
  const custom = { ...input, surveyType: 'custom' as const, description: '벚꽃' };
  const made = runWrite([], 'createGroup', { ...custom, customQuestions: someQuestions });
  expect(made.view.get('group', rowsGroupId)?.data).toMatchObject({
    customQuestions: someQuestions,
    description: '벚꽃',
  });
  expect(runWrite([], 'createGroup', custom).code).toBe('invalid_input');
});

test('S11: no group takes the place of another, nor is made in the name of another', () => {
  expect(runWrite([aGroupRow()], 'createGroup', input).code).toBe('conflict');
  expect(runWrite([], 'createGroup', { ...input, groupId: memberIdOf(1) }).code).toBe('invalid_input');
});
