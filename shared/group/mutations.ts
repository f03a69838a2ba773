import { defineMutation } from '#shared/kernel/mutation.ts';
import { createGroupInput } from './schema.ts';

export const createGroup = defineMutation({
  ver: 2,
  requiredRole: 'link',
  opensGroup: true,
  input: createGroupInput,
  // A device that offers the group again still has the organiser's secret and the code, in places of their own.
  withoutSecrets: ({ organizerToken: _, adminPassword: __, groupCode: ___, ...rest }) => rest,
  target: (input) => ({ kind: 'group', id: input.groupId }),
  readSet: () => [],
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
