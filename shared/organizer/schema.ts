import { z } from '#shared/kernel/z.ts';
import { groupName, memberId, milliseconds, shareUrl, text } from '#shared/kernel/fields.ts';
import { limits } from '#shared/kernel/limits.ts';

export const activityKinds = [
  'nameClaimed',
  'memberRemoved',
  'memberLeft',
  'memberRestored',
  'memberExcused',
  'memberIncluded',
  'settingsChanged',
  'linkRotated',
  'duplicatesRemoved',
  'pinCleared',
  'pinRequired',
  'pinOptional',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** What happened to the group or to a name, for everybody in the group to see; its id is the mutation id of the write that did it. */
export const activityRow = z.object({
  kind: z.enum(activityKinds),
  actorName: z.string(),
  /** Whom it was done to, when that is not who did it. */
  subjectName: z.nullable(z.string()),
  subjectId: z.nullable(z.string()),
  at: milliseconds,
});
export type ActivityRow = z.infer<typeof activityRow>;

/** Entries that a group keeps; older ones go. */
export const activityKept = 200;

/** A member who was taken out can be brought back for this long, with everything that was theirs. */
export const restorableMs = 7 * 24 * 60 * 60 * 1000;

export const removeMemberInput = z.strictObject({ memberId });
export const restoreMemberInput = z.strictObject({ memberId });
export const clearPinInput = z.strictObject({ memberId });
export const updateGroupInput = z.strictObject({
  name: z.optional(groupName),
  description: z.optional(text(limits.descriptionLength)),
  /** Members whom the group goes on without (decision 8): the whole list. */
  excused: z.optional(z.array(memberId).check(z.maxLength(limits.members))),
  requiresPin: z.optional(z.boolean()),
});
export const rotateShareUrlInput = z.strictObject({ shareUrl });
