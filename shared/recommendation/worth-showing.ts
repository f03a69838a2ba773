import type { GroupProfile } from './group-profile.ts';
import { isNamed } from './named-places.ts';

/** Of the best score: what nobody named and is below this is no answer to what was asked. */
const worth = 0.6;
/** The same where not all name something: so poor a place would be proposed by nobody. */
const atLeast = 0.3;
/** Less than this is no choice. */
const few = 3;

/**
 * Best first, without filler: where all who told something name a country or what a country is known for, the others
 * are shown only from a score of 0.6 times the best one on; else from 0.3 times on, and the best three in any case. A
 * short list says more than a filled one.
 */
export function worthShowing<T extends { score: number }>(
  { travellers }: Pick<GroupProfile, 'travellers'>,
  ranked: readonly T[],
  placeOf: (one: T) => { id: string; iso2: string },
): readonly T[] {
  const heard = travellers.filter(({ isHeard }) => isHeard);
  if (heard.length === 0) return ranked;
  const isChoosing = heard.every(({ named }) => named.isChoosing);
  const least = (isChoosing ? worth : atLeast) * (ranked[0]?.score ?? 0);
  return ranked.filter(
    (one, at) =>
      one.score >= least || (!isChoosing && at < few) || heard.some(({ named }) => isNamed(named, placeOf(one))),
  );
}
