import {
  letterOf,
  type CompactNameColumns,
  type CompactPlaceNames,
  type CompactPlaces,
} from '#shared/destination/compact.ts';
import type { CompactCities, CompactCore, CompactCountry } from '#shared/destination/core/compact-core.ts';
import type { CompactNames } from '#shared/destination/compact-names.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { originGateways } from '#shared/destination/flight.ts';
import { slugOf } from '#shared/destination/reserved-slugs.ts';
import { placeTypes } from '#shared/destination/place-types.ts';
import { placeTags, type PlaceTag } from '#shared/destination/tags.ts';
import { isOriginAirport, type Airport } from './sources/airports.ts';
import type { AuthoredCity, AuthoredCountry } from './sources/authored.ts';
import type { CountryFacts } from './country-facts.ts';
import { destinationHolidays } from './destination-holidays.ts';
import { composeFacts, differences } from './facts/compose-facts.ts';
import { cell, readTable } from './facts/tables.ts';
import type { GeoRow } from './sources/geonames.ts';

/** The day on which the editors last passed the authored rows; written into every built file. */
export const asOf = '2026-11-22';

export interface Sources {
  readonly airports: ReadonlyMap<string, Airport>;
  readonly facts: CountryFacts;
  readonly countryNames: Readonly<Record<string, CompactNames>>;
  readonly geoById: ReadonlyMap<number, GeoRow>;
  /** People where GeoNames has none or counts otherwise, by "ISO/slug"; null: not counted. */
  readonly populations: Readonly<Record<string, number | null>>;
  /** Rows that GeoNames calls a capital and nobody else does, by "ISO/slug". */
  readonly notCapitals: Readonly<Record<string, string>>;
  /** Capitals whose row GeoNames keeps beside theirs. */
  readonly capitals: Readonly<Record<string, string>>;
}

export function composeCore(authored: readonly AuthoredCountry[], sources: Sources): CompactCore {
  const countries = new Set(authored.map(({ country }) => country));
  const codes = new Set([
    ...authored.flatMap(({ cities }) => cities.map(({ gate }) => gate)),
    ...Object.values(originGateways).flat(),
    ...readTable('gateways', 4).map((row) => cell(row, 1)),
    ...readTable('routes', 2).map((row) => cell(row, 0)),
    ...[...sources.airports.values()].filter((airport) => isOriginAirport(airport, countries)).map(({ iata }) => iata),
  ]);
  // By country, so that the list of their countries is short.
  const countryOf = (code: string) => sources.airports.get(code)?.iso2 ?? '';
  const airportCodes = [...codes].sort((a, b) => (`${countryOf(a)}${a}` < `${countryOf(b)}${b}` ? -1 : 1));
  return {
    asOf,
    countries: authored.map((country) => composeCountry(country, sources)),
    cities: composeCities(authored, sources),
    facts: composeFacts(authored, { airports: sources.airports, geoById: sources.geoById, airportCodes }),
    gateways: composeGateways(airportCodes, sources.airports),
  };
}

function composeGateways(codes: readonly string[], airports: Sources['airports']): CompactCore['gateways'] {
  const coords = codes.map((code) => {
    const airport = airports.get(code);
    if (airport === undefined) throw new Error(`no airport ${code}: add it to airports-extra.json`);
    return airport.coords;
  });
  const hundredths = (degrees: readonly number[]) => differences(degrees.map((value) => Math.round(value * 100)));
  return {
    codes: codes.join(''),
    lat: hundredths(coords.map(({ lat }) => lat)),
    lng: hundredths(coords.map(({ lng }) => lng)),
  };
}

function composeCountry(
  { country, slug, cost, d: [lineKo, lineEn] }: AuthoredCountry,
  sources: Sources,
): CompactCountry {
  const names = sources.countryNames[country];
  if (names === undefined) throw new Error(`no names of ${country}: run npm run catalogue -- names`);
  return [
    country,
    slug,
    shortNames(names),
    sources.facts.continentOf(country),
    sources.facts.currencyOf(country),
    cost,
    lineKo,
    lineEn,
  ];
}

function composeCities(authored: readonly AuthoredCountry[], sources: Sources): CompactCities {
  const rows = authored.flatMap(({ country, cities }) =>
    cities.map((city) => ({ city, id: `${country}/${city.city}` })),
  );
  const cities = rows.map(({ city }) => city);
  const found = rows.map(({ city, id }) => geoNamesOf(city, id, sources));
  return {
    counts: authored.map((country) => country.cities.length),
    slug: cities.map(({ city, n }) => ownSlug(city, n)),
    ...nameColumns(cities),
    gateway: cities.map(({ gate }) => gate).join(''),
    lat: differences(cities.map(({ at }) => thousandths(at[0]))),
    lng: differences(cities.map(({ at }) => thousandths(at[1]))),
    population: found.map(({ population }) => population),
    capitals: found.flatMap(({ isCapital }, row) => (isCapital ? [row] : [])),
    climate: cities.map(({ climate }) => climate),
    costOffset: cities.map(({ cost }) => cost),
    strengths: cities.map(({ f }) => f.join('')),
    lineKo: cities.map(({ d }) => d[0]),
    lineEn: cities.map(({ d }) => d[1]),
    tags: cities.map(({ places }) => compactTags(placeTags.filter((tag) => places.some(({ g }) => g.includes(tag))))),
    skiMonths: cities.flatMap(({ ski }, row): [number, number[]][] => (ski === undefined ? [] : [[row, ski]])),
  };
}

function geoNamesOf(
  { geo }: AuthoredCity,
  id: string,
  { geoById, populations, capitals, notCapitals }: Sources,
): { population: number; isCapital: boolean } {
  const row = geo === undefined ? undefined : geoById.get(geo);
  if (geo !== undefined && row === undefined) throw new Error(`${id}: GeoNames has no row ${geo}`);
  return {
    population: (id in populations ? populations[id] : row?.population) ?? 0,
    isCapital: capitals[id] !== undefined || (row?.feature === 'PPLC' && notCapitals[id] === undefined),
  };
}

export function composePlaces({ country, cities }: AuthoredCountry): CompactPlaces {
  const holidays = destinationHolidays(country);
  const places = cities.flatMap((city) => city.places);
  const transfers = places.flatMap(({ min }, row): [number, number][] => (min === undefined ? [] : [[row, min]]));
  return {
    asOf,
    cities: cities.map((city) => [city.city, city.places.length]),
    slug: places.map(({ place, n }) => ownSlug(place, n)),
    ...nameColumns(places),
    typeAndPrice: places.map(({ t, p }) => `${placeTypes.indexOf(t)}${p}`),
    lat: differences(places.map(({ at }) => thousandths(at[0]))),
    lng: differences(places.map(({ at }) => thousandths(at[1]))),
    tags: places.map(({ g }) => compactTags(g)),
    strengths: places.map(({ f }) => f.join('')),
    descriptionKo: places.map(({ d }) => d[0]),
    descriptionEn: places.map(({ d }) => d[1]),
    ...(transfers.length > 0 && { transfers }),
    ...(holidays && { holidays }),
  };
}

/** What the search needs of the places, for the readers of a language. */
export const namesOfPlaces = (places: ReadonlyMap<string, CompactPlaces>, language: Language): CompactPlaceNames =>
  Object.fromEntries(
    [...places].map(([iso2, { cities, slug, typeAndPrice, ...names }]) => [
      iso2,
      {
        cities,
        slug,
        types: typeAndPrice.map((both) => both[0]).join(''),
        en: names.en,
        ...(language !== 'en' && { own: names[language] }),
      },
    ]),
  );

/** Empty where the English name says it. */
const ownSlug = (slug: string, [, en]: CompactNames): string => (slug === slugOf(en) ? '' : slug);

function nameColumns(rows: readonly { n: CompactNames }[]): CompactNameColumns {
  const column = (index: number) => rows.map(({ n }) => shortNames(n)[index] ?? '');
  return { ko: column(0), en: column(1), ja: column(2), zh: column(3), es: column(4), fr: column(5) };
}

const compactTags = (tags: readonly PlaceTag[]): string => tags.map((tag) => letterOf(placeTags.indexOf(tag))).join('');
const shortNames = ([ko, en, ...others]: CompactNames): CompactNames =>
  [ko, en, ...others.map((other) => (other === en ? '' : other))] as CompactNames;
/** To the nearest, as decimals are written: 47.1275 is held a little below itself. */
const thousandths = (degrees: number): number => Math.round(Number(degrees.toFixed(3)) * 1000);
