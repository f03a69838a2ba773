import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompactPlaces } from '#shared/destination/compact.ts';
import type { CompactCore } from '#shared/destination/core/compact-core.ts';
import { languages } from '#shared/kernel/languages.ts';
import { airportsByIata } from './sources/airports.ts';
import { readAuthored, type AuthoredCountry } from './sources/authored.ts';
import { composeCore, composePlaces, namesOfPlaces, type Sources } from './compose.ts';
import { readCountryFacts } from './country-facts.ts';
import { bakedNames } from './country-names.ts';
import { readGeoNames, type GeoRow } from './sources/geonames.ts';
import { folders } from './sources/paths.ts';

/** The whole catalogue in memory: what is authored, what GeoNames says, and the built forms. */
export interface Generated {
  readonly authored: readonly AuthoredCountry[];
  readonly geoNames: readonly GeoRow[];
  readonly core: CompactCore;
  readonly places: ReadonlyMap<string, CompactPlaces>;
}

export function generate(): Generated {
  const authored = readAuthored();
  const countries = new Set(authored.map(({ country }) => country));
  const geoNames = readGeoNames().filter(({ iso2 }) => countries.has(iso2));
  const core = composeCore(authored, {
    airports: airportsByIata(),
    facts: readCountryFacts(),
    countryNames: bakedNames(),
    geoById: new Map(geoNames.map((row) => [row.id, row])),
    ...supplement(),
  });
  return {
    authored,
    geoNames,
    core,
    places: new Map(authored.map((country) => [country.country, composePlaces(country)])),
  };
}

/** What the editors know better than GeoNames, by "ISO/slug". */
export function supplement(): Pick<Sources, 'populations' | 'capitals' | 'notCapitals'> {
  return JSON.parse(readFileSync(join(folders.build, 'supplement.json'), 'utf8')) as Pick<
    Sources,
    'populations' | 'capitals' | 'notCapitals'
  >;
}

/** The built files' text by path below the repository. */
export function files({ authored, core, places }: Generated): Map<string, string> {
  const catalogue = 'shared/destination/catalogue';
  return new Map([
    [`${catalogue}/core.json`, coreText(core)],
    ...[...places].map(([iso2, compact]): [string, string] => [`${catalogue}/places/${iso2}.json`, byKey(compact)]),
    ...languages.map((language): [string, string] => [
      `${catalogue}/place-names/names-${language}.json`,
      byKey(namesOfPlaces(places, language)),
    ]),
    ['sync-server/destination/place-files.ts', placeIndex([...places.keys()])],
    ['sync-server/destination/place-lines.ts', lineIndex([...places.keys()])],
    [frozenSlugsPath, frozenText([...readFrozenSlugs(), ...slugPaths(authored)])],
  ]);
}

const frozenSlugsPath = 'sync-server/destination/build/frozen-slugs.txt';

/** Every path that was ever built: links, hearts and saved groups hold them, so the build adds and never takes away. */
export function readFrozenSlugs(): string[] {
  const path = join(folders.root, frozenSlugsPath);
  return existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : [];
}

const frozenText = (paths: readonly string[]): string => `${[...new Set(paths)].sort().join('\n')}\n`;

/** Ids of all countries, cities and places: slugs joined by a slash. */
export function slugPaths(authored: readonly AuthoredCountry[]): string[] {
  return authored.flatMap(({ slug, cities }) => [
    slug,
    ...cities.flatMap((city) => [
      `${slug}/${city.city}`,
      ...city.places.map(({ place }) => `${slug}/${city.city}/${place}`),
    ]),
  ]);
}

/**
 * A line per country, per column of the cities and the facts, and a line of airports, so that a change is seen where it
 * is.
 */
function coreText({ asOf, countries, cities, facts, gateways }: CompactCore): string {
  const rows = countries.map((country) => JSON.stringify(country)).join(',\n');
  return `{"asOf":${JSON.stringify(asOf)},"countries":[\n${rows}\n],"cities":${byKey(cities).trimEnd()},"facts":${byKey(facts).trimEnd()},"gateways":${JSON.stringify(gateways)}}\n`;
}

/** A line per column. */
function byKey(value: object): string {
  return `{${Object.entries(value)
    .map(([key, column]) => `${JSON.stringify(key)}:${JSON.stringify(column)}`)
    .join(',\n')}}\n`;
}

const placeIndex = (codes: readonly string[]): string =>
  staticImports(codes, {
    carries: 'the places',
    pathOf: (code) => `#shared/destination/catalogue/places/${code}.json`,
    says: 'The built places by ISO code.',
    declares: 'placeFiles: Readonly<Record<string, unknown>>',
  });

/** What is said of places in Japanese is written by hand; a country without it has no file. */
const lineIndex = (codes: readonly string[]): string =>
  staticImports(
    codes.filter((code) => existsSync(join(folders.lines, 'places', `ja-${code}.json`))),
    {
      carries: 'the lines',
      pathOf: (code) => `#shared/destination/lines/places/ja-${code}.json`,
      says: 'What is said of places in Japanese, by ISO code; in each by city and place.',
      declares: 'japaneseLines: Readonly<Record<string, Readonly<Record<string, string>>>>',
    },
  );

/** A module that imports a file of each country. */
function staticImports(
  codes: readonly string[],
  of: { carries: string; pathOf: (code: string) => string; says: string; declares: string },
): string {
  return [
    `// Written by \`npm run catalogue -- build\`: static imports, so that the bundled server carries ${of.carries}.`,
    ...codes.map((code) => `import ${code} from '${of.pathOf(code)}' with { type: 'json' };`),
    '',
    `/** ${of.says} */`,
    `export const ${of.declares} = {\n  ${wrapped(codes)},\n};`,
    '',
  ].join('\n');
}

function wrapped(codes: readonly string[]): string {
  const lines: string[] = [];
  for (let index = 0; index < codes.length; index += 20) lines.push(codes.slice(index, index + 20).join(', '));
  return lines.join(',\n  ');
}
