import { endpoint } from '#shared/kernel/endpoint.ts';
import { z } from '#shared/kernel/z.ts';
import { ownAnswer } from './given.ts';

export const listOwnAnswers = endpoint({
  method: 'GET',
  path: '/api/groups/{ref}/own-answers',
  topic: 'survey',
  requiredRole: 'member',
  summary:
    "The member's own answers: those that count, and those replaced in the last 7 days, the latest first. Private amounts are told to the session that wrote them and to those that a PIN has let in since; any other one is told withholdsBudget.",
  output: z.array(ownAnswer),
});
