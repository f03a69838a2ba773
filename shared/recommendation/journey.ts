import { dailyCostManwon, fareBand, fareEstimateManwon } from '#shared/destination/cost.ts';
import { flightHours, flightTo, type Flight, type Origin } from '#shared/destination/flight.ts';
import type { City } from '#shared/destination/schema.ts';
import { type Range, ranges } from '#shared/travel/options.ts';
import type { ScoredCore } from './catalogue.ts';
import type { Traveller } from './traveller.ts';

type Flights = ReadonlyMap<string, Flight>;
const remembered = new WeakMap<ScoredCore, Map<string, Flights>>();

/**
 * Flights from one origin to every city, by city id; reckoned once per catalogue and origin. Kilometres are whole here: the sines
 * behind them may differ in the last bit between engines.
 */
export function flightsFrom(origin: Origin, core: ScoredCore): Flights {
  const ofCore = remembered.get(core) ?? new Map<string, Flights>();
  remembered.set(core, ofCore);
  const key = `${origin.iso2} ${origin.airports.join(' ')}`;
  const known = ofCore.get(key);
  if (known) return known;
  const flights = new Map(core.cities.map((city) => [city.id, rounded(flightTo(origin, city, core.gateways))]));
  ofCore.set(key, flights);
  return flights;
}

function rounded({ km, range }: Flight): Flight {
  const whole = Math.round(km);
  return { km: whole, hours: flightHours(whole), range };
}

/** One way, and the fare both ways as a band in whole ten thousand won, never a price. Connections are not modelled. */
export interface Way {
  hours: number;
  range: Range;
  fareFromManwon: number;
  fareToManwon: number;
}

export function wayOf({ km, hours, range }: Flight): Way {
  const { from, to } = fareBand(km);
  return { hours: Math.round(hours * 10) / 10, range, fareFromManwon: Math.round(from), fareToManwon: Math.round(to) };
}

/** Estimated cost of the trip per person, ten thousand won: fare from the own origin + days x the city's daily cost. */
export function tripCostManwon(flight: Flight, city: City, days: number): number {
  return fareEstimateManwon(flight.km) + days * dailyCostManwon(city.costTier);
}

const distance = Object.fromEntries(ranges.map((range, index) => [range, index])) as Record<Range, number>;

/** How many ranges further (or, negative, nearer) than the member chose; slack forgives some. `undefined` while unknown. */
export function rangesOff({ range, slack }: Traveller, flight: Flight | undefined): number | undefined {
  if (range === undefined || flight === undefined) return undefined;
  const off = distance[flight.range] - distance[range];
  if (off > 0) return Math.max(0, off - slack);
  return off < 0 ? Math.min(0, off + slack) : 0;
}
