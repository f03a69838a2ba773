import { pullOf } from '#shared/destination/facts/pull.ts';
import type { City } from '#shared/destination/schema.ts';
import { units } from './exact-math.ts';
import type { GroupProfile } from './group-profile.ts';

/**
 * Of the city at that place in the catalogue's order: how strongly it draws the members' countries, and the whole world
 * where nobody said where they set out.
 */
export function priorOfCity(
  { travellers, core }: Pick<GroupProfile, 'travellers' | 'core'>,
  city: City,
  at: number,
): number {
  let sum = 0;
  let count = 0;
  for (const { legs } of travellers) {
    const pull = legs?.[at]?.reach.pull;
    if (pull === undefined) continue;
    sum += units(pull);
    count += 1;
  }
  return count === 0 ? worldPull(core, city) : Math.round(sum / count);
}

function worldPull({ facts }: GroupProfile['core'], city: City): number {
  const share = facts.cities.get(city.id)?.share ?? 0;
  const thousand = share * (facts.departures.get('*')?.get(city.iso2) ?? 0);
  return units(Math.round(pullOf(thousand) * 1000) / 1000);
}
