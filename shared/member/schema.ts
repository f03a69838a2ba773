import { z } from '#shared/contract/z.ts';
import { memberId, milliseconds, optionalEmail, personName } from '#shared/contract/fields.ts';

/** A member as everyone in the group sees them. */
export const memberRow = z.object({
  name: personName,
  joinedAt: milliseconds,
  /** Somebody has logged in under this name; until then it was only added to the list. */
  claimed: z.boolean(),
  /** The name is protected by a PIN. Left out when it is not, as in rows of older builds. */
  hasPin: z.optional(z.boolean()),
});
export type MemberRow = z.infer<typeof memberRow>;

export const addMemberInput = z.strictObject({ memberId, name: personName, email: optionalEmail });
export const joinGroupInput = z.strictObject({ memberId, name: personName, email: optionalEmail });
/** What protects a name: 4 to 8 digits (decision 3). */
export const pin = z.string().check(z.regex(/^\d{4,8}$/));
/** "That is me": an explicit claim of an existing member, with the PIN if they have one. */
export const claimMemberInput = z.strictObject({ memberId, pin: z.optional(pin) });
/** `null` takes the PIN away. */
export const setPinInput = z.strictObject({ pin: z.nullable(pin) });
