import { defineMutation } from '#shared/kernel/mutation.ts';
import { makeBudgetPrivate } from '#shared/preference/schema.ts';
import { turnPrivacy } from './budget-privacy.ts';
import { contradicted } from '#shared/vote/contradicted.ts';
import {
  makeBudgetPrivate as makeSimplePrivate,
  saveSimpleResponseInput,
  withoutPrivateBudget,
} from '#shared/survey/schema.ts';

export const saveSimpleResponse = defineMutation({
  ver: 3,
  requiredRole: 'member',
  input: saveSimpleResponseInput,
  checksBase: true,
  target: (_input, memberId) => (memberId ? { kind: 'simpleResponse', id: memberId } : undefined),
  // The later write may have kept amounts that its device did not know (`keepBudget`).
  isOvertakenBy: (later) => 'payload' in later && !later.payload.budgetPrivate,
  readSet: (_input, memberId, groupId) => [
    { kind: 'group', id: groupId },
    ...(memberId
      ? [
          { kind: 'member' as const, id: memberId },
          { kind: 'preference' as const, id: memberId },
          { kind: 'dateVote' as const, memberId },
          { kind: 'typeVote' as const, memberId },
        ]
      : []),
  ],
  apply(draft, input, { memberId, mutationId, at, groupId }) {
    if (!memberId || !draft.get('member', memberId)) return 'member_not_found';
    if (draft.get('group', groupId)?.data.surveyType === 'custom') return 'wrong_survey_type';
    const before = draft.get('simpleResponse', memberId);
    const ofMember = <V extends { data: { memberId: string } }>(votes: V[]) =>
      votes.filter((vote) => vote.data.memberId === memberId);
    const lost = contradicted(before?.data.payload, input.payload, {
      dateVotes: ofMember(draft.list('dateVote')),
      typeVotes: ofMember(draft.list('typeVote')),
    });
    draft.put('simpleResponse', memberId, {
      memberId,
      payload: withoutPrivateBudget(input.payload),
      createdAt: before?.data.createdAt ?? at,
      updatedAt: at,
    });
    // Once, and only by an answer that counts: applied again to its own row it withdraws nothing more.
    if (before?.mutationId !== mutationId && draft.get('simpleResponse', memberId)?.mutationId === mutationId)
      for (const vote of [...lost.dateVotes, ...lost.typeVotes]) draft.remove(vote.kind, vote.id);
    const own = draft.get('simpleResponse', memberId);
    if (own?.mutationId !== mutationId || !turnPrivacy(draft, memberId, input.payload.budgetPrivate === true))
      return undefined;
    // "Private" applies to the member's budgets in both surveys, whichever of them it was said in.
    if (!own.data.payload.budgetPrivate)
      draft.amend('simpleResponse', memberId, { ...own.data, payload: makeSimplePrivate(own.data.payload) });
    const preference = draft.get('preference', memberId)?.data;
    if (preference && !preference.answers.budgetPrivate)
      draft.amend('preference', memberId, { ...preference, answers: makeBudgetPrivate(preference.answers) });
    return undefined;
  },
});
