import type { GroupProfile } from './group-profile.ts';
import { isNamed } from './named-places.ts';

/** Of the best score: what nobody named and is below this is no answer to what was asked. */
const worth = 0.6;

/**
 * Best first, without filler: where all who told something name a country or what a country is known for, the others
 * are shown only from a score of 0.6 times the best one on. A short list says more than a filled one. The public pages
 * name nothing, and show all.
 */
export function worthShowing<T extends { score: number }>(
  { travellers }: Pick<GroupProfile, 'travellers'>,
  ranked: readonly T[],
  placeOf: (one: T) => { id: string; iso2: string },
): readonly T[] {
  const heard = travellers.filter(({ isHeard }) => isHeard);
  if (heard.length === 0 || heard.some(({ named }) => !named.isChoosing)) return ranked;
  const least = worth * (ranked[0]?.score ?? 0);
  return ranked.filter((one) => one.score >= least || heard.some(({ named }) => isNamed(named, placeOf(one))));
}
