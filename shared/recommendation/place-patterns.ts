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
const notItself =
  '(?!\\s?(?:말(?![고구])|어(?![가-힣])|어로|인(?![가-힣])|사람|음식|식당|요리|語|语|人(?!太?多|少|挤|擠|山)|料理|菜|话))';
/** Katakana beside it makes another word of it: ビーチリゾート is not チリ, but a concert, a tour or a stay is one there. */
const katakana = (name: string): string =>
  /^[\p{Script=Katakana}ー・]+$/u.test(name)
    ? `(?<![\\p{Script=Katakana}ー])${escaped(name)}(?!(?!(?:コン|ツアー|ライブ|トリップ|ステイ)(?![\\p{Script=Katakana}ー]))[\\p{Script=Katakana}ー])`
    : hangul(name);
/**
 * Before a name in Hangul stands no other letter of the same word (기도하고 is not 도하), but for a quarter of the compass.
 */
const fromItsStart = '(?<!\\p{Script=Latin})(?<!(?![동서남북중])\\p{Script=Hangul})';
/**
 * Two letters of Hangul are a name only where the word ends with them or with what Korean hangs on it: 페스티벌 is not 페스.
 */
const koreanEnd =
  '(?!\\p{Script=Hangul})|(?=(?:은|는|이|가|을|를|도|만|에|의|로|으로|와|과|랑|이랑|하고|까지|부터|보다|말고|빼고|쪽|시내|여행|행|이나|나|아니|같|처럼|정도|섬|갔|가고|가자|갈|다녀|한|에서|요|임|지역)))';
const hangul = (name: string): string =>
  /^\p{Script=Hangul}{2}$/u.test(name) ? `${escaped(name)}(?:${koreanEnd}` : escaped(name);
/** All that a text can name, reckoned once per catalogue. */
export function wordsOf(core: ScoredCore): Word[] {
  const known = remembered.get(core);
  if (known) return known;
  const countryNames = new Set(
    core.countries.flatMap((one) => [one.nameKo, one.nameEn, one.nameJa, one.nameZh, one.nameEs, one.nameFr]),
  );
  const found = [
    ...core.countries.map((country) =>
      wordOf(country, [country.iso2], [], [shortNames[country.iso2], furtherCountries[country.iso2]]),
    ),
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

/**
 * Names that are also the beginning of a word, or a word that stands beside others: 말레이시아 is not 말레, 大城市 a big city.
 */
const unlessIn: Readonly<Record<string, string>> = {
  말레: '말레(?!이)',
  大城: '大城(?!市|镇)',
  群山: '(?<![的看在])群山(?![前间之的中围环峻])',
  高山: '(?<![的看爬登])高山(?![草湖反症病流植峡地茶杜景滑雪牧气族脚])',
  石垣: '石垣(?!の上|造)',
};

/** As people write it: a Latin name also without its capitals and accents, unless that is a word of its own. */
function written(name: string): string {
  if (!/^[\p{Script=Latin}\s'’-]+$/u.test(name)) return unlessIn[name] ?? katakana(name);
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  const small = plain.toLowerCase();
  const forms = small.length < 4 || commonWords.has(small) ? [name, plain] : [name, plain, name.toLowerCase(), small];
  return [...new Set(forms)]
    .filter((form) => !worldwide.has(form))
    .map(escaped)
    .join('|');
}
