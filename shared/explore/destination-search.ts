import type { Airport } from '#shared/destination/facts/schema.ts';
import type { Core } from '#shared/destination/read-core.ts';
import type { City, Country } from '#shared/destination/schema.ts';
import { NameSearch, type NamedResult } from './search.ts';

/** A country or a city that a search has found. */
export type SearchResult = { kind: 'country'; country: Country } | { kind: 'city'; city: City };

/** Of a name that several airports have, so many are looked at: most have no city here. */
const mostAirports = 3;

/** What places are called besides their names, and what else a text can mean that no name is like. */
export interface OtherNames {
  /** By the id of a country or a city. */
  names: ReadonlyMap<string, readonly string[]>;
  otherwise: (typed: string, find: (text: string, most?: number) => SearchResult[]) => SearchResult[];
  /** What is left of the name of an airport without the word for it (`간사이 공항`). */
  ofAirport: (typed: string) => string;
}

/** Where cities are flown to, and what the airports are called. */
type Flown = Pick<Core['facts'], 'airports' | 'cities'>;

/** What is searched, and the airports by which it is found. */
export type Searched = Pick<Core, 'countries' | 'cities'> & { facts: Flown };

const airportsOf = ({ cities }: Flown, { id, gateway }: City): string[] => [
  gateway,
  ...(cities.get(id)?.gateways ?? []).map(({ airport }) => airport),
];

/** Every country and city; a country counts as its largest city. A city is also found by its airports, whose names are tried when nothing else is called so. */
export class DestinationSearch extends NameSearch<SearchResult> {
  private readonly others: OtherNames | undefined;
  private readonly cities: readonly City[];
  private readonly flown: Flown;
  private airports: NameSearch<Airport> | undefined;

  constructor({ countries, cities, facts }: Searched, others?: OtherNames) {
    const largest = new Map<string, number>();
    for (const { iso2, population } of cities) largest.set(iso2, Math.max(largest.get(iso2) ?? 0, population ?? 0));
    super([
      ...countries.map((country): NamedResult<SearchResult> => ({
        result: { kind: 'country', country },
        id: country.id,
        names: country,
        others: others?.names.get(country.id) ?? [],
        size: largest.get(country.iso2) ?? 0,
      })),
      ...cities.map((city): NamedResult<SearchResult> => ({
        result: { kind: 'city', city },
        id: city.id,
        names: city,
        others: others?.names.get(city.id) ?? [],
        codes: airportsOf(facts, city),
        size: city.population ?? 0,
      })),
    ]);
    this.others = others;
    this.cities = cities;
    this.flown = facts;
  }

  /** Where nothing is called so, what the other names make of it. */
  override find(typed: string, most?: number): SearchResult[] {
    const found = super.find(typed, most);
    if (found.length > 0 || !this.others) return found;
    const { otherwise, ofAirport } = this.others;
    const otherwiseFound = otherwise(typed, (text, mostOfIt = most) => super.find(text, mostOfIt));
    if (otherwiseFound.length > 0) return otherwiseFound.slice(0, most);
    const airport = ofAirport(typed);
    const named = airport === typed ? [] : super.find(airport, most);
    return named.length > 0 ? named : this.flownTo(airport, most);
  }

  /** Where nothing is called so and something nearly is: what has the text inside its name. `undefined`: what `find` finds is meant. */
  findContaining(typed: string, most?: number): SearchResult[] | undefined {
    const isNearly = !this.hasCalledSo(typed) && super.find(typed, 1).length > 0;
    return isNearly ? super.find(typed, most, false) : undefined;
  }

  /** The cities of the airports whose names match best, the larger first. */
  private flownTo(name: string, most = 12): SearchResult[] {
    this.airports ??= new NameSearch(
      [...this.flown.airports.values()].map((one) => ({ result: one, id: one.iata, names: one, size: 0 })),
    );
    const codes = new Set(this.airports.find(name, mostAirports).map(({ iata }) => iata));
    return this.cities
      .filter((city) => airportsOf(this.flown, city).some((airport) => codes.has(airport)))
      .sort((a, b) => (b.population ?? 0) - (a.population ?? 0))
      .slice(0, most)
      .map((city) => ({ kind: 'city', city }));
  }
}
