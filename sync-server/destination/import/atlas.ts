import { haversineKm, type Coords } from '#shared/destination/flight.ts';
import { findCountry, type Core } from '#shared/destination/core/read-core.ts';
import type { City, Country } from '#shared/destination/schema.ts';

const kmPerDegree = 111;

/** The cities and airports that imported rows are put beside: the editors', and those imported so far. */
export class Atlas {
  private readonly cities: Map<string, City>;
  private readonly gateways: Map<string, Coords>;

  constructor(
    private readonly authored: Core,
    imported: readonly City[],
    airports: ReadonlyMap<string, Coords>,
  ) {
    this.cities = new Map([...imported, ...authored.cities].map((city) => [city.id, city]));
    this.gateways = new Map([...airports, ...authored.gateways]);
  }

  country(iso2: string): Country | undefined {
    return findCountry(this.authored, iso2);
  }

  city(id: string): City | undefined {
    return this.cities.get(id);
  }

  airport(iata: string): Coords | undefined {
    return this.gateways.get(iata);
  }

  add(city: City): void {
    this.cities.set(city.id, city);
  }

  addAirport(iata: string, at: Coords): void {
    this.gateways.set(iata, at);
  }

  nearestCity(at: Coords, withinKm: number, isAsked: (city: City) => boolean = () => true): City | undefined {
    return nearest(at, withinKm, this.cities.values(), (city) => (isAsked(city) ? city.coords : undefined));
  }

  nearestAirport(at: Coords, withinKm: number): string | undefined {
    return nearest(at, withinKm, this.gateways, ([, coords]) => coords)?.[0];
  }
}

function nearest<T>(
  at: Coords,
  withinKm: number,
  candidates: Iterable<T>,
  whereIs: (one: T) => Coords | undefined,
): T | undefined {
  let best: T | undefined;
  let least = withinKm;
  for (const one of candidates) {
    const coords = whereIs(one);
    // Most are out of the question by their latitude.
    if (coords === undefined || Math.abs(coords.lat - at.lat) * kmPerDegree > least + 1) continue;
    const km = haversineKm(coords, at);
    if (km > least) continue;
    best = one;
    least = km;
  }
  return best;
}
