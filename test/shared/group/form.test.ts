import { describe, expect, test } from 'vitest';
import {
  checkGroupForm,
  emptyGroup,
  firstWrongField,
  readTypedGroup,
  toGroupForm,
  type TypedGroup,
} from '#shared/group/form.ts';

const typed = (change: Partial<TypedGroup> = {}): TypedGroup => ({
  ...emptyGroup,
  name: '봄 여행',
  createdBy: '민지',
  creatorEmail: 'minji@example.com',
  ...change,
});

describe('the create-group form', () => {
  test('is fine with a name, a person and an e-mail', () => {
    expect(checkGroupForm(typed())).toBeUndefined();
  });

  test('names every missing field at once', () => {
    expect(checkGroupForm(emptyGroup)).toEqual({
      kind: 'missing',
      at: { name: 'group_name_missing', createdBy: 'creator_name_missing', creatorEmail: 'email_missing' },
    });
  });

  test('counts spaces and control characters as empty', () => {
    expect(checkGroupForm(typed({ name: ' \t\u0000 ' }))?.at).toEqual({ name: 'group_name_missing' });
  });

  test.each([['minji@example'], ['minji'], ['min ji@example.com'], ['@example.com'], ['minji@.'], ['minji@example.']])(
    '%s is no e-mail',
    (creatorEmail) => {
      expect(checkGroupForm(typed({ creatorEmail }))).toEqual({ kind: 'email', at: { creatorEmail: 'email_invalid' } });
    },
  );

  test.each([['a@b.c'], [' minji@example.com '], ['민지@예시.한국']])('%s is an e-mail', (creatorEmail) => {
    expect(checkGroupForm(typed({ creatorEmail }))).toBeUndefined();
  });

  test('reports missing fields first, and marks a bad e-mail as well', () => {
    const problem = checkGroupForm(typed({ createdBy: '', creatorEmail: 'minji' }));
    expect(problem).toEqual({
      kind: 'missing',
      at: { createdBy: 'creator_name_missing', creatorEmail: 'email_invalid' },
    });
    expect(problem && firstWrongField(problem)).toBe('createdBy');
  });
});

test('a code is asked for only where the instance wants one, after the other fields', () => {
  expect(checkGroupForm(typed(), undefined, true)).toEqual({
    kind: 'missing',
    at: { groupCode: 'group_code_missing' },
  });
  expect(checkGroupForm(typed({ groupCode: 'sea-2026-x' }), undefined, true)).toBeUndefined();
  const problem = checkGroupForm(typed({ creatorEmail: '' }), undefined, true);
  expect(problem && firstWrongField(problem)).toBe('creatorEmail');
});

test('an empty code is not sent, one with spaces around it as it was meant', () => {
  expect(toGroupForm(typed({ groupCode: ' ' }))).not.toHaveProperty('groupCode');
  expect(toGroupForm(typed({ groupCode: ' sea-2026-x ' }))?.groupCode).toBe('sea-2026-x');
});

test('a password that is on the list of the first to be tried is weak', () => {
  const isListed = (password: string) => password === 'manchester';
  const weak = { kind: 'password', at: { adminPassword: 'password_weak' } };
  expect(checkGroupForm(typed({ adminPassword: 'manchester' }), isListed)).toEqual(weak);
  expect(checkGroupForm(typed({ adminPassword: 'Zg7!kd02mQ' }), isListed)).toBeUndefined();
});

describe('a kept draft', () => {
  test('comes back as it was typed, without the password', () => {
    expect(readTypedGroup(typed({ surveyType: 'custom', adminPassword: 'secret' }))).toEqual(
      typed({ surveyType: 'custom' }),
    );
  });

  test.each([[undefined], [null], ['text'], [{ name: 3, surveyType: 'odd' }]])('%j is an empty form', (draft) => {
    expect(readTypedGroup(draft)).toEqual(emptyGroup);
  });
});
