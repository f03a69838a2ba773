import { civilDate, dateRange } from '#shared/calendar/schema.ts';
import { endpoint } from '#shared/kernel/endpoint.ts';
import { memberId, secret } from '#shared/kernel/fields.ts';
import { z } from '#shared/kernel/z.ts';
import { limits } from '#shared/kernel/limits.ts';
import { preferenceAnswers } from './schema.ts';

const { dates, datesToAvoid, ...answers } = preferenceAnswers.shape;

/**
 * A member's answers to the default survey, in the API's responses: the specification's fields, and the further ones.
 */
const preference = z.object({
  id: z.string(),
  groupId: z.string(),
  memberId: z.string(),
  memberName: z.string(),
  /** Every single day of `dates`, in order. */
  preferredDates: z.array(z.string()),
  dates: z.array(dateRange),
  datesToAvoid: z.array(dateRange),
  ...answers,
  createdAt: z.string(),
  updatedAt: z.string(),
});

export const listPreferences = endpoint({
  method: 'GET',
  path: '/api/groups/{ref}/preferences',
  topic: 'preference',
  requiredRole: 'link',
  summary: 'All answers to the default survey. Budgets are in ten thousand won; what is open is null or empty.',
  output: z.array(preference),
});

export const postPreference = endpoint({
  method: 'POST',
  path: '/api/groups/{ref}/preferences',
  topic: 'preference',
  requiredRole: 'member',
  summary:
    'Save the default survey of the member whose session makes the call. Only the days are needed, as `dates` (ranges) or `preferredDates` (single days).',
  input: z.strictObject({
    ...z.partial(z.object({ dates, datesToAvoid, ...answers })).shape,
    preferredDates: z.optional(z.array(civilDate).check(z.maxLength(limits.dateRanges * limits.rangeDays))),
    memberId: z.optional(memberId),
    sessionToken: z.optional(secret),
  }),
  output: preference,
});
