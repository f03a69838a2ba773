import { whole, type Pieces } from '#shared/kernel/pieces.ts';
import { positionOf, summed } from '../compact.ts';
import type { CompactCities, CompactCore, CompactCountry } from './compact-core.ts';
import type { CompactNames } from '#shared/destination/compact-names.ts';
import { cityTier, type CostTier } from '../cost.ts';
import { cityCover, countryCover } from '../cover.ts';
import { factsInPieces, type Facts } from '../facts/read.ts';
import type { Coords } from '../flight.ts';
import { levelOf } from '../level.ts';
import { slugOf } from '../reserved-slugs.ts';
import type { City, Continent, Country } from '../schema.ts';
import { ratedTypes, type Strengths } from '../strength.ts';
import { placeTags, type PlaceTag } from '../tags.ts';

/** Countries, cities and airports, ready to use; built once per process or page. */
export interface Core {
  /** The day of the authored rows (year-month-day). */
  readonly asOf: string;
  readonly countries: readonly Country[];
  readonly cities: readonly City[];
  /** IATA code to place: every city's gateway and the larger airports of the countries that people set out from. */
  readonly gateways: ReadonlyMap<string, Coords>;
  /** What else the editors know of the cities, for scores and pages. */
  readonly facts: Facts;
}

export const readCore = (compact: CompactCore): Core => whole(coreInPieces(compact));

/** The same with stops: a phone needs a tenth of a second and more for it. */
export function* coreInPieces(compact: CompactCore): Pieces<Core> {
  const cities = yield* readCities(compact);
  const gateways = readGateways(compact.gateways);
  const countries = compact.countries.map(readCountry);
  yield;
  const facts = yield* factsInPieces(compact.facts, cities, gateways);
  return { asOf: compact.asOf, countries, cities, facts, gateways };
}

function readGateways({ codes, lat, lng }: CompactCore['gateways']): Map<string, Coords> {
  const [lats, lngs] = [summed(lat), summed(lng)];
  return new Map(
    lats.map((hundredths, index) => [
      codes.slice(index * 3, index * 3 + 3),
      { lat: hundredths / 100, lng: (lngs[index] ?? 0) / 100 },
    ]),
  );
}

/** By slug or by ISO code, in either case. */
export function findCountry(core: Core, slugOrIso2: string): Country | undefined {
  return core.countries.find(
    ({ slug, iso2 }) => slug === slugOrIso2.toLowerCase() || iso2 === slugOrIso2.toUpperCase(),
  );
}

export function citiesOf(core: Core, country: Country): City[] {
  return core.cities.filter(({ iso2 }) => iso2 === country.iso2);
}

export function findCity(core: Core, countrySlug: string, citySlug: string): City | undefined {
  return core.cities.find(({ id }) => id === `${countrySlug}/${citySlug}`);
}

function readCountry([iso2, slug, names, continent, currency, costTier, lineKo, lineEn]: CompactCountry): Country {
  return {
    id: slug,
    iso2,
    slug,
    ...readNames(names),
    continent: continent as Continent,
    currency,
    costTier: costTier as CostTier,
    lineKo,
    lineEn,
    coverImage: countryCover(slug),
  };
}

/** Cities of one piece. */
const citiesAtOnce = 50;

function* readCities({ countries, cities: columns }: CompactCore): Pieces<City[]> {
  const [lats, lngs] = [summed(columns.lat), summed(columns.lng)];
  const summedUp = { ...columns, lat: lats, lng: lngs };
  const [capitals, skiMonths] = [new Set(columns.capitals), new Map(columns.skiMonths)];
  const homes = countries.flatMap((country, index) =>
    Array.from({ length: columns.counts[index] ?? 0 }, () => country),
  );
  const cities: City[] = [];
  for (const [row, home] of homes.entries()) {
    cities.push(readCity(summedUp, row, home, capitals.has(row), skiMonths.get(row) ?? null));
    if (row % citiesAtOnce === citiesAtOnce - 1) yield;
  }
  return cities;
}

function readCity(
  columns: CompactCities,
  row: number,
  [iso2, countrySlug, , , , countryTier]: CompactCountry,
  isCapital: boolean,
  skiMonths: City['skiMonths'],
): City {
  const text = (column: readonly string[]) => column[row] ?? missing(countrySlug, row);
  const number = (column: readonly number[]) => column[row] ?? missing(countrySlug, row);
  const nameEn = text(columns.en);
  const slug = text(columns.slug) || slugOf(nameEn);
  const population = number(columns.population) || null;
  return {
    id: `${countrySlug}/${slug}`,
    slug,
    countryId: countrySlug,
    iso2,
    ...readNames([text(columns.ko), nameEn, text(columns.ja), text(columns.zh), text(columns.es), text(columns.fr)]),
    isCapital,
    population,
    level: levelOf(population),
    coords: { lat: number(columns.lat) / 1000, lng: number(columns.lng) / 1000 },
    gateway: columns.gateway.slice(row * 3, row * 3 + 3),
    climate: columns.climate[row] ?? missing(countrySlug, row),
    skiMonths,
    costTier: cityTier(countryTier as CostTier, columns.costOffset[row] ?? missing(countrySlug, row)),
    strengths: readStrengths(text(columns.strengths)),
    tags: readTags(text(columns.tags)),
    lineKo: text(columns.lineKo),
    lineEn: text(columns.lineEn),
    coverImage: cityCover(countrySlug, slug),
  };
}

function missing(countrySlug: string, row: number): never {
  throw new Error(`the built cities of ${countrySlug} are not whole at row ${row}`);
}

export function readNames([nameKo, nameEn, nameJa, nameZh, nameEs, nameFr]: CompactNames) {
  return {
    nameKo,
    nameEn,
    nameJa: nameJa || nameEn,
    nameZh: nameZh || nameEn,
    nameEs: nameEs || nameEn,
    nameFr: nameFr || nameEn,
  };
}

/** @throws when a letter stands for no tag */
export function readTags(letters: string): PlaceTag[] {
  return [...letters].map((letter) => placeTags[positionOf(letter)] ?? unknownTag(letter));
}

function unknownTag(letter: string): never {
  throw new Error(`the catalogue has no tag ${letter}`);
}

/** "3121010" to a record. */
export function readStrengths(digits: string): Strengths & { -readonly [K in keyof Strengths]: Strengths[K] } {
  return Object.fromEntries(ratedTypes.map((type, index) => [type, Number(digits[index])])) as Strengths;
}
