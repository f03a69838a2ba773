import { endpoint } from '#shared/kernel/endpoint.ts';
import { z } from '#shared/kernel/z.ts';
import { ownAnswer } from './given.ts';

export const listOwnAnswers = endpoint({
  method: 'GET',
  path: '/api/groups/{ref}/own-answers',
  topic: 'survey',
  requiredRole: 'member',
  summary:
    "The member's own answers with everything in them, private amounts too: those that count, and those replaced in the last 7 days. The latest first.",
  output: z.array(ownAnswer),
});
