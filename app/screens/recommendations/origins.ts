import type { Coords } from '#shared/destination/flight.ts';
import { nameIn, type Language } from '#shared/kernel/languages.ts';
import type { MemberWay } from '#shared/recommendation/candidate-facts.ts';
import type { ScoredCore } from '#shared/recommendation/catalogue.ts';
import { countryName } from '#app/text/country-name.ts';

/** Where members set out: their airport, or the country of those who told none. */
export interface Origin {
  id: string;
  name: string;
  /** Unknown for an airport that the catalogue does not know. */
  at: Coords | undefined;
  ways: MemberWay[];
}

/** In the order of the first member from each. */
export function originsOf(language: Language, core: ScoredCore, ways: readonly MemberWay[]): Origin[] {
  const found = new Map<string, Origin>();
  for (const way of ways) {
    const id = way.airport ?? way.iso2;
    const known = way.airport === undefined ? undefined : core.facts.airports.get(way.airport);
    const origin = found.get(id) ?? {
      id,
      name: known ? nameIn(language, known) : countryName(language, way.iso2),
      at: way.from,
      ways: [],
    };
    origin.ways.push(way);
    found.set(id, origin);
  }
  return [...found.values()];
}
