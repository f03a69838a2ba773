import type { Coords, Origin } from '#shared/destination/flight.ts';
import { gatewaysOf } from '#shared/destination/facts/usual-gateways.ts';
import { hubOf } from '#shared/destination/facts/ways.ts';
import type { City } from '#shared/destination/schema.ts';
import type { OriginCountry } from '#shared/travel/options.ts';
import type { ScoredCore } from './catalogue.ts';

/** Where a member sets out; `homeId`: the city of the catalogue that is their own, if it is one. */
export interface Home extends Origin {
  homeId: string | undefined;
  /** Where the town lies, if it is none of the catalogue. */
  start?: Coords;
}

const remembered = new WeakMap<ScoredCore, Map<OriginCountry, Home>>();

/** Where people of the country set out. */
export function usualHome(country: OriginCountry, core: ScoredCore): Home {
  const ofCore = remembered.get(core) ?? new Map<OriginCountry, Home>();
  remembered.set(core, ofCore);
  const known = ofCore.get(country);
  if (known) return known;
  const found = homeAt(country, gatewaysOf(core, country), core);
  ofCore.set(country, found);
  return found;
}

/**
 * Whether a city lies in a country of which nobody has said where in it they live: any way to it would be from
 * somewhere else.
 */
export const isSomewhereIn = ({ iso2, homeId, start }: Home, city: Pick<City, 'iso2'>): boolean =>
  city.iso2 === iso2 && homeId === undefined && start === undefined;

/** Where somebody of the country lives who sets out from these airports. */
export function homeAt(country: OriginCountry, airports: readonly string[], core: ScoredCore): Home {
  const [only, other] = airports;
  const homeId = only !== undefined && other === undefined ? cityAt(only, citiesIn(country, core))?.id : undefined;
  return { iso2: country, airports, homeId };
}

export const citiesIn = (country: OriginCountry, core: ScoredCore): readonly City[] =>
  core.cities.filter(({ iso2 }) => iso2 === country);

/** The airport's own city, else the largest that flies from there: whoever names an airport lives in or beside it. */
export function cityAt(iata: string, cities: readonly City[]): City | undefined {
  const hub = hubOf(iata);
  const own = cities.find(({ id }) => id === hub);
  if (own) return own;
  const gateway = sameTown[iata] ?? iata;
  return cities
    .filter((city) => city.gateway === gateway)
    .sort((a, b) => (b.population ?? 0) - (a.population ?? 0) || (a.id < b.id ? -1 : 1))[0];
}

/** Second airports, which are no gateway in the catalogue. */
const sameTown: Readonly<Record<string, string>> = {
  GMP: 'ICN',
  NRT: 'HND',
  ITM: 'KIX',
  TSA: 'TPE',
  PKX: 'PEK',
  SHA: 'PVG',
  DMK: 'BKK',
  EWR: 'JFK',
  LGA: 'JFK',
};
