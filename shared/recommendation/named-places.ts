import type { City, Country } from '#shared/destination/schema.ts';
import type { ScoredCore } from './catalogue.ts';
import { homelands, parts, regions, shortNames, worldwide } from './place-words.ts';

/** Countries (ISO codes) and cities (ids) that a text names; each list is sorted. */
export interface Named {
  wanted: readonly string[];
  /** As welcome as any: named only to say that it would do. */
  open: readonly string[];
  /** Seen before, or not wanted. */
  unwanted: readonly string[];
  wantedCities: readonly string[];
  unwantedCities: readonly string[];
  /** Countries that are known for a thing that the text speaks of. */
  homelands: readonly string[];
  isEmpty: boolean;
  /** Something is wanted by name; what is not named is only second. */
  isChoosing: boolean;
}

export const nothingNamed: Named = {
  wanted: [],
  open: [],
  unwanted: [],
  wantedCities: [],
  unwantedCities: [],
  homelands: [],
  isEmpty: true,
  isChoosing: false,
};

/** Of a member's utility: of what is not named while something is, and of what was seen or is not wanted. */
const left = { other: 0.45, otherCity: 0.85, otherHomeland: 0.6, unwanted: 0.35 };

/** Wanted, or as welcome, by name or for what it is known for. */
export const isNamed = (named: Named, { id, iso2 }: { id: string; iso2: string }): boolean =>
  named.wantedCities.includes(id) || [named.wanted, named.open, named.homelands].some((list) => list.includes(iso2));

const fits = new WeakMap<Named, Map<string, number>>();

export function nameFit(named: Named, place: { id: string; iso2: string }): number {
  if (named.isEmpty) return 1;
  const ofText = fits.get(named) ?? new Map<string, number>();
  if (ofText.size === 0) fits.set(named, ofText);
  const known = ofText.get(place.id);
  if (known !== undefined) return known;
  const found = reckonFit(named, place);
  ofText.set(place.id, found);
  return found;
}

function reckonFit(named: Named, { id, iso2 }: { id: string; iso2: string }): number {
  if (named.unwantedCities.includes(id)) return left.unwanted;
  const isWantedCity = named.wantedCities.includes(id);
  let part = named.unwanted.includes(iso2) && !isWantedCity ? left.unwanted : 1;
  if (named.wanted.length > 0 && !isWantedCity && !named.wanted.includes(iso2) && !named.open.includes(iso2))
    part *= left.other;
  if (named.wantedCities.length > 0 && !isWantedCity) part *= left.otherCity;
  if (named.homelands.length > 0 && !named.homelands.includes(iso2)) part *= left.otherHomeland;
  return part;
}

/** What a name stands for, and how it is written. */
interface Word {
  countries: readonly string[];
  cities: readonly string[];
  pattern: RegExp;
}

const remembered = new WeakMap<ScoredCore, Word[]>();
const heard = new WeakMap<ScoredCore, Map<string, Named>>();
/** Texts that are remembered at most. */
const slots = 500;

/** A country's language, people or kitchen is not the country. */
const notItself = '(?!\\s?(?:말|어\\b|어로|인\\b|사람|음식|식당|요리|語|语|人|料理|菜|話))';
/** Before a name and behind it: somebody lives there, comes from there or meets the others there. */
const livesBefore =
  /(?:\bfrom|based in|liv(?:e|es|ing) in|works? in|stud(?:y|ies|ying) in|fl(?:y|ies|ying) (?:out )?(?:of|from)|\b(?:yo|una|uno|otra|otro|vive|vivo|viven) en|\bdesde|\bdepuis|habit\p{L}+ à|vi[st] à|vivons à|expats? à)\s*$/iu;
const livesAfter =
  /^\s?(?:에서|에 살|살(?:아|고|면|지)|사는|거주|출발|주재|유학|から|発|在住|駐在|出身|に住|出发|出發|人\b|guys?\b|gang\b|office\b|team\b|startup\b|crew\b|group\b)/iu;
const unwantedBefore =
  /(?:\bnot|\bno|\bnon|\bhate|\bexcept|\bother than|\bsin|\bsauf|\bexcepto|\bpas|不去|不要|不想去|除了)\s*(?:\p{L}+\s)?$/iu;
const unwantedAfter = /^[^,.!?。、]{0,8}(?:말고|빼고|제외|지겨|지겹|질[렸려]|싫|以外|嫌|飽き|就算了|不要|不去)/iu;
/** It would do: no wish, and no refusal. */
const openAfter = /^(?:[^\n]{0,30}상관\s?없|[^.!?。\n]{0,6}(?:도\s?(?:좋|괜찮|ok|돼)|でも(?:いい|良い)|也行|也可以))/iu;
const openBefore = /(?:don't mind|wouldn't mind|fine with|ok with)[^.!?]{0,24}$/iu;
const again = /또\s?가|다시\s?가|again|もう一度|また行|再去|otra vez|encore une fois/iu;
const never =
  /못\s?가\s?[봤본]|안\s?가\s?[봤본]|가본\s?적\s?없|never|haven't been|first (?:time|trip)|初めて|行ったことがな|没去过|沒去過|第一次|nunca|jamais|primera vez|premi[èe]re fois/iu;
const seen =
  /갔다\s?[왔와]|갔었|갔으|다녀[왔와온]|다녀\s?봤|가\s?[봤봄]|가본\s?(?:데|곳)|been (?:to|there)|already|(?:did|done|seen|visited)\b|twice\b|last (?:year|time)|行った|行きました|行ってき|制覇|去过|去過|刚去|ya (?:conoc|estuv|fuimos|hemos)|d[ée]j[àa] (?:all|fait|vu|visit)/iu;

/** A home's country is open where the text speaks of staying in it. */
const atHome = /국내|domestic|stay(?:ing)? in the country|国内|國內|境内/iu;
const tiredOfHome = /국내[^.!?]{0,8}(?:지겨|지겹|질|말고|싫)|国内[^。]{0,6}(?:以外|飽き|不去|就算了)/iu;

export function namedPlaces(text: string, core: ScoredCore, homeIso2?: string): Named {
  if (text.trim() === '') return nothingNamed;
  const ofCore = heard.get(core) ?? new Map<string, Named>();
  heard.set(core, ofCore);
  const name = `${homeIso2 ?? ''} ${text}`;
  const known = ofCore.get(name);
  if (known) return known;
  const found = read(text.normalize('NFKC'), core, homeIso2);
  if (ofCore.size >= slots) ofCore.clear();
  ofCore.set(name, found);
  return found;
}

type Sense = 'wanted' | 'open' | 'unwanted' | 'none';

function senseOf(text: string, index: number, word: string): Sense {
  const before = text.slice(Math.max(0, index - 40), index);
  const after = text.slice(index + word.length);
  if (livesBefore.test(before) || livesAfter.test(after)) return 'none';
  if (unwantedBefore.test(before) || unwantedAfter.test(after)) return 'unwanted';
  const sentence = sentenceAround(text, index);
  if (seen.test(sentence) && !never.test(sentence) && !again.test(sentence)) return 'unwanted';
  return openAfter.test(after) || openBefore.test(before) ? 'open' : 'wanted';
}

/** From one full stop, line or "but" to the next. */
function sentenceAround(text: string, index: number): string {
  const ends = /[.!?。！？\n;；]|는데|지만|니까|봐서|ので|\bbut\b|けど|ですが|但是?|\bpero\b|\bmais\b/giu;
  let from = 0;
  for (const end of text.matchAll(ends)) {
    if (end.index >= index) return text.slice(from, end.index);
    from = end.index + end[0].length;
  }
  return text.slice(from);
}

function read(text: string, core: ScoredCore, homeIso2: string | undefined): Named {
  const of = { wanted: new Set<string>(), open: new Set<string>(), unwanted: new Set<string>() };
  const cities = { wanted: new Set<string>(), unwanted: new Set<string>() };
  for (const { countries, cities: ids, pattern } of wordsOf(core)) {
    for (const { index, 0: word } of text.matchAll(pattern)) {
      const sense = senseOf(text, index, word);
      if (sense === 'none') continue;
      // Who has seen one part of the world has not seen all of it, and a country is seen as a whole only when it is named.
      for (const one of countries) of[sense].add(one);
      if (sense !== 'open') for (const id of ids) cities[sense].add(id);
    }
  }
  if (homeIso2 !== undefined && atHome.test(text)) of[tiredOfHome.test(text) ? 'unwanted' : 'open'].add(homeIso2);
  // Whoever speaks of the country they live in does not ask for it.
  if (homeIso2 !== undefined && of.wanted.delete(homeIso2)) of.open.add(homeIso2);
  for (const one of of.unwanted) of.wanted.delete(one);
  for (const id of cities.unwanted) cities.wanted.delete(id);
  const homes = homelands.flatMap(({ iso2, pattern }) => (pattern.test(text) ? iso2 : []));
  const named = {
    wanted: sorted(of.wanted),
    open: sorted(of.open),
    unwanted: sorted(of.unwanted),
    wantedCities: sorted(cities.wanted),
    unwantedCities: sorted(cities.unwanted),
    homelands: sorted(new Set(homes)),
  };
  return {
    ...named,
    isEmpty: Object.values(named).every((list) => list.length === 0),
    isChoosing: named.wanted.length > 0 || named.homelands.length > 0,
  };
}

const sorted = (found: ReadonlySet<string>): string[] => [...found].sort();
const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function wordsOf(core: ScoredCore): Word[] {
  const known = remembered.get(core);
  if (known) return known;
  const found = [
    ...core.countries.map((country) => wordOf(country, [country.iso2], [], shortNames[country.iso2])),
    ...core.cities.filter(({ iso2 }) => !cityStates.has(iso2)).map((city) => wordOf(city, [], [city.id], undefined)),
    ...regions.map(({ words, isIn }) => ({
      countries: core.countries.filter(isIn).map(({ iso2 }) => iso2),
      cities: [],
      pattern: new RegExp(`(?<![\\p{Script=Latin}])(?:${words})`, 'giu'),
    })),
    ...parts.map(({ words, isIn }) => ({
      countries: [],
      cities: core.cities.filter(isIn).map(({ id }) => id),
      pattern: new RegExp(`(?<![\\p{Script=Latin}])(?:${words})`, 'giu'),
    })),
  ];
  remembered.set(core, found);
  return found;
}

const cityStates: ReadonlySet<string> = new Set(['SG', 'HK', 'MO', 'MC', 'GU']);

/** Latin names count with their capital; one letter of another script is no name. */
function wordOf(
  row: Pick<Country | City, 'nameKo' | 'nameEn' | 'nameJa' | 'nameZh' | 'nameEs' | 'nameFr'>,
  countries: readonly string[],
  cities: readonly string[],
  short: string | undefined,
): Word {
  const { nameKo, nameEn, nameJa, nameZh, nameEs, nameFr } = row;
  const names = [...new Set([nameKo, nameEn, nameJa, nameZh, nameEs, nameFr])].filter(
    (name) => name.length > 1 && !worldwide.has(name),
  );
  const all = [...names.map(escaped), ...(short === undefined ? [] : [short])].join('|');
  return {
    countries,
    cities,
    pattern: new RegExp(`(?<![\\p{Script=Latin}])(?:${all || '(?!)'})(?![\\p{Script=Latin}])${notItself}`, 'gu'),
  };
}
