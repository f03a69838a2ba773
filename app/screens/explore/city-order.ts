import { dailyCostManwon } from '#shared/destination/cost.ts';
import type { Core } from '#shared/destination/core/read-core.ts';
import type { City } from '#shared/destination/schema.ts';
import type { Way } from '#shared/recommendation/journey.ts';

/** `fit` is the order in which cities are found, and not in the address. */
export const cityOrders = ['fit', 'near', 'price'] as const;
export type CityOrder = (typeof cityOrders)[number];

export const readCityOrder = (query: URLSearchParams): CityOrder =>
  cityOrders.find((one) => one === query.get('sort')) ?? 'fit';

/**
 * Ten thousand won: what a day costs a person in the middle style, lodging included; of an imported city what its tier
 * says.
 */
export function dayManwon({ cities }: Pick<Core['facts'], 'cities'>, { id, costTier }: Pick<City, 'id' | 'costTier'>) {
  const middle = cities.get(id)?.cost.middle;
  return middle ? middle.bed + middle.day : dailyCostManwon(costTier);
}

/** By what their rows tell; a city with an unknown way comes last, and equal ones stay best first. */
export function inCityOrder<
  Found extends { city: Pick<City, 'id' | 'costTier'>; journey: Pick<Way, 'hours' | 'doorHours'> | undefined },
>(found: readonly Found[], order: CityOrder, facts: Pick<Core['facts'], 'cities'>): readonly Found[] {
  if (order === 'fit') return found;
  const key = ({ city, journey }: Found): number => {
    if (order === 'price') return dayManwon(facts, city);
    return journey ? journey.hours || journey.doorHours : Infinity;
  };
  const keys = new Map(found.map((one) => [one, key(one)]));
  return [...found].sort((a, b) => compare(keys.get(a) ?? 0, keys.get(b) ?? 0));
}

const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);
