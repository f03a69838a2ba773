import type { Airport } from '#shared/destination/facts/schema.ts';
import type { Core } from '#shared/destination/core/read-core.ts';
import type { City, Country } from '#shared/destination/schema.ts';
import { languages, nameIn, type Language } from '#shared/kernel/languages.ts';
import { countryCalled, regionName } from './countries-by-name.ts';
import { asMistyped, asWritten, folded, NameSearch, type NamedResult } from './search.ts';
import { themeNearly, themeOf } from './themes.ts';
import { writings } from './writings.ts';

/** A country or a city that a search has found. */
export type SearchResult = { kind: 'country'; country: Country } | { kind: 'city'; city: City };

/** Of a name that several airports have, so many are looked at: most have no city here. */
const mostAirports = 3;

/** What places are called besides their names, and what else a text can mean that no name is like. */
export interface OtherNames {
  /** By the id of a country or a city. */
  names: ReadonlyMap<string, readonly string[]>;
  /** By an airport's code. */
  airports: ReadonlyMap<string, readonly string[]>;
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

/**
 * Every country and city; a country counts as its largest city. A city is also found by its airports, whose names are
 * tried when nothing else is called so.
 */
export class DestinationSearch extends NameSearch<SearchResult> {
  private readonly others: OtherNames | undefined;
  private readonly countries: readonly Country[];
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
    this.countries = countries;
    this.cities = cities;
    this.flown = facts;
  }

  /** What is called so or, where nothing is, nearly so: unless the text means something else. */
  override find(typed: string, most?: number): SearchResult[] {
    const called = this.findCalled(typed, most);
    return called.length > 0 || this.isSomethingElse(typed) ? called : this.findNearly(typed, most);
  }

  /**
   * By names as they are written, in simplified characters too; else what the other names make of it, and by airports.
   */
  findCalled(typed: string, most?: number): SearchResult[] {
    return firstFound(writings(typed), (text) => {
      const named = this.findNamed(text, most);
      return named.length > 0 ? named : this.findOtherwise(text, most);
    });
  }

  /** By their own names alone. */
  findNamed(typed: string, most?: number): SearchResult[] {
    return super.find(typed, most, asWritten);
  }

  /** As whole names; else, unless the text is nearly a word for a wish, as words of names, and by airports. */
  findNearly(typed: string, most?: number): SearchResult[] {
    const asNames = firstFound(writings(typed), (text) => super.find(text, most, asMistyped));
    if (asNames.length > 0 || themeNearly(typed) !== undefined) return asNames;
    const found = firstFound(writings(typed), (text) => super.find(text, most));
    return found.length > 0 || !this.others ? found : this.flownTo(this.others.ofAirport(typed), most);
  }

  /** Whether a text that nothing is called means a wish or a country, and is not a mistyped name. */
  isSomethingElse(typed: string): boolean {
    return themeOf(typed) !== undefined || firstFound(writings(typed), called).length > 0;
  }

  /**
   * The name of a country that is not here, for readers of that language, where a text is exactly what it is called.
   */
  missing(typed: string, language: Language): string | undefined {
    const [iso2] = firstFound(writings(typed), called);
    if (iso2 === undefined || this.countries.some((one) => one.iso2 === iso2)) return undefined;
    const text = folded(typed);
    const isHere = this.findNamed(typed).some((found) => {
      const one = found.kind === 'country' ? found.country : found.city;
      return languages.some((each) => folded(nameIn(each, one)) === text);
    });
    return isHere ? undefined : regionName(language, iso2);
  }

  private findOtherwise(typed: string, most?: number): SearchResult[] {
    if (!this.others) return [];
    const { otherwise, ofAirport } = this.others;
    const found = otherwise(typed, (text, mostOfIt = most) => this.findNamed(text, mostOfIt));
    if (found.length > 0) return found.slice(0, most);
    const airport = ofAirport(typed);
    const named = airport === typed ? [] : this.findNamed(airport, most);
    return named.length > 0 ? named : this.flownTo(airport, most, asWritten);
  }

  /** The cities of the airports whose names match best, the larger first. */
  private flownTo(name: string, most = 12, worst?: number): SearchResult[] {
    this.airports ??= new NameSearch(
      [...this.flown.airports.values()].map((one) => ({
        result: one,
        id: one.iata,
        names: one,
        others: this.others?.airports.get(one.iata) ?? [],
        size: 0,
      })),
    );
    const codes = new Set(this.airports.find(name, mostAirports, worst).map(({ iata }) => iata));
    return this.cities
      .filter((city) => airportsOf(this.flown, city).some((airport) => codes.has(airport)))
      .sort((a, b) => (b.population ?? 0) - (a.population ?? 0))
      .slice(0, most)
      .map((city) => ({ kind: 'city', city }));
  }
}

const called = (text: string): string[] => {
  const iso2 = countryCalled(text);
  return iso2 === undefined ? [] : [iso2];
};

function firstFound<T>(texts: readonly string[], find: (text: string) => T[]): T[] {
  for (const text of texts) {
    const found = find(text);
    if (found.length > 0) return found;
  }
  return [];
}
