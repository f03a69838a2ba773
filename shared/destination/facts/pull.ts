import { haversineKm, type Coords } from '../flight.ts';
import type { Facts } from './read.ts';

/** How far apart two countries are told by, where nobody publishes departures: visits fall by e in this many km. */
const decayKm = 3500;

/**
 * Part of the world's visitors that an origin without its own row sends, at no distance. Scales only, never decides
 * between destinations.
 */
const originPart = 0.02;

/**
 * Thousand visits a year from a country to a city: departures to the country times the city's share. An origin without
 * published departures to the country is given a part of the world's visitors that falls with the distance.
 */
export function visitsThousand(
  facts: Facts,
  originIso2: string,
  city: { id: string; iso2: string; coords: Coords },
  from: Coords,
): number {
  const known = facts.cities.get(city.id);
  if (known === undefined) return 0;
  const share = originIso2 === city.iso2 ? known.homeShare : known.share;
  return share * departuresThousand(facts, originIso2, city.iso2, haversineKm(from, city.coords));
}

/** Thousand visits a year from one country to another, which lies `km` away. */
export function departuresThousand(facts: Facts, originIso2: string, iso2: string, km: number): number {
  const published = facts.departures.get(originIso2)?.get(iso2);
  if (published !== undefined) return published;
  const world = facts.departures.get('*')?.get(iso2) ?? 0;
  return world * originPart * Math.exp(-km / decayKm);
}

/** 0 for at most a hundred visits a year, 1 for ten million and more, by the logarithm. */
export function pullOf(thousand: number): number {
  return Math.min(1, Math.max(0, (Math.log10(Math.max(thousand, 1e-9)) + 1) / 5));
}
