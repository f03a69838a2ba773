import { civilDate } from '#shared/calendar/schema.ts';
import { line, lineOrNone, milliseconds, placeId } from '#shared/kernel/fields.ts';
import { limits } from '#shared/kernel/limits.ts';
import { z } from '#shared/kernel/z.ts';
import { voteTypes } from './vote-types.ts';

export const voteType = z.enum(voteTypes);
export type VoteType = z.infer<typeof voteType>;

/** The scale of a rating. */
export const rating = z.int().check(z.minimum(1), z.maximum(5));
/** `country`, `country/city` or `country/city/place`, by slug. */
export const destinationId = z.string().check(z.regex(/^[a-z0-9-]{1,60}(\/[a-z0-9-]{1,60}){0,2}$/));

/** Approval voting (founding decision 14): at most one live vote per option and member; the row's id says both. */
export const dateVoteRow = z.object({ memberId: z.string(), date: civilDate, votedAt: milliseconds });
export const typeVoteRow = z.object({ memberId: z.string(), type: voteType, votedAt: milliseconds });
/** Approval of a place of the catalogue: where to go. `note`: what the member says with it. */
export const placeVoteRow = z.object({
  memberId: z.string(),
  destinationId,
  votedAt: milliseconds,
  note: z.optional(z.string()),
});
/**
 * A page on the web, on a host with a name: no number, which could be written in many ways, and no user name before it,
 * which would be taken for it.
 */
export const webAddress = z
  .string()
  .check(
    z.maxLength(limits.addressLength),
    z.regex(
      /^https?:\/\/(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,8}\p{L}[\p{L}\p{N}-]{0,62}(?::\d{1,5})?(?:[/?#]\S*)?$/u,
    ),
  );
const url = z.nullable(webAddress);
/** A place that the catalogue does not have, in a member's words. Votes and ratings name it by `placeId`. */
export const typedPlaceRow = z.object({
  memberId: z.string(),
  placeId: z.string(),
  name: z.string(),
  url,
  addedAt: milliseconds,
});
export type TypedPlace = z.infer<typeof typedPlaceRow>;
export const ratingRow = z.object({ memberId: z.string(), destinationId, rating, votedAt: milliseconds });

export const dateVoteInput = z.strictObject({ date: civilDate });
export const typeVoteInput = z.strictObject({ type: voteType });
export const castPlaceVoteInput = z.strictObject({ destinationId, note: z.optional(lineOrNone(limits.placeNote)) });
export const withdrawPlaceVoteInput = z.strictObject({ destinationId });
export const addTypedPlaceInput = z.strictObject({ placeId, name: line(limits.optionLength), url });
export const rateInput = z.strictObject({ destinationId, rating });
export const unrateInput = z.strictObject({ destinationId });

/** One live vote per option and member. */
export const voteId = (option: string, memberId: string): string => `${option}:${memberId}`;

declare module '#shared/kernel/rows.ts' {
  interface RowTypes {
    dateVote: z.infer<typeof dateVoteRow>;
    typeVote: z.infer<typeof typeVoteRow>;
    placeVote: z.infer<typeof placeVoteRow>;
    rating: z.infer<typeof ratingRow>;
    typedPlace: TypedPlace;
  }
}
