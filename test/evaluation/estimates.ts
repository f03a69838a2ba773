import { dailyCostManwon, fareEstimateManwon } from '#shared/destination/cost.ts';
import { flightHours, flightTo, type Flight, type Origin } from '#shared/destination/flight.ts';
import type { City } from '#shared/destination/schema.ts';
import type { ScoredCore } from '#shared/recommendation/catalogue.ts';

/** Plain estimates of the planted worlds, which know nothing of transfers, competition or styles. */
export type Flights = ReadonlyMap<string, Flight>;
const remembered = new WeakMap<ScoredCore, Map<string, Flights>>();

/**
 * Flights from one origin to every city, by city id; reckoned once per catalogue and origin. Kilometres are whole here:
 * the sines behind them may differ in the last bit between engines.
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

/** Fare from the own origin and days x the city's daily cost, ten thousand won. */
export function tripCostManwon(flight: Flight, city: City, days: number): number {
  return fareEstimateManwon(flight.km) + days * dailyCostManwon(city.costTier);
}
