import { z } from '#shared/kernel/z.ts';
import { groupName, memberId, shareUrl, text } from '#shared/kernel/fields.ts';
import { limits } from '#shared/kernel/limits.ts';

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
