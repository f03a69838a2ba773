import { intent } from '#shared/contract/intent.ts';
import { createGroupInput } from './schema.ts';

export const createGroup = intent({
  ver: 1,
  standing: 'link',
  input: createGroupInput,
  healsWhilePresent: true,
  target: (input) => ({ kind: 'group', id: input.groupId }),
  needs: (input) => [{ kind: 'group', id: input.groupId }],
  apply(draft, input, { at, groupId }) {
    if (input.groupId !== groupId) return 'invalid_input';
    if (input.surveyType === 'custom' && !input.customQuestions) return 'invalid_input';
    if (draft.get('group', groupId)) return 'conflict';
    draft.put('group', groupId, {
      name: input.name,
      description: input.description ?? '',
      createdBy: input.createdBy,
      shareUrl: input.shareUrl,
      surveyType: input.surveyType,
      customQuestions: input.surveyType === 'custom' ? (input.customQuestions ?? null) : null,
      createdAt: at,
      excused: [],
    });
    return undefined;
  },
});
