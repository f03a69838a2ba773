import { units } from './exact-math.ts';
import { lowest } from './utility.ts';
import type { Traveller } from './traveller.ts';

/** What the hearts for a destination say. `rating` is their mean, one decimal; null before any. */
export interface RatingSummary {
  rating: number | null;
  /** "n of N rated". */
  rated: number;
  of: number;
  /** Every member rated it, and nobody below 3. */
  isLikedByEveryone: boolean;
  /** Standard deviation of 1.2 or more. */
  isDivisive: boolean;
}

export function ratingSummary(travellers: readonly Traveller[], destinationId: string): RatingSummary {
  const ratings = travellers.flatMap((one) => one.ratings.get(destinationId) ?? []);
  const count = ratings.length;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  const squares = ratings.reduce((total, rating) => total + rating * rating, 0);
  return {
    rating: count === 0 ? null : Math.round((sum * 10) / count) / 10,
    rated: count,
    of: travellers.length,
    isLikedByEveryone: count > 0 && count === travellers.length && ratings.every((rating) => rating >= 3),
    // Variance >= 1.44 in whole numbers.
    isDivisive: 100 * (count * squares - sum * sum) >= 144 * count * count && count > 1,
  };
}

/**
 * u' = (0.33 u + r) / 1.33 with r = (h - 1) / 4: a heart for this very destination outweighs what the answers suggest
 * three to one. It says nothing about any other destination or member. Without answers the heart stands alone. Four
 * hearts or five are a yes and never lower what the answers suggest; one or two are a no and never raise it
 * (decision 0069).
 */
export function withRating(utility: number | undefined, rating: number | undefined): number | undefined {
  if (rating === undefined) return utility;
  const liked = units((rating - 1) / 4);
  if (utility === undefined) return Math.max(lowest, liked);
  const both = Math.max(lowest, Math.round((0.33 * utility + liked) / 1.33));
  return rating >= 4 ? Math.max(utility, both) : rating <= 2 ? Math.min(utility, both) : both;
}
