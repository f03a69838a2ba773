import { z } from '#shared/kernel/z.ts';
import { memberId, milliseconds, optionalEmail, personName } from '#shared/kernel/fields.ts';

/** A member as everyone in the group sees them. */
export const memberRow = z.object({
  name: personName,
  joinedAt: milliseconds,
  /** Somebody has logged in under this name; before that it was only added to the list. */
  claimed: z.boolean(),
  /** The colour by which the member is known in the group, from 0 (`hueOf`). Left out in rows of older builds. */
  hue: z.optional(z.int().check(z.nonnegative())),
  /** The name is protected by a PIN. Left out when it is not, as in rows of older builds. */
  hasPin: z.optional(z.boolean()),
  /**
   * What the member last said of their budget in any survey, with the timestamp of that write. Left out while they have
   * never made it private.
   */
  budgetPrivacy: z.optional(z.object({ isPrivate: z.boolean(), timestamp: milliseconds, mutationId: z.string() })),
  /**
   * How a destination suits this member is told by name. Left out by whoever has never said so, as in rows of older
   * builds.
   */
  showsFit: z.optional(z.boolean()),
});
export type MemberRow = z.infer<typeof memberRow>;

/** Tells the sessions of a member apart; it opens nothing. */
export const sessionId = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** A PIN: 4 to 8 digits (founding decision 3). */
export const pin = z.string().check(z.regex(/^\d{4,8}$/));

export const addMemberInput = z.strictObject({ memberId, name: personName, email: optionalEmail });
/** `pin` protects the name from the start; where the group requires PINs it must be there. */
export const joinGroupInput = z.strictObject({
  memberId,
  name: personName,
  email: optionalEmail,
  pin: z.optional(pin),
});
/**
 * "That is me": an explicit claim of an existing member, with the PIN if they have one; where PINs are required and
 * they have none, this becomes theirs. `name` lets the claim stand alone where a restored server has never heard of the
 * member (rule P8).
 */
export const claimMemberInput = z.strictObject({ memberId, name: z.optional(personName), pin: z.optional(pin) });
/** The id of one of the member's sessions, as `listOwnSessions` tells it; without one: all others. */
export const endSessionsInput = z.strictObject({ sessionId: z.optional(sessionId) });
/** A name that was mistyped, corrected by its member. */
export const changeNameInput = z.strictObject({ name: personName });
/** Whether the group sees by name how a destination suits the member. */
export const showFitInput = z.strictObject({ isShown: z.boolean() });
/** `null` takes the PIN away. */
export const setPinInput = z.strictObject({ pin: z.nullable(pin) });

declare module '#shared/kernel/rows.ts' {
  interface RowTypes {
    member: z.infer<typeof memberRow>;
  }
}
