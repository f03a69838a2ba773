import { endpoint } from '#shared/kernel/endpoint.ts';
import { personName, secret } from '#shared/kernel/fields.ts';
import { z } from '#shared/kernel/z.ts';
import { budgetTiers, originCountries, ranges, tripTypes } from '#shared/travel/options.ts';
import { simplePayload } from './schema.ts';

/** A saved answer of the 4-step survey in the API's responses. */
const simpleResponse = z.object({
  id: z.string(),
  groupId: z.string(),
  memberName: z.string(),
  payload: simplePayload,
  createdAt: z.string(),
  updatedAt: z.string(),
});

export const postSimpleResponse = endpoint({
  method: 'POST',
  path: '/api/group/{ref}/simple-response',
  topic: 'survey',
  requiredRole: 'member',
  summary:
    'Save the 4-step survey of the member whose session makes the call. Every payload form of the specification is taken.',
  input: z.strictObject({ name: z.optional(personName), payload: z.unknown(), sessionToken: z.optional(secret) }),
  output: simpleResponse,
});

export const getSimpleResponse = endpoint({
  method: 'GET',
  path: '/api/group/{ref}/simple-response/{memberName}',
  topic: 'survey',
  requiredRole: 'link',
  summary: "One member's saved answer.",
  output: simpleResponse,
});

export const listSimpleResponses = endpoint({
  method: 'GET',
  path: '/api/groups/{ref}/simple-responses',
  topic: 'survey',
  requiredRole: 'link',
  summary: 'All saved answers of the 4-step survey.',
  output: z.array(simpleResponse),
});

export const listSurveyResults = endpoint({
  method: 'GET',
  path: '/api/groups/{ref}/survey-results',
  topic: 'survey',
  requiredRole: 'link',
  summary: "First the group's consensus (the most common answer per field), then each member's answer.",
  output: z.array(
    z.object({
      memberName: z.nullable(z.string()),
      originCountryIso2: z.enum(originCountries),
      originAirport: z.nullable(z.string()),
      range: z.enum(ranges),
      budgetTier: z.nullable(z.enum(budgetTiers)),
      mainType: z.enum(tripTypes),
      subcats: z.array(z.string()),
    }),
  ),
});
