import { endpoint } from '#shared/kernel/endpoint.ts';
import { z } from '#shared/kernel/z.ts';
import { customQuestions } from '#shared/custom-survey/schema.ts';
import { groupForm, surveyType } from './schema.ts';

/** A group in the API's responses. Times are ISO 8601 in UTC. */
const group = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  createdBy: z.string(),
  shareUrl: z.string(),
  createdAt: z.string(),
  surveyType,
  customQuestions: z.nullable(customQuestions),
});

export const postGroup = endpoint({
  method: 'POST',
  path: '/api/groups',
  topic: 'group',
  requiredRole: 'anyone',
  limit: 'create',
  summary: 'Open a group. `organizerToken` is answered once, here; keep it.',
  input: groupForm,
  output: z.extend(group, { organizerToken: z.string() }),
});

export const getGroup = endpoint({
  method: 'GET',
  path: '/api/groups/{ref}',
  topic: 'group',
  requiredRole: 'link',
  summary: "A group, by its id or its share link's token.",
  output: group,
});

export const getGroupByShareUrl = endpoint({
  method: 'GET',
  path: '/api/groups/share/{shareUrl}',
  topic: 'group',
  requiredRole: 'link',
  summary: "A group, by its share link's token.",
  output: group,
});
