import type { City, Country } from '#shared/destination/schema.ts';
import type { ScoredCore } from './catalogue.ts';
import { parts } from './place-parts.ts';
import { furtherCities, furtherCountries } from './names-further.ts';
import { aliases, commonWords, regions, shortNames, worldwide } from './place-words.ts';

/** What a name stands for, and how it is written. */
export interface Word {
  countries: readonly string[];
  cities: readonly string[];
  isRegion?: boolean;
  pattern: RegExp;
}

const remembered = new WeakMap<ScoredCore, Word[]>();

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A country's language, people or kitchen is not the country. */
const notItself = '(?!\\s?(?:말(?![고구])|어\\b|어로|인\\b|사람|음식|식당|요리|語|语|人|料理|菜|话))';
/** Katakana beside it makes another word of it: ビーチリゾート is not チリ. */
const katakana = (name: string): string =>
  /^[\p{Script=Katakana}ー・]+$/u.test(name)
    ? `(?<![\\p{Script=Katakana}ー])${escaped(name)}(?![\\p{Script=Katakana}ー])`
    : escaped(name);
/** Before a name in Hangul stands no other letter of the same word (기도하고 is not 도하), but for a quarter of the compass. */
const fromItsStart = '(?<!\\p{Script=Latin})(?<!(?![동서남북중])\\p{Script=Hangul})';
/** All that a text can name, reckoned once per catalogue. */
export function wordsOf(core: ScoredCore): Word[] {
  const known = remembered.get(core);
  if (known) return known;
  const countryNames = new Set(
    core.countries.flatMap((one) => [one.nameKo, one.nameEn, one.nameJa, one.nameZh, one.nameEs, one.nameFr]),
  );
  const found = [
    ...core.countries.map((country) => wordOf(country, [country.iso2], [], [shortNames[country.iso2], furtherCountries[country.iso2]])),
    ...core.cities
      .filter(({ iso2 }) => !cityStates.has(iso2))
      .map((city) => wordOf(city, [], [city.id], [aliases[city.id], furtherCities[city.id]], countryNames)),
    ...regions.map(({ words, isIn }) => ({
      countries: core.countries.filter(isIn).map(({ iso2 }) => iso2),
      cities: [],
      isRegion: true,
      pattern: new RegExp(`${fromItsStart}(?:${words})`, 'giu'),
    })),
    ...parts.map(({ words, isIn }) => ({
      countries: [],
      cities: core.cities.filter(isIn).map(({ id }) => id),
      pattern: new RegExp(`${fromItsStart}(?:${words})`, 'giu'),
    })),
  ];
  remembered.set(core, found);
  return found;
}

const none: ReadonlySet<string> = new Set();
const cityStates: ReadonlySet<string> = new Set(['SG', 'HK', 'MO', 'MC', 'GU']);

/** Latin names count with their capital; one letter of another script is no name. */
function wordOf(
  row: Pick<Country | City, 'nameKo' | 'nameEn' | 'nameJa' | 'nameZh' | 'nameEs' | 'nameFr'>,
  countries: readonly string[],
  cities: readonly string[],
  short: readonly (string | undefined)[],
  namesOfCountries: ReadonlySet<string> = none,
): Word {
  const { nameKo, nameEn, nameJa, nameZh, nameEs, nameFr } = row;
  const countryNames = cities.length > 0 ? namesOfCountries : none;
  const names = [...new Set([nameKo, nameEn, nameJa, nameZh, nameEs, nameFr])].filter(
    (name) => name.length > 1 && !worldwide.has(name) && !countryNames.has(name),
  );
  const all = [...names.map(written), ...short.filter((one) => one !== undefined)].join('|').normalize('NFKC');
  return {
    countries,
    cities,
    pattern: new RegExp(`${fromItsStart}(?:${all || '(?!)'})(?![\\p{Script=Latin}])${notItself}`, 'gu'),
  };
}

/** As people write it: a Latin name also without its capitals and accents, unless that is a word of its own. */
function written(name: string): string {
  if (!/^[\p{Script=Latin}\s'’-]+$/u.test(name)) return katakana(name);
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  const small = plain.toLowerCase();
  const forms = small.length < 4 || commonWords.has(small) ? [name, plain] : [name, plain, name.toLowerCase(), small];
  return [...new Set(forms)].map(escaped).join('|');
}
