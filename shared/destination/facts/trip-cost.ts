import { flownKm, type Coords } from '../flight.ts';
import { lowSeasonFareManwon } from './fare.ts';
import type { Facts } from './read.ts';
import type { StayStyle } from './schema.ts';
import { nonstopFromTown, waysFrom } from './ways.ts';

export interface TripCost {
  /** There and back. */
  readonly fare: number;
  readonly beds: number;
  readonly days: number;
  readonly total: number;
}

/** From where, to where, how long and how: km are reckoned between the airports. */
export interface PricedTrip {
  readonly originIso2: string;
  readonly airport: string;
  readonly city: { readonly id: string; readonly iso2: string; readonly gateway: string };
  readonly nights: number;
  readonly style: StayStyle;
}

/**
 * Ten thousand won per person in the low season: the fare there and back (the quickest way by land or sea where the table has one, else a flight), a bed
 * per night, and a day's living per day begun (nights + 1). Null for a city or an airport that the catalogue does not know.
 */
export function tripCostManwon(
  facts: Facts,
  gateways: ReadonlyMap<string, Coords>,
  { originIso2, airport, city, nights, style }: PricedTrip,
): TripCost | null {
  const cost = facts.cities.get(city.id)?.cost[style];
  const [from, to] = [gateways.get(airport), gateways.get(city.gateway)];
  if (cost === undefined || from === undefined || to === undefined) return null;
  const way = waysFrom(facts, airport, city.id)[0];
  const fare =
    way !== undefined
      ? way.manwon * 2
      : lowSeasonFareManwon(flownKm(originIso2, from, to), {
          isContested: nonstopFromTown(facts, airport, city.gateway) === 'contested',
          isDomestic: originIso2 === city.iso2,
        });
  const [beds, days] = [cost.bed * nights, cost.day * (nights + 1)];
  return { fare, beds, days, total: fare + beds + days };
}
