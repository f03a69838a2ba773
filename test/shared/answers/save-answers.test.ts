import { describe, expect, test } from 'vitest';
import { rebase, type PendingWrite } from '#shared/protocol/rebase.ts';
import { aPayload } from '#test/builders/payload.ts';
import { aPreference } from '#test/builders/preference.ts';
import { aGroupRow, aMemberRow, rowsGroupId } from '#test/builders/rows.ts';

const group = (surveyType: 'default' | 'custom') => aGroupRow({ surveyType });
const member = aMemberRow('m', 'm');
const write = (name: string, timestamp: number, input: unknown, memberId: string | undefined = 'm'): PendingWrite => ({
  groupId: rowsGroupId,
  mutationId: `${name} ${String(timestamp)}`,
  name,
  input,
  timestamp,
  memberId,
});
const amounts = { budgetTier: null, budgetCurrency: 'KRW', budgetMin: 600_000, budgetMax: 1_000_000 } as const;
const simple = (timestamp: number, over: Parameters<typeof aPayload>[0] = {}, memberId?: string) =>
  write('saveSimpleResponse', timestamp, { payload: aPayload(over) }, memberId);
const preference = (timestamp: number, over: Parameters<typeof aPreference>[0] = {}, memberId?: string) =>
  write('savePreference', timestamp, { answers: aPreference(over) }, memberId);
const privacy = (view: ReturnType<typeof rebase>) => view.get('member', 'm')?.data.budgetPrivacy?.isPrivate;

describe('an answer', () => {
  test('to a survey that the group does not have is none, nor is that of nobody in the group', () => {
    const custom = rebase([group('custom'), member], [simple(10), preference(11)]);
    expect([custom.list('simpleResponse'), custom.list('preference')]).toEqual([[], []]);
    const strangers = rebase([group('default'), member], [simple(10, {}, 'nobody'), preference(11, {}, 'nobody')]);
    expect([strangers.list('simpleResponse'), strangers.list('preference')]).toEqual([[], []]);
  });

  test('P19: hides the amounts of the other survey when it is private, whichever of them came first', () => {
    const open = { flightBudget: 41_001, accommodationBudget: 42_001, dailyBudget: 43_001 };
    const byPreference = rebase(
      [group('default'), member],
      [simple(10, amounts), preference(11, { budgetPrivate: true })],
    );
    const payload = byPreference.get('simpleResponse', 'm')?.data.payload;
    expect(payload?.budgetPrivate).toBe(true);
    expect(JSON.stringify(payload)).not.toContain('600000');
    const bySimple = rebase(
      [group('default'), member],
      [preference(10, open), simple(11, { ...amounts, budgetPrivate: true })],
    );
    const answers = bySimple.get('preference', 'm')?.data.answers;
    expect(answers?.budgetPrivate).toBe(true);
    expect(JSON.stringify(answers)).not.toMatch(/4[123]001/);
  });

  test('keeps the moment of the first one, and is as new as the last', () => {
    const view = rebase([group('default'), member], [simple(10), preference(11), simple(20), preference(21)]);
    expect(view.get('simpleResponse', 'm')?.data).toMatchObject({ createdAt: 10, updatedAt: 20 });
    expect(view.get('preference', 'm')?.data).toMatchObject({ createdAt: 11, updatedAt: 21 });
  });

  test('that a later one has beaten withdraws no vote; one that counts withdraws what it contradicts', () => {
    const votes = [simple(10, { mainType: 'golf' }), write('castTypeVote', 3, { type: 'golf' })];
    const typesAfter = (last: PendingWrite) =>
      rebase([group('default'), member], [...votes, last])
        .list('typeVote')
        .map((one) => one.data.type);
    expect(typesAfter(simple(5, { mainType: 'sightseeing' }))).toEqual(['golf']);
    expect(typesAfter(simple(20, { mainType: 'sightseeing' }))).toEqual([]);
  });

  test('P19: that a later one has beaten says nothing about privacy', () => {
    const both = [preference(20), preference(10, { budgetPrivate: true })];
    expect(privacy(rebase([group('default'), member], both))).toBeUndefined();
    const simples = [simple(20), simple(10, { ...amounts, budgetPrivate: true })];
    expect(privacy(rebase([group('default'), member], simples))).toBeUndefined();
    expect(privacy(rebase([group('default'), member], [preference(10, { budgetPrivate: true })]))).toBe(true);
  });

  test('that is open stays open after an open one, and one from before it was made private is hidden', () => {
    const late = rebase([group('default'), member], [preference(20, { budgetPrivate: true }), simple(10, amounts)]);
    expect(late.get('simpleResponse', 'm')?.data.payload.budgetPrivate).toBe(true);
    const other = rebase(
      [group('default'), member],
      [simple(20, { ...amounts, budgetPrivate: true }), preference(10, { dailyBudget: 43_001 })],
    );
    expect(other.get('preference', 'm')?.data.answers.budgetPrivate).toBe(true);
    expect(JSON.stringify(other.get('preference', 'm')?.data)).not.toContain('43001');
    const open = rebase([group('default'), member], [preference(10), simple(20, amounts)]);
    expect(privacy(open)).toBeUndefined();
    expect(open.get('simpleResponse', 'm')?.data.payload).toMatchObject({ budgetMin: 600_000, budgetMax: 1_000_000 });
  });
});
