import { endpoint } from '#shared/kernel/endpoint.ts';
import { groupRef, memberId, secret } from '#shared/kernel/fields.ts';
import { z } from '#shared/kernel/z.ts';
import { customAnswers } from './schema.ts';

/** A member's answers to the group's own questions, in the API's responses. */
const customResponse = z.object({
  id: z.string(),
  groupId: z.string(),
  memberId: z.string(),
  memberName: z.string(),
  /** Question id -> answer. */
  responses: customAnswers,
  createdAt: z.string(),
  updatedAt: z.string(),
});

export const postCustomResponse = endpoint({
  method: 'POST',
  path: '/api/custom-survey-responses',
  topic: 'customSurvey',
  requiredRole: 'member',
  summary:
    "Save the answers to the group's own questions, of the member whose session makes the call. A `memberId` has to be theirs.",
  input: z.strictObject({
    groupId: groupRef,
    memberId: z.optional(memberId),
    responses: customAnswers,
    sessionToken: z.optional(secret),
  }),
  output: customResponse,
});

export const getCustomResponse = endpoint({
  method: 'GET',
  path: '/api/members/{memberId}/custom-survey-response',
  topic: 'customSurvey',
  requiredRole: 'link',
  summary: "One member's answers to the group's own questions.",
  output: customResponse,
});

export const listCustomResponses = endpoint({
  method: 'GET',
  path: '/api/groups/{ref}/custom-survey-responses',
  topic: 'customSurvey',
  requiredRole: 'link',
  summary: "All answers to the group's own questions, in the order in which the members joined.",
  output: z.array(customResponse),
});
