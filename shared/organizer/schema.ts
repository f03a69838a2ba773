import { z } from '#shared/kernel/z.ts';
import { groupName, memberId, secret, shareUrl, text } from '#shared/kernel/fields.ts';
import { organizerPassword } from '#shared/kernel/organizer-password.ts';
import { limits } from '#shared/kernel/limits.ts';

/** How long a removed member can be restored, with answers, votes and ratings. */
export const restorableMs = 7 * 24 * 60 * 60 * 1000;

export const removeMemberInput = z.strictObject({ memberId });
export const restoreMemberInput = z.strictObject({ memberId });
export const clearPinInput = z.strictObject({ memberId });
export const updateGroupInput = z.strictObject({
  name: z.optional(groupName),
  description: z.optional(text(limits.descriptionLength)),
  /** All excluded members (founding decision 8), not a change of the list. */
  excused: z.optional(z.array(memberId).check(z.maxLength(limits.members))),
  requiresPin: z.optional(z.boolean()),
});
export const rotateShareUrlInput = z.strictObject({ shareUrl });
/** The member's device makes the secret, by which it is the organiser from then on. */
export const takeOverGroupInput = z.strictObject({ organizerToken: secret });
/** The new secret is made on the device, so that a repeated request means the same one. */
export const rotateOrganizerInput = z.strictObject({
  organizerToken: secret,
  adminPassword: z.optional(z.nullable(organizerPassword)),
});
