import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rebase, type PendingWrite } from '#shared/protocol/rebase.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { groupBudget } from '#shared/answers/group-budget.ts';
import { acceptedPrices, memberAnswers } from '#shared/answers/member-answers.ts';
import {
  emptyPreference,
  fromPreference,
  learnBudget,
  readPreferenceDraft,
  setPrivate,
  toPreference,
  whatStops,
} from '#shared/preference/draft.ts';
import { countQuestions } from '#shared/preference/questions.ts';
import { withoutPrivateBudget as shownPreference } from '#shared/preference/schema.ts';
import { fromPayload, parseDraft } from '#shared/survey/draft.ts';
import { simplePayload, withoutPrivateBudget } from '#shared/survey/schema.ts';
import { canLeave, move, toPayload } from '#shared/survey/steps.ts';
import { aPayload } from '#test/builders/payload.ts';
import { aPreference } from '#test/builders/preference.ts';

const secretly = aPayload({
  budgetTier: null,
  budgetCurrency: 'KRW',
  budgetMin: 600_000,
  budgetMax: 1_000_000,
  budgetPrivate: true,
});
const shown = withoutPrivateBudget(secretly);
const sent = { today: '2026-03-02', language: 'ko' } as const;

const group: Row<'group'> = {
  kind: 'group',
  id: 'g',
  version: 1,
  timestamp: 1,
  mutationId: 'made',
  data: {
    name: 'g',
    description: '',
    createdBy: 'A',
    shareUrl: 'x',
    surveyType: 'default',
    customQuestions: null,
    createdAt: 1,
    excused: [],
  },
};
const member = (id: string): Row<'member'> => ({
  kind: 'member',
  id,
  version: 1,
  timestamp: 1,
  mutationId: `m${id}`,
  data: { name: id, joinedAt: 1, claimed: true },
});
const write = (
  memberId: string,
  order: number,
  name: 'saveSimpleResponse' | 'savePreference',
  input: unknown,
): PendingWrite => ({ groupId: 'g', mutationId: `w${order}`, name, input, timestamp: 10 + order, memberId });

describe('what a group sees', () => {
  test('is without a single private amount, whatever was saved, in whatever order, twice or once', () => {
    // No other number of an answer is as large.
    const amount = fc.integer({ min: 1_000_003, max: 2_000_000_000 });
    const save = fc.oneof(
      fc.record({
        name: fc.constant('saveSimpleResponse' as const),
        amounts: fc.tuple(amount, amount, amount),
        isPrivate: fc.boolean(),
      }),
      fc.record({
        name: fc.constant('savePreference' as const),
        amounts: fc.tuple(
          fc.integer({ min: 40_001, max: 99_991 }),
          fc.integer({ min: 40_001, max: 99_991 }),
          fc.integer({ min: 40_001, max: 99_991 }),
        ),
        isPrivate: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(fc.array(save, { minLength: 1, maxLength: 6 }), (saves) => {
        const writes = saves.map(({ name, amounts: [a, b, c], isPrivate }, order) =>
          write(
            'm',
            order,
            name,
            name === 'saveSimpleResponse'
              ? {
                  payload: aPayload({
                    budgetTier: null,
                    budgetCurrency: 'KRW',
                    budgetMin: Math.min(a, b),
                    budgetMax: Math.max(a, b),
                    ...(isPrivate ? { budgetPrivate: true } : {}),
                  }),
                }
              : {
                  answers: aPreference({
                    flightBudget: a,
                    accommodationBudget: b,
                    dailyBudget: c,
                    ...(isPrivate ? { budgetPrivate: true } : {}),
                  }),
                },
          ),
        );
        const view = rebase([group, member('m')], [...writes, ...writes]);
        const text = JSON.stringify([...view.list('simpleResponse'), ...view.list('preference')]);
        const last = saves.at(-1);
        // After "private" no amount is visible to anybody, also of the other survey.
        const hidden = last?.isPrivate
          ? saves.flatMap((one) => [...one.amounts])
          : saves.filter((one) => one.isPrivate).flatMap((one) => [...one.amounts]);
        const open = last?.isPrivate ? [] : saves.filter((one) => !one.isPrivate).flatMap((one) => [...one.amounts]);
        // 441300000 is not 41300.
        for (const one of hidden)
          if (!open.includes(one)) expect(text).not.toMatch(new RegExp(`(?<!\\d)${one}(?!\\d)`));
      }),
    );
  });

  test('a private budget is an unanswered one: for the picture, and for whatever reads prices', () => {
    const view = rebase(
      [group, member('a'), member('b')],
      [
        write('a', 0, 'saveSimpleResponse', { payload: secretly }),
        write('b', 1, 'saveSimpleResponse', { payload: aPayload() }),
      ],
    );
    const answers = ['a', 'b'].map((id) => memberAnswers(view, id));
    expect(answers.map(acceptedPrices)).toEqual([undefined, { min: 50, max: 100, isMaxOpen: true }]);
    expect(groupBudget(view, answers)).toEqual({
      kind: 'withheld',
      answeredBy: 2,
      left: 0,
      of: 2,
      band: undefined,
      cells: [],
    });
  });

  test('says that it is private, and nothing else of the answer changes', () => {
    expect(shown).toEqual({ ...secretly, budgetCurrency: null, budgetMin: null, budgetMax: null });
    expect(simplePayload.parse(shown)).toEqual(shown);
    expect(withoutPrivateBudget(aPayload())).toEqual(aPayload());
    expect(shownPreference(aPreference())).toEqual(aPreference());
  });

  test('is not what an open answer may be: without amounts it is none', () => {
    const { budgetPrivate: _, ...open } = shown;
    expect(simplePayload.safeParse(open).success).toBe(false);
  });
});

describe('private said in one survey', () => {
  test("leaves the other row's timestamp: an edit made on it is no conflict, and it can be resubmitted to a restored server", () => {
    const view = rebase(
      [group, member('m')],
      [
        write('m', 0, 'savePreference', { answers: aPreference() }),
        write('m', 1, 'saveSimpleResponse', { payload: secretly }),
      ],
    );
    expect(view.get('preference', 'm')).toMatchObject({
      mutationId: 'w0',
      timestamp: 10,
      data: { answers: { flightBudget: null, budgetPrivate: true } },
    });
    const again = rebase(
      [...view.list('group'), ...view.list('member'), ...view.list('preference'), ...view.list('simpleResponse')],
      [write('m', 1, 'saveSimpleResponse', { payload: secretly })],
    );
    expect(again.get('preference', 'm')).toEqual(view.get('preference', 'm'));
  });

  test('by a save with an earlier timestamp than another has no effect', () => {
    const late = { ...write('m', 2, 'saveSimpleResponse', { payload: secretly }), timestamp: 5 };
    const view = rebase(
      [group, member('m')],
      [
        write('m', 0, 'savePreference', { answers: aPreference() }),
        write('m', 1, 'saveSimpleResponse', { payload: aPayload() }),
        late,
      ],
    );
    expect(view.get('preference', 'm')?.data.answers).toEqual(aPreference());
  });
});

describe('the 4-step survey on a device that does not know the amounts', () => {
  const draft = fromPayload(shown);

  test('goes past the budget, and sends nothing in its place', () => {
    expect(draft).toMatchObject({ budgetPrivate: true, keepsBudget: true, budgetMode: 'simple', budgetTier: null });
    expect(canLeave(draft, 'budget')).toEqual([]);
    expect(toPayload(draft, sent)).toEqual({ ...shown, seed: sent.today });
  });

  test('needs them again to show them to the others, or to change them', () => {
    for (const one of [
      move(draft, { kind: 'setBudgetPrivate', isPrivate: false }),
      move(draft, { kind: 'giveBudget' }),
    ]) {
      expect(canLeave(one, 'budget')).toEqual(['tier_missing']);
      expect(toPayload(one, sent)).toBeUndefined();
      expect(toPayload(move(one, { kind: 'setTier', tier: 'high' }), sent)).toMatchObject({ budgetTier: 'high' });
    }
  });

  test('learns them when they come, unless they were given again', () => {
    expect(toPayload(move(draft, { kind: 'learnBudget', from: secretly }), sent)).toEqual({
      ...secretly,
      seed: sent.today,
    });
    const again = move(move(draft, { kind: 'giveBudget' }), { kind: 'setTier', tier: 'low' });
    expect(move(again, { kind: 'learnBudget', from: secretly })).toBe(again);
  });

  test('a draft of an older build is open, not lost', () => {
    const { budgetPrivate: _, keepsBudget: __, ...older } = fromPayload(aPayload());
    expect(parseDraft(older)).toEqual(fromPayload(aPayload()));
    const { budgetPrivate: ___, keepsBudget: ____, ...olderPreference } = emptyPreference();
    expect(readPreferenceDraft(olderPreference)).toEqual(emptyPreference());
  });
});

describe('the 15 questions on a device that does not know the amounts', () => {
  const row = shownPreference(aPreference({ budgetPrivate: true }));
  const draft = fromPreference(row);

  test('send them as they are known: not at all', () => {
    expect(draft).toMatchObject({ budgetPrivate: true, keepsBudget: true, flightBudget: '' });
    expect(toPreference(draft)).toEqual(row);
    expect(countQuestions(draft)).toBe(11);
  });

  test('learn them when they come, and may leave them open once they are known', () => {
    const known = learnBudget(draft, aPreference());
    expect(toPreference(known)).toEqual(aPreference({ budgetPrivate: true }));
    expect(known.keepsBudget).toBe(false);
    expect(learnBudget(setPrivate(draft, false), aPreference())).toMatchObject({
      flightBudget: '',
      budgetPrivate: false,
    });
  });

  test('nothing that is not shown stops them', () => {
    expect(whatStops({ ...draft, flightBudget: 'x' })).toEqual([]);
    expect(whatStops({ ...draft, keepsBudget: false, flightBudget: 'x' })).toEqual([
      { field: 'flightBudget', reason: 'manwon_unreadable' },
    ]);
  });
});
