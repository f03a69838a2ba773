import { airportInText, haversineKm } from '#shared/destination/flight.ts';
import { gatewaysOf } from '#shared/destination/facts/usual-gateways.ts';
import type { Airport } from '#shared/destination/facts/schema.ts';
import type { Core } from '#shared/destination/core/read-core.ts';
import type { City } from '#shared/destination/schema.ts';
import { withoutAirportWord } from '#shared/explore/airport-word.ts';
import { NameSearch, type NamedResult } from '#shared/explore/search.ts';
import { nameIn, type Language } from '#shared/kernel/languages.ts';
import { originCountries, type OriginCountry } from '#shared/travel/options.ts';

/** How many airports the list offers. */
const most = 6;

const searches = new WeakMap<Core, NameSearch<Airport>>();

const isOrigin = (iso2: string): iso2 is OriginCountry => (originCountries as readonly string[]).includes(iso2);

/** The airport's code that a text names, else the first one of the country. */
export const airportOf = (core: Core, country: OriginCountry, text: string): string =>
  airportInText(text, core.gateways) ?? gatewaysOf(core, country)[0] ?? '';

/** As it is kept: a name that people know, and the code that is exact. */
export const airportText = (language: Language, airport: Airport): string =>
  `${nameIn(language, airport)} (${airport.iata})`;

/** The country that an airport is in, if people can set out from there. */
export const countryOf = ({ iso2 }: Airport): OriginCountry | undefined => (isOrigin(iso2) ? iso2 : undefined);

/** Cities so near are an airport's own, besides those that are flown to by it: Seoul has Gimpo, London has Stansted. */
const nearKm = 80;

const namesOf = ({ nameKo, nameEn, nameJa, nameZh, nameEs, nameFr }: Airport | City): string[] =>
  [nameKo, nameEn, nameJa, nameZh, nameEs, nameFr].filter((name) => name !== null);

/**
 * An airport is also found by each word of its name (`Gatwick`) and by the cities that it is near; those that cities
 * are flown to by come first.
 */
function named({ cities, gateways }: Core, one: Airport): NamedResult<Airport> {
  const place = gateways.get(one.iata);
  const near = cities.filter(
    (city) =>
      city.iso2 === one.iso2 && (city.gateway === one.iata || (place && haversineKm(place, city.coords) < nearKm)),
  );
  const words = namesOf(one).flatMap((name) => name.split(/[ ・-]/).slice(1));
  return {
    result: one,
    id: one.iata,
    names: one,
    others: [...new Set([...words, ...near.flatMap(namesOf)])],
    size: Number(near.some(({ gateway }) => gateway === one.iata)),
  };
}

/** By the whole text, else what each of its words finds: `Tokyo Haneda`. */
function byWords(search: NameSearch<Airport>, text: string, count: number): Airport[] {
  const whole = search.find(text, count);
  const words = text.split(/\s+/);
  if (whole.length > 0 || words.length < 2) return whole;
  const [first = [], ...others] = words.map((word) => search.find(word, count));
  return first.filter((one) => others.every((each) => each.includes(one)));
}

/** Whether a text is neither a code of an airport nor like anything in the list. */
export const isUnknown = (core: Core, country: OriginCountry, text: string): boolean =>
  text.trim() !== '' &&
  airportInText(text, core.gateways) === undefined &&
  findAirports(core, country, text).length === 0;

/**
 * Airports by what was typed: a code, or a name or near city in one of six languages; those of the country first, its
 * gateways before others.
 */
export function findAirports(core: Core, country: OriginCountry, typed: string): Airport[] {
  const all = [...core.facts.airports.values()].filter((one) => isOrigin(one.iso2));
  const text = withoutAirportWord(typed);
  const gateways = gatewaysOf(core, country);
  if (text === '') {
    const own = all.filter((one) => one.iso2 === country);
    const place = (one: Airport) => {
      const index = gateways.indexOf(one.iata);
      return index < 0 ? gateways.length : index;
    };
    return own.sort((a, b) => place(a) - place(b) || (a.iata < b.iata ? -1 : 1)).slice(0, most);
  }
  const search = searches.get(core) ?? new NameSearch<Airport>(all.map((one) => named(core, one)));
  searches.set(core, search);
  const byCode = /^[A-Za-z]{1,3}$/.test(text)
    ? all.filter((one) => one.iata.startsWith(text.toUpperCase())).slice(0, most)
    : [];
  const byName = byWords(search, text, all.length);
  const own = [...byName].sort((a, b) => Number(b.iso2 === country) - Number(a.iso2 === country));
  const isExact = byCode.length === 1 && text.length === 3;
  return [...new Set(isExact ? [...byCode, ...own] : [...own, ...byCode])].slice(0, most);
}
