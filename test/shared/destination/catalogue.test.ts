import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import gapFile from '#shared/destination/catalogue/gaps.json' with { type: 'json' };
import { findGaps } from '#shared/destination/core/gap.ts';
import { citiesOf, findCity, findCountry } from '#shared/destination/core/read-core.ts';
import { city, country, place } from '#shared/destination/schema.ts';
import { climates } from '#shared/destination/climate.ts';
import { seasons } from '#shared/destination/season.ts';
import { ratedTypes } from '#shared/destination/strength.ts';
import { destinationId } from '#shared/vote/schema.ts';
import { core, placesOfCity, placesOfCountry } from '#server/destination/catalogue.ts';
import { monthsOf } from './months-of.ts';
import { languages } from '#shared/kernel/languages.ts';
import { texts } from '#test/builders/texts.ts';
import { leftOut, sources } from './sources.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'shared/destination/catalogue');
const zipped = (path: string) => gzipSync(readFileSync(path), { level: 9 }).length;
const places = core.countries.flatMap(({ iso2 }) => placesOfCountry(iso2));

describe('the built catalogue', () => {
  test('is whole: every row reads as its schema', () => {
    const faults = [
      ...core.countries.filter((row) => !country.safeParse(row).success),
      ...core.cities.filter((row) => !city.safeParse(row).success),
      ...places.filter((row) => !place.safeParse(row).success),
    ];
    expect(faults).toEqual([]);
  });

  test('has at least 108 countries, 601 cities and 3,700 places', () => {
    expect(core.countries.length).toBeGreaterThanOrEqual(108);
    expect(core.cities.length).toBeGreaterThanOrEqual(601);
    expect(places.length).toBeGreaterThanOrEqual(3700);
  });

  test('every city has three places, 175 have eight and 55 have fifteen', () => {
    const counts = core.cities.map(({ id }) => placesOfCity(id).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    expect(counts.filter((count) => count >= 8).length).toBeGreaterThanOrEqual(175);
    expect(counts.filter((count) => count >= 15).length).toBeGreaterThanOrEqual(55);
  });

  test('a city with twelve places has food, shops, a stay, views and something to do; one with five, four types', () => {
    const faults = core.cities.flatMap(({ id }) => {
      const types = placesOfCity(id).map(({ type }) => type);
      const count = (type: string) => types.filter((one) => one === type).length;
      if (types.length >= 12)
        return count('food') >= 2 &&
          count('stay') >= 1 &&
          count('shop') >= 1 &&
          count('view') >= 2 &&
          count('activity') >= 1
          ? []
          : [`${id}: ${types.join(' ')}`];
      return types.length >= 5 && new Set(types).size < 4 ? [`${id}: ${types.join(' ')}`] : [];
    });
    expect(faults).toEqual([]);
  });

  test('ids are slugs joined by a slash, as ratings name them, and nobody shares one', () => {
    const ids = [...core.countries, ...core.cities, ...places].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !destinationId.safeParse(id).success)).toEqual([]);
    expect(
      places.filter((one) => findCity(core, ...(one.cityId.split('/') as [string, string])) === undefined),
    ).toEqual([]);
  });

  test('a country is found by slug or code, and has cities', () => {
    expect(findCountry(core, 'kr')).toBe(findCountry(core, 'south-korea'));
    expect(findCountry(core, 'atlantis')).toBeUndefined();
    expect(core.countries.filter((one) => citiesOf(core, one).length === 0)).toEqual([]);
  });

  test('check 6: at most one capital per country', () => {
    expect(core.countries.filter((one) => citiesOf(core, one).filter(({ isCapital }) => isCapital).length > 1)).toEqual(
      [],
    );
    expect(core.cities.filter(({ isCapital }) => isCapital).length).toBeGreaterThan(60);
  });

  test('no country name mentions a special administrative region', () => {
    expect(
      core.countries.filter((one) =>
        /SAR|R\.A\.S|RAE|특별|特別|特别|\(/.test(
          [one.nameKo, one.nameEn, one.nameJa, one.nameZh, one.nameEs, one.nameFr].join(' '),
        ),
      ),
    ).toEqual([]);
  });
});

describe('climates', () => {
  const monthsAt = (id: string) => {
    const found = core.cities.find((one) => one.id === id);
    if (found === undefined) throw new Error(`no city ${id}`);
    return seasons[found.climate];
  };

  test("each archetype is some city's", () => {
    expect(climates.filter((climate) => !core.cities.some((one) => one.climate === climate))).toEqual([]);
  });

  test.each([
    'china/beijing',
    'china/guilin',
    'bhutan/thimphu',
    'united-states/grand-canyon',
    'vietnam/sapa',
    'french-polynesia/papeete',
  ])('no typhoons or cyclones at %s', (id) => {
    expect(monthsOf(monthsAt(id).storm)).toEqual([]);
  });

  test.each([
    ['tanzania/zanzibar', [3, 4, 5, 11]],
    ['japan/kyoto', [6, 7]],
    ['spain/valencia', []],
    ['mexico/la-paz', []],
    ['brazil/salvador', [4, 5, 6, 7]],
  ])('the rainy months of %s', (id, wet) => {
    expect(monthsOf(monthsAt(id).wet)).toEqual(wet);
  });
});

describe('check 8: answers for every origin, range and type', () => {
  test('fewer than three good cities only where the gap list says so, with the range to offer', () => {
    expect(findGaps(core), 'run npm run catalogue -- gaps if this is honest').toEqual(gapFile);
    expect(findGaps(core).filter(({ offer }) => offer === null)).toEqual([]);
  });

  test('every type has a place of strength 3 somewhere', () => {
    expect(ratedTypes.filter((type) => !places.some(({ strengths }) => strengths[type] === 3))).toEqual([]);
  });
});

describe('check 10: size', () => {
  test('core is at most 130 kB gzipped, all places 500 kB, and public holidays add at most 60 kB to them', () => {
    expect(zipped(join(folder, 'core.json'))).toBeLessThanOrEqual(130_000);
    const files = readdirSync(join(folder, 'places'));
    expect(files).toHaveLength(core.countries.length);
    const sumOf = (read: (path: string) => Buffer) =>
      files.reduce((sum, file) => sum + gzipSync(read(join(folder, 'places', file)), { level: 9 }).length, 0);
    const places = sumOf((path) => Buffer.from(readFileSync(path, 'utf8').replace(/,\n"holidays":.*/u, '}\n')));
    expect(places).toBeLessThanOrEqual(500_000);
    // Two thirds of a table are the names in six languages: about a kilobyte for a country that is looked at.
    expect(sumOf((path) => readFileSync(path)) - places).toBeLessThanOrEqual(60_000);
  });

  test('the covers that are drawn hold no text and are together under 6 MB', () => {
    // Drawn by `npm run catalogue -- build`, without `--data`.
    const covers = [...core.countries, ...core.cities]
      .map(({ coverImage }) => join(root, 'app/public', coverImage))
      .filter((path) => existsSync(path));
    expect(covers.length).toBeGreaterThan(0);
    const texts = covers.map((path) => readFileSync(path, 'utf8'));
    expect(texts.filter((text) => !text.startsWith('<svg') || text.includes('<text') || text.includes('NaN'))).toEqual(
      [],
    );
    expect(covers.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThan(6_000_000);
  });
});

describe('check 11: sources', () => {
  test('the page names every source that the build takes from, with its licence', () => {
    const page = readFileSync(join(root, 'docs/sources.md'), 'utf8');
    for (const source of sources) {
      expect(page).toContain(source.name);
      expect(page).toContain(source.licence === 'Public domain' ? 'public domain' : source.licence);
      const [name = '', version = ''] = source.through.split(' ');
      expect(page).toContain(source.through);
      const packages = JSON.parse(
        readFileSync(join(root, 'sync-server/destination/build/tools/package.json'), 'utf8'),
      ) as {
        devDependencies: Record<string, string>;
      };
      expect(packages.devDependencies[name]).toBe(version);
    }
  });

  test('the page of the app names them too, in every language', () => {
    for (const language of languages)
      for (const { name } of sources) expect(JSON.stringify(texts[language].explore.sources)).toContain(name);
  });

  test('nothing that the page says is left out is in', () => {
    expect(leftOut.filter((iso2) => findCountry(core, iso2) !== undefined)).toEqual([]);
  });
});
