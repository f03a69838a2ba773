import { defineMutation } from '#shared/kernel/mutation.ts';
import { makeBudgetPrivate } from '#shared/survey/schema.ts';
import {
  makeBudgetPrivate as makePreferencePrivate,
  savePreferenceInput,
  withoutPrivateBudget,
} from '#shared/preference/schema.ts';
import { turnPrivacy } from './budget-privacy.ts';

export const savePreference = defineMutation({
  ver: 2,
  requiredRole: 'member',
  input: savePreferenceInput,
  checksBase: true,
  target: (_input, memberId) => (memberId ? { kind: 'preference', id: memberId } : undefined),
  // The later write may have kept amounts that its device did not know (`keepBudget`).
  isOvertakenBy: (later) => 'answers' in later && !later.answers.budgetPrivate,
  readSet: (_input, memberId, groupId) => [
    { kind: 'group', id: groupId },
    ...(memberId
      ? [
          { kind: 'member' as const, id: memberId },
          { kind: 'simpleResponse' as const, id: memberId },
        ]
      : []),
  ],
  apply(draft, { answers }, { memberId, mutationId, at, groupId }) {
    if (!memberId || !draft.get('member', memberId)) return 'member_not_found';
    if (draft.get('group', groupId)?.data.surveyType === 'custom') return 'wrong_survey_type';
    const before = draft.get('preference', memberId);
    draft.put('preference', memberId, {
      memberId,
      answers: withoutPrivateBudget(answers),
      createdAt: before?.data.createdAt ?? at,
      updatedAt: at,
    });
    const own = draft.get('preference', memberId);
    if (own?.mutationId !== mutationId || !turnPrivacy(draft, memberId, answers.budgetPrivate === true))
      return undefined;
    // "Private" applies to the member's budgets in both surveys, whichever of them it was said in.
    if (!own.data.answers.budgetPrivate)
      draft.amend('preference', memberId, { ...own.data, answers: makePreferencePrivate(own.data.answers) });
    const simple = draft.get('simpleResponse', memberId)?.data;
    if (simple && !simple.payload.budgetPrivate)
      draft.amend('simpleResponse', memberId, { ...simple, payload: makeBudgetPrivate(simple.payload) });
    return undefined;
  },
});
