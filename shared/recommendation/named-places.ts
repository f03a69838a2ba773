import { haversineKm } from '#shared/destination/flight.ts';
import type { City, Country } from '#shared/destination/schema.ts';
import type { ScoredCore } from './catalogue.ts';
import type { Home } from './home.ts';
import { aliases, commonWords, homelands, parts, regions, shortNames, worldwide } from './place-words.ts';
import { isTurnedDown } from './polarity.ts';

/** Countries (ISO codes) and cities (ids) that a text names; each list is sorted. */
export interface Named {
  wanted: readonly string[];
  /** As welcome as any: named only to say that it would do. */
  open: readonly string[];
  /** Seen before, or not wanted. */
  unwanted: readonly string[];
  wantedCities: readonly string[];
  /** Within a day trip of these. */
  besideWanted: readonly string[];
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
  besideWanted: [],
  unwantedCities: [],
  homelands: [],
  isEmpty: true,
  isChoosing: false,
};

/** Of a member's utility: of what is not named while something is, and of what was seen or is not wanted. */
const left = { other: 0.45, otherCity: 0.85, farCity: 0.64, otherHomeland: 0.6, unwanted: 0.35 };

/** Wanted, or as welcome, by name or for what it is known for. */
export const isNamed = (named: Named, { id, iso2 }: { id: string; iso2: string }): boolean =>
  named.wantedCities.includes(id) || [named.wanted, named.open, named.homelands].some((list) => list.includes(iso2));

/** A country or city where one of the group lives is named for that, and would do; it is no wish. */
export function withoutHomes(named: Named, homes: readonly Home[], own: Home | undefined): Named {
  const isHome = (iso2: string) => homes.some((home) => home.iso2 === iso2);
  const isHomeCity = (id: string) => homes.some((home) => home.homeId === id);
  const lived = named.wanted.filter((iso2) => isHome(iso2) && iso2 !== own?.iso2);
  const wantedCities = named.wantedCities.filter((id) => !isHomeCity(id));
  if (lived.length === 0 && wantedCities.length === named.wantedCities.length) return named;
  const rest = {
    ...named,
    wanted: named.wanted.filter((iso2) => !lived.includes(iso2)),
    open: sorted(new Set([...named.open, ...lived])),
    wantedCities,
  };
  return { ...rest, isChoosing: rest.wanted.length > 0 || rest.homelands.length > 0 };
}

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
  if (named.wantedCities.length > 0 && !isWantedCity)
    part *= named.besideWanted.includes(id) ? left.otherCity : left.farCity;
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
const notItself = '(?!\\s?(?:말(?![고구])|어\\b|어로|인\\b|사람|음식|식당|요리|語|语|人|料理|菜|话))';
/** Before a name in Hangul stands no other letter of the same word (기도하고 is not 도하), but for a quarter of the compass. */
/** The same for katakana: ビーチリゾート is not チリ. */
const katakana = (name: string): string =>
  /^[\p{Script=Katakana}ー・]+$/u.test(name)
    ? `(?<![\\p{Script=Katakana}ー])${escaped(name)}(?![\\p{Script=Katakana}ー])`
    : escaped(name);
const fromItsStart = '(?<!\\p{Script=Latin})(?<!(?![동서남북중])\\p{Script=Hangul})';
/** Before a name and behind it: somebody lives there, comes from there or meets the others there. */
const livesBefore =
  /(?:\bfrom|based (?:out )?(?:in|of|near)|liv(?:e|es|ing) (?:in|near)|works? (?:in|at|for)|working (?:in|at)|stud(?:y|ies|ying) in|stationed in|moved to|posted (?:in|to)|(?:exchange|job|school|university|uni|office|lab) in|grew up in|born in|back in|now in|fl(?:y|ies|ying) (?:out )?(?:of|from)|\b(?:yo|una|uno|otra|otro|vive|viven|vivo|vivimos|trabaj\p{L}+|estudi\p{L}+) en|\b(?:desde|soy de|somos de)|\bdepuis|habit\p{L}+ (?:à|a|en|au)|vi[st] (?:à|a|en|au)|vivons (?:à|a|en|au)|(?:travaille|bosse|étudie|installée?s?)\p{L}* (?:à|en|au)|expats? (?:à|en|au|in))\s*(?:the\s)?$|(?:住在|从|從|来自|來自)$/iu;
const livesAfter =
  /^\s?(?:에서\s?\S{0,4}\s?(?:출발|살|일하|일함|근무|유학|공부|합류|오는|오고|와서|와요|옴|온|바로|다니|직장|가요|갑니다|가는|떠나|모여|모임)|에 살|에 있는 (?:친구|언니|오빠|형|누나|동생)|살(?:아|고|면|지)|사는|사람|거주|출발|주재|유학|직장|근무|발\s|쪽 사|친구들?이|から|発|在住|駐在|出身|勤務|赴任|留学|に(?:住|いる|います|いて)|組|出发|出發|上班|工作|住(?![一二三四五六七八两几\d宿])|生活|读书|讀書|留学|那边飞|飞过来|飛過來|的(?:朋友|同事|同学)|人\b|guys?\b|gals\b|girls\b|gang\b|office\b|team\b|startup\b|crew\b|group\b|based\b|branch\b|expats?\b|here\b)/iu;
/** It would do: no wish, and no refusal. */
const openAfter =
  /^(?:[^\n]{0,30}상관\s?없|[^.!?。\n]{0,6}(?:도\s?(?:좋|괜찮|ok|오케|돼|되|가능|무방)|でも(?:いい|良い|よい|OK|可)|もあり|もOK|也行|也可以|也好|也不错)|,? (?:is|are|would be) (?:fine|ok|okay|good) too|,? (?:is|are) (?:also )?(?:fine|ok|okay)\b|,? (?:también|aussi)\b)/iu;
const openBefore =
  /(?:don['’]?t mind|wouldn['’]?t mind|(?:fine|ok|okay|happy|cool) with|open to|or even|maybe even)[^.!?]{0,24}$/iu;
const again =
  /또\s?가|다시\s?가|다시\s?한\s?번|재방문|(?<!\b(?:not|never|no)\b[^.!?]{0,24})again|back to|return to|もう一度|また行|再訪|リピ|再去|再次|又想去|otra vez|volver a|encore une fois|retourner/iu;
const never =
  /못\s?가\s?[봤본봄]|안\s?가\s?[봤본봄]|가\s?본\s?적\s?(?:이\s?)?없|처음|never|haven['’]?t been|not been|first (?:time|trip)|初めて|行ったことがな|未踏|没去过|沒去過|没有去过|第一次|nunca|jamais|primera vez|premi[èe]re fois/iu;
/** Had already, or too often, or something else is looked for. */
const seen =
  /갔다\s?[왔와옴온]|갔었|갔으|갔음|갔어|갔고|갔는|갔던|다녀\s?[왔와온옴]|다녀\s?봤|가\s?[봤봄](?!으면)|가본\s?(?:데|곳)|(?:번|차례)(?:이나|씩)?\s?(?:가|갔|다녀|간)|많이\s?(?:감|가|갔|다녀|다님)|자주\s?(?:가|갔|다녀|감)|(?:매번|맨날|항상|늘|매년)|(?:작년|지난|올해|재작년)[^.!?\n]{0,14}(?:가|갔|감)|been (?:to|there)|already|\b(?:did|done|seen|visited|went)\b|twice\b|last (?:year|time|trip|summer|winter)|every (?:year|time|summer|winter)|so (?:many|often)|行った|行きました|行ってき|行き尽|行き過ぎ|制覇|去年|前回|何度も|毎年|毎回|いつも|去到?(?:爛|烂)|玩(?:爛|烂)|[好很太]多次|多趟|去过|去過|刚去|剛去|去腻|去膩|玩过|玩過|每年都|总去|老去|ya (?:conoc|estuv|fui|hemos|est[áa]|lo)|el a[ñn]o pasado|cada a[ñn]o|siempre vamos|d[ée]j[àa]|l['’]an dernier|l['’]ann[ée]e derni[èe]re|chaque ann[ée]e/iu;

/** Something else is looked for. */
const elsewhere =
  /다른\s?(?:데|곳|나라|도시|지역)|새로운\s?(?:데|곳|나라|도시)|(?:somewhere|anywhere|something|someplace) (?:else|new|different)|違う(?:ところ|国|場所)|別の(?:国|場所|ところ)|换个|換個|别的地方|其他(?:国家|國家|地方)|(?:otro|otra) (?:sitio|lugar|ciudad|pa[íi]s)|ailleurs|autre (?:endroit|pays|ville|chose)/iu;
const wish =
  /싶|가자|좋겠|원해|want|love to|would like|dream|hoping|たい|がいい|希望|想要|想去|好想|quer[eí]|querr|gustar[íi]a|apetec|mejor|prefer|prefier|plut[ôo]t|thinking|this time|이번|차라리|쪽으로|어때|今回|今度|这次|這次|打算|aimer|voudr|r[êe]v/iu;

/** A home's country is open where the text speaks of staying in it. */
const atHome =
  /국내|우리나라|domestic|stay(?:ing)? in the country|in[- ]country|stateside|staycation|国内|國內|境内|島內|dentro del pa[íi]s|territorio nacional|dans le pays|en France m[ée]tro/iu;
const tiredOfHome =
  /(?:국내|우리나라)[^.!?]{0,8}(?:지겨|지겹|질|말고|싫|그만|빼)|国内[^。]{0,6}(?:以外|飽き|不去|就算了|玩腻)|(?:not|no|sick of|tired of) domestic/iu;

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
  if (isTurnedDown(text, index, index + word.length)) return 'unwanted';
  if (isSeen(text, index, word)) return 'unwanted';
  return openAfter.test(after) || openBefore.test(before) ? 'open' : 'wanted';
}

/** So many letters beside its name are no clause of their own. */
const listed = 8;

/** What is asked for in the same breath is no report of what was seen. */
function isSeen(text: string, index: number, word: string): boolean {
  const sentence = sentenceAround(text, index);
  if (never.test(sentence) || again.test(sentence)) return false;
  const from = Math.max(...[...',，、'].map((mark) => sentence.lastIndexOf(mark, sentence.indexOf(word)))) + 1;
  const clause = sentence.slice(from).split(/[,，、]/u)[0] ?? '';
  if (seen.test(clause)) return true;
  if (wish.test(clause)) return false;
  // Elsewhere in the sentence it is said of this name only where the name stands in a list of names.
  const isListed = clause.replace(word, '').trim().length <= listed;
  return elsewhere.test(clause) || (isListed && (seen.test(sentence) || elsewhere.test(sentence)));
}

/** From one full stop, line or "but" to the next. */
function sentenceAround(text: string, index: number): string {
  const ends =
    /[.!?。！？\n;；]|(?<=[왔갔봤녔했])(?:고|어서|으니)|(?<=[녀와가])(?:와서|봐서)|는데|지만|니까|봐서|ので|から(?=今|次)|\bso\b|\bbut\b|けど|ですが|但是?|\bpero\b|\bmais\b/giu;
  let from = 0;
  for (const end of text.matchAll(ends)) {
    if (end.index >= index) return text.slice(from, end.index);
    from = end.index + end[0].length;
  }
  return text.slice(from);
}

function read(text: string, core: ScoredCore, homeIso2: string | undefined): Named {
  const isosOf = (ids: readonly string[]) => core.cities.filter(({ id }) => ids.includes(id)).map(({ iso2 }) => iso2);
  const of = { wanted: new Set<string>(), open: new Set<string>(), unwanted: new Set<string>() };
  const cities = { wanted: new Set<string>(), unwanted: new Set<string>() };
  for (const { countries, cities: ids, pattern } of wordsOf(core)) {
    for (const { index, 0: word } of text.matchAll(pattern)) {
      const sense = senseOf(text, index, word);
      if (sense === 'none') continue;
      // Who has seen one part of the world has not seen all of it, and a country is seen as a whole only when it is named.
      for (const one of countries) of[sense].add(one);
      if (sense === 'open') for (const iso2 of isosOf(ids)) of.open.add(iso2);
      for (const id of ids) cities[sense === 'unwanted' ? 'unwanted' : 'wanted'].add(id);
    }
  }
  if (homeIso2 !== undefined && atHome.test(text)) of[tiredOfHome.test(text) ? 'unwanted' : 'open'].add(homeIso2);
  // Whoever speaks of the country they live in does not ask for it.
  if (homeIso2 !== undefined && of.wanted.delete(homeIso2)) of.open.add(homeIso2);
  for (const one of of.unwanted) of.wanted.delete(one);
  for (const id of cities.unwanted) cities.wanted.delete(id);
  for (const iso2 of isosOf([...cities.wanted])) if (iso2 !== homeIso2) of.open.add(iso2);
  const homes = homelands.flatMap(({ iso2, pattern }) => (pattern.test(text) ? iso2 : []));
  const named = {
    wanted: sorted(of.wanted),
    open: sorted(of.open),
    unwanted: sorted(of.unwanted),
    wantedCities: sorted(cities.wanted),
    besideWanted: sorted(new Set(beside(core, cities.wanted))),
    unwantedCities: sorted(cities.unwanted),
    homelands: sorted(new Set(homes)),
  };
  return {
    ...named,
    isEmpty: Object.values(named).every((list) => list.length === 0),
    isChoosing: named.wanted.length > 0 || named.homelands.length > 0,
  };
}

/** Of the same country, as far as a day trip reaches. */
const besideKm = 90;
const beside = (core: ScoredCore, ids: ReadonlySet<string>): string[] => {
  const wanted = core.cities.filter(({ id }) => ids.has(id));
  return core.cities.flatMap((one) =>
    wanted.some((city) => city.iso2 === one.iso2 && haversineKm(city.coords, one.coords) <= besideKm) ? one.id : [],
  );
};

const sorted = (found: ReadonlySet<string>): string[] => [...found].sort();
const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function wordsOf(core: ScoredCore): Word[] {
  const known = remembered.get(core);
  if (known) return known;
  const countryNames = new Set(
    core.countries.flatMap((one) => [one.nameKo, one.nameEn, one.nameJa, one.nameZh, one.nameEs, one.nameFr]),
  );
  const found = [
    ...core.countries.map((country) => wordOf(country, [country.iso2], [], shortNames[country.iso2])),
    ...core.cities
      .filter(({ iso2 }) => !cityStates.has(iso2))
      .map((city) => wordOf(city, [], [city.id], aliases[city.id], countryNames)),
    ...regions.map(({ words, isIn }) => ({
      countries: core.countries.filter(isIn).map(({ iso2 }) => iso2),
      cities: [],
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
  short: string | undefined,
  namesOfCountries: ReadonlySet<string> = none,
): Word {
  const { nameKo, nameEn, nameJa, nameZh, nameEs, nameFr } = row;
  const countryNames = cities.length > 0 ? namesOfCountries : none;
  const names = [...new Set([nameKo, nameEn, nameJa, nameZh, nameEs, nameFr])].filter(
    (name) => name.length > 1 && !worldwide.has(name) && !countryNames.has(name),
  );
  const all = [...names.map(written), ...(short === undefined ? [] : [short])].join('|');
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
