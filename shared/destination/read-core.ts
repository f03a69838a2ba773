import { positionOf, summed, type CompactCity, type CompactCore, type CompactCountry } from './compact.ts';
import type { CompactNames } from '#shared/destination/compact-names.ts';
import { cityTier, type CostTier } from './cost.ts';
import { cityCover, countryCover } from './cover.ts';
import { readFacts, type Facts } from './facts/read.ts';
import type { Coords } from './flight.ts';
import { levelOf } from './level.ts';
import type { City, Continent, Country } from './schema.ts';
import { ratedTypes, type Strengths } from './strength.ts';
import { placeTags, type PlaceTag } from './tags.ts';

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

export function readCore(compact: CompactCore): Core {
  const cities = compact.countries.flatMap((row) => row[8].map((city) => readCity(city, row)));
  const gateways = readGateways(compact.gateways);
  return {
    asOf: compact.asOf,
    countries: compact.countries.map(readCountry),
    cities,
    facts: readFacts(compact.facts, cities, gateways),
    gateways,
  };
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

function readCity(row: CompactCity, [iso2, countrySlug, , , , countryTier]: CompactCountry): City {
  const [
    slug,
    names,
    gateway,
    lat,
    lng,
    people,
    isCapital,
    climate,
    costOffset,
    digits,
    lineKo,
    lineEn,
    tags,
    skiMonths = null,
  ] = row;
  const population = people === 0 ? null : people;
  return {
    id: `${countrySlug}/${slug}`,
    slug,
    countryId: countrySlug,
    iso2,
    ...readNames(names),
    isCapital: isCapital === 1,
    population,
    level: levelOf(population),
    coords: { lat, lng },
    gateway,
    climate,
    skiMonths,
    costTier: cityTier(countryTier as CostTier, costOffset),
    strengths: readStrengths(digits),
    tags: readTags(tags),
    lineKo,
    lineEn,
    coverImage: cityCover(countrySlug, slug),
  };
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
