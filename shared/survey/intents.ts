import { intent } from '#shared/contract/intent.ts';
import { contradicted } from '#shared/vote/contradicted.ts';
import { saveSimpleResponseInput } from './schema.ts';

export const saveSimpleResponse = intent({
  ver: 1,
  standing: 'member',
  input: saveSimpleResponseInput,
  checksBase: true,
  target: (_input, memberId) => (memberId ? { kind: 'simpleResponse', id: memberId } : undefined),
  needs: (_input, memberId, groupId) => [
    { kind: 'group', id: groupId },
    ...(memberId ? [{ kind: 'member' as const, id: memberId }, { kind: 'dateVote' as const, memberId }, { kind: 'typeVote' as const, memberId }] : []),
  ],
  apply(draft, input, { memberId, at, groupId }) {
    if (!memberId || !draft.get('member', memberId)) return 'member_not_found';
    if (draft.get('group', groupId)?.data.surveyType === 'custom') return 'wrong_survey_type';
    const before = draft.get('simpleResponse', memberId);
    const own = <V extends { data: { memberId: string } }>(votes: V[]) => votes.filter((vote) => vote.data.memberId === memberId);
    const lost = contradicted(before?.data.payload, input.payload, { dateVotes: own(draft.list('dateVote')), typeVotes: own(draft.list('typeVote')) });
    for (const vote of [...lost.dateVotes, ...lost.typeVotes]) draft.remove(vote.kind, vote.id);
    draft.put('simpleResponse', memberId, {
      memberId,
      payload: input.payload,
      createdAt: before?.data.createdAt ?? at,
      updatedAt: at,
    });
    return undefined;
  },
});
