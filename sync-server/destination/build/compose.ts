import {
  letterOf,
  type CompactCity,
  type CompactCore,
  type CompactCountry,
  type CompactPlaces,
} from '#shared/destination/compact.ts';
import type { CompactNames } from '#shared/destination/compact-names.ts';
import { originGateways } from '#shared/destination/flight.ts';
import { slugOf } from '#shared/destination/reserved-slugs.ts';
import { placeTypes } from '#shared/destination/schema.ts';
import { placeTags, type PlaceTag } from '#shared/destination/tags.ts';
import { isOriginAirport, type Airport } from './airports.ts';
import type { AuthoredCity, AuthoredCountry } from './authored.ts';
import type { CountryFacts } from './country-facts.ts';
import { composeFacts } from './facts/compose-facts.ts';
import { cell, readTable } from './facts/tables.ts';
import type { GeoRow } from './geonames.ts';

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
  { country, slug, cost, d: [lineKo, lineEn], cities }: AuthoredCountry,
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
    cities.map((city) => composeCity(city, country, sources)),
  ];
}

function composeCity(
  city: AuthoredCity,
  iso2: string,
  { geoById, populations, capitals, notCapitals }: Sources,
): CompactCity {
  const row = city.geo === undefined ? undefined : geoById.get(city.geo);
  if (city.geo !== undefined && row === undefined)
    throw new Error(`${iso2}/${city.city}: GeoNames has no row ${city.geo}`);
  const id = `${iso2}/${city.city}`;
  const population = (id in populations ? populations[id] : row?.population) ?? 0;
  const isCapital = capitals[id] !== undefined || (row?.feature === 'PPLC' && notCapitals[id] === undefined);
  const compact: CompactCity = [
    city.city,
    shortNames(city.n),
    city.gate,
    round(city.at[0], 3),
    round(city.at[1], 3),
    population,
    isCapital ? 1 : 0,
    city.climate,
    city.cost,
    city.f.join(''),
    ...city.d,
    compactTags(placeTags.filter((tag) => city.places.some(({ g }) => g.includes(tag)))),
  ];
  if (city.ski !== undefined) compact[13] = city.ski;
  return compact;
}

export function composePlaces({ cities }: AuthoredCountry): CompactPlaces {
  const places = cities.flatMap((city) => city.places);
  const name = (index: number) => places.map(({ n }) => shortNames(n)[index] ?? '');
  const transfers = places.flatMap(({ min }, row): [number, number][] => (min === undefined ? [] : [[row, min]]));
  return {
    asOf,
    cities: cities.map((city) => [city.city, city.places.length]),
    slug: places.map((place) => (place.place === slugOf(place.n[1]) ? '' : place.place)),
    ko: name(0),
    en: name(1),
    ja: name(2),
    zh: name(3),
    es: name(4),
    fr: name(5),
    typeAndPrice: places.map(({ t, p }) => `${placeTypes.indexOf(t)}${p}`),
    lat: differences(places.map(({ at }) => thousandths(at[0]))),
    lng: differences(places.map(({ at }) => thousandths(at[1]))),
    tags: places.map(({ g }) => compactTags(g)),
    strengths: places.map(({ f }) => f.join('')),
    descriptionKo: places.map(({ d }) => d[0]),
    descriptionEn: places.map(({ d }) => d[1]),
    ...(transfers.length > 0 && { transfers }),
  };
}

const compactTags = (tags: readonly PlaceTag[]): string => tags.map((tag) => letterOf(placeTags.indexOf(tag))).join('');
const shortNames = ([ko, en, ...others]: CompactNames): CompactNames =>
  [ko, en, ...others.map((other) => (other === en ? '' : other))] as CompactNames;
const differences = (numbers: readonly number[]): number[] =>
  numbers.map((value, index) => value - (numbers[index - 1] ?? 0));
const thousandths = (degrees: number): number => Math.round(degrees * 1000);
const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));
