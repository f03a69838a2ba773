import type { Country } from '#shared/destination/schema.ts';
import type { ScoredCore } from './catalogue.ts';

/** Countries that a text names as wanted, and those that it says somebody has seen or does not want; ISO codes, sorted. */
export interface Named {
  wanted: readonly string[];
  unwanted: readonly string[];
}

const remembered = new WeakMap<ScoredCore, { iso2: string[]; pattern: RegExp }[]>();
const heard = new WeakMap<ScoredCore, Map<string, Named>>();
/** Texts that are remembered at most. */
const slots = 500;

const southEast = ['BN', 'ID', 'KH', 'LA', 'MY', 'PH', 'SG', 'TH', 'VN'];
/** Parts of the world that people name instead of a country. */
const regions: readonly { words: string; isIn: (country: Country) => boolean }[] = [
  { words: 'Europe|Europa\\b|유럽|ヨーロッパ|欧州|欧洲|歐洲', isIn: ({ continent }) => continent === 'europe' },
  {
    words: 'Southeast Asia|South-East Asia|동남아|東南アジア|东南亚|東南亞|sudeste asi|Asie du Sud-Est',
    isIn: ({ iso2 }) => southEast.includes(iso2),
  },
  { words: 'Africa|Afrique|África|아프리카|アフリカ|非洲', isIn: ({ continent }) => continent === 'africa' },
  { words: 'South America|Latin America|Sudam|남미|南米|南美', isIn: ({ continent }) => continent === 'south-america' },
];

/** A country's language, people or kitchen is not the country; nor is the place that somebody comes from. */
const notItself = '(?!\\s?(?:말|어\\b|어로|인\\b|사람|음식|식당|요리|에서|語|语|人|料理|菜|話|から|出発|駐在))';
/** Short forms that people write. */
const aliases: Readonly<Record<string, string>> = {
  US: 'USA|the States|アメリカ',
  GB: 'UK|England|Scotland',
  KR: 'Korea|한국|韓国',
  JP: '日本',
  NZ: 'NZ',
};
const unwantedBefore = /(?:\bnot|\bno|\bhate|been to|done|\bsin|\bpas|不去|不要|去过|去過)\s*(?:\p{L}+\s)?$/iu;
const unwantedAfter =
  /^[^.!?。]{0,14}(?:갔다|다녀|가봤|가 봤|말고|빼고|지겨|지겹|싫|行った|以外|去过|去過|already|twice|before\b)/iu;

export function namedCountries(text: string, core: ScoredCore): Named {
  const ofCore = heard.get(core) ?? new Map<string, Named>();
  heard.set(core, ofCore);
  const known = ofCore.get(text);
  if (known) return known;
  const found = read(text.normalize('NFKC'), patternsOf(core));
  if (ofCore.size >= slots) ofCore.clear();
  ofCore.set(text, found);
  return found;
}

function read(text: string, patterns: readonly { iso2: string[]; pattern: RegExp }[]): Named {
  const wanted: string[] = [];
  const unwanted: string[] = [];
  if (text.trim() === '') return { wanted, unwanted };
  for (const { iso2, pattern } of patterns) {
    for (const { index, 0: word } of text.matchAll(pattern)) {
      const isUnwanted =
        unwantedBefore.test(text.slice(Math.max(0, index - 20), index)) ||
        unwantedAfter.test(text.slice(index + word.length));
      const list = isUnwanted ? unwanted : wanted;
      for (const one of iso2) if (!list.includes(one)) list.push(one);
    }
  }
  return { wanted: wanted.filter((one) => !unwanted.includes(one)).sort(), unwanted: unwanted.sort() };
}

function patternsOf(core: ScoredCore): { iso2: string[]; pattern: RegExp }[] {
  const known = remembered.get(core);
  if (known) return known;
  const found: { iso2: string[]; pattern: RegExp }[] = core.countries.map(
    ({ iso2, nameKo, nameEn, nameJa, nameZh, nameEs, nameFr }) => {
      const names = [...new Set([nameKo, nameEn, nameJa, nameZh, nameEs, nameFr])].filter((name) => name.length > 1);
      const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      const all = [...escaped, ...(aliases[iso2] ? [aliases[iso2]] : [])].join('|');
      return {
        iso2: [iso2],
        pattern: new RegExp(`(?<![\\p{Script=Latin}])(?:${all})(?![\\p{Script=Latin}])${notItself}`, 'giu'),
      };
    },
  );
  for (const { words, isIn } of regions) {
    const iso2 = core.countries.filter(isIn).map((country) => country.iso2);
    found.push({ iso2, pattern: new RegExp(`(?<![\\p{Script=Latin}])(?:${words})`, 'giu') });
  }
  remembered.set(core, found);
  return found;
}
