import { z } from '#shared/kernel/z.ts';
import {
  email,
  groupId,
  groupName,
  line,
  milliseconds,
  personName,
  secret,
  shareUrl,
  text,
} from '#shared/kernel/fields.ts';
import { organizerPassword } from '#shared/kernel/organizer-password.ts';
import { limits } from '#shared/kernel/limits.ts';
import { customQuestions, typedQuestions } from '#shared/custom-survey/schema.ts';

export const surveyTypes = ['default', 'custom'] as const;
export const surveyType = z.enum(surveyTypes);
export type SurveyType = z.infer<typeof surveyType>;

/** The group as everyone with the link sees it. E-mail and secrets never leave the server (founding decision 6). */
export const groupRow = z.object({
  name: groupName,
  description: text(limits.descriptionLength),
  createdBy: personName,
  /** The member who took the group over from the creator. Left out while the creator organises it. */
  organizedBy: z.optional(personName),
  shareUrl,
  surveyType,
  customQuestions: z.nullable(customQuestions),
  createdAt: milliseconds,
  /** Members excluded by the organiser: not in the denominator, reversible (founding decision 8). */
  excused: z.array(z.string()),
  /** Every name needs a PIN to log in (founding decision 3). Left out when it does not. */
  requiresPin: z.optional(z.boolean()),
});
export type GroupRow = z.infer<typeof groupRow>;

/** The word that opens groups where an instance asks for one. */
export const groupCode = line(limits.groupCodeLength);

/** What a creator types. */
export const groupForm = z.strictObject({
  name: groupName,
  description: z._default(z.nullable(text(limits.descriptionLength)), ''),
  createdBy: personName,
  creatorEmail: email,
  surveyType: z._default(surveyType, 'default'),
  customQuestions: z.optional(z.nullable(typedQuestions)),
  adminPassword: z.optional(z.nullable(z.union([z.literal(''), organizerPassword]))),
  groupCode: z.optional(groupCode),
});
export type GroupForm = z.infer<typeof groupForm>;

/** The queued form: the device brings its own ids and secret, so that a group can be made offline. */
export const createGroupInput = z.extend(groupForm, {
  groupId,
  shareUrl,
  organizerToken: secret,
});

declare module '#shared/kernel/rows.ts' {
  interface RowTypes {
    group: z.infer<typeof groupRow>;
  }
}
