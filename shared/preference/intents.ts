import { intent } from '#shared/contract/intent.ts';
import { savePreferenceInput } from './schema.ts';

export const savePreference = intent({
  ver: 1,
  standing: 'member',
  input: savePreferenceInput,
  checksBase: true,
  target: (_input, memberId) => (memberId ? { kind: 'preference', id: memberId } : undefined),
  needs: (_input, memberId, groupId) => [{ kind: 'group', id: groupId }, ...(memberId ? [{ kind: 'member' as const, id: memberId }] : [])],
  apply(draft, { answers }, { memberId, at, groupId }) {
    if (!memberId || !draft.get('member', memberId)) return 'member_not_found';
    if (draft.get('group', groupId)?.data.surveyType === 'custom') return 'wrong_survey_type';
    const before = draft.get('preference', memberId);
    draft.put('preference', memberId, { memberId, answers, createdAt: before?.data.createdAt ?? at, updatedAt: at });
    return undefined;
  },
});
