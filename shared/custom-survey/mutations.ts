import { defineMutation } from '#shared/kernel/mutation.ts';
import { isAsked, isOffered, unanswered } from './answers.ts';
import { saveCustomResponseInput } from './schema.ts';

export const saveCustomResponse = defineMutation({
  ver: 1,
  requiredRole: 'member',
  input: saveCustomResponseInput,
  checksBase: true,
  target: (_input, memberId) => (memberId ? { kind: 'customResponse', id: memberId } : undefined),
  isOvertakenBy: () => true,
  readSet: (_input, memberId, groupId) => [
    { kind: 'group', id: groupId },
    ...(memberId ? [{ kind: 'member' as const, id: memberId }] : []),
  ],
  apply(draft, { responses }, { memberId, at, groupId }) {
    if (!memberId || !draft.get('member', memberId)) return 'member_not_found';
    const group = draft.get('group', groupId)?.data;
    if (group?.surveyType !== 'custom' || !group.customQuestions) return 'wrong_survey_type';
    const { questions } = group.customQuestions;
    if (!isAsked(questions, responses)) return 'question_unknown';
    if (!isOffered(questions, responses)) return 'choice_unknown';
    if (unanswered(questions, responses).length > 0) return 'required_unanswered';
    const before = draft.get('customResponse', memberId);
    draft.put('customResponse', memberId, {
      memberId,
      responses,
      createdAt: before?.data.createdAt ?? at,
      updatedAt: at,
    });
    return undefined;
  },
});
