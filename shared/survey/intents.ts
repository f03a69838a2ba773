import { intent } from '#shared/contract/intent.ts';
import { saveSimpleResponseInput } from './schema.ts';

export const saveSimpleResponse = intent({
  ver: 1,
  standing: 'member',
  input: saveSimpleResponseInput,
  checksBase: true,
  target: (_input, memberId) => (memberId ? { kind: 'simpleResponse', id: memberId } : undefined),
  needs: (_input, memberId, groupId) => [
    { kind: 'group', id: groupId },
    ...(memberId ? [{ kind: 'member' as const, id: memberId }, { kind: 'simpleResponse' as const, id: memberId }] : []),
  ],
  apply(draft, input, { memberId, at, groupId }) {
    if (!memberId || !draft.get('member', memberId)) return 'member_not_found';
    if (draft.get('group', groupId)?.data.surveyType === 'custom') return 'wrong_survey_type';
    const before = draft.get('simpleResponse', memberId);
    draft.put('simpleResponse', memberId, {
      memberId,
      payload: input.payload,
      createdAt: before?.data.createdAt ?? at,
      updatedAt: at,
    });
    return undefined;
  },
});
