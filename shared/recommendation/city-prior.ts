import { pullOf } from '#shared/destination/facts/pull.ts';
import type { City } from '#shared/destination/schema.ts';
import { units } from './exact-math.ts';
import type { GroupProfile } from './group-profile.ts';
import { columnsOf } from './legs.ts';

/**
 * Of the city at that place in the catalogue's order: how strongly it draws the members' countries, and the whole world
 * where nobody said where they set out.
 */
export function priorOfCity({
  travellers,
  core,
}: Pick<GroupProfile, 'travellers' | 'core'>): (city: City, at: number) => number {
  const pulls = travellers.flatMap(({ legs }) => (legs ? [columnsOf(legs).pull] : []));
  return (city, at) => {
    let sum = 0;
    let count = 0;
    for (const column of pulls) {
      const pull = column[at] ?? NaN;
      if (Number.isNaN(pull)) continue;
      sum += pull;
      count += 1;
    }
    return count === 0 ? worldPull(core, city) : Math.round(sum / count);
  };
}

function worldPull({ facts }: GroupProfile['core'], city: City): number {
  const share = facts.cities.get(city.id)?.share ?? 0;
  const thousand = share * (facts.departures.get('*')?.get(city.iso2) ?? 0);
  return units(Math.round(pullOf(thousand) * 1000) / 1000);
}
