import { normalized } from './heard-texts.ts';
import { haversineKm } from '#shared/destination/flight.ts';
import type { ScoredCore } from './catalogue.ts';
import { homelands } from './homelands.ts';
import { type Named, nothingNamed } from './named-places.ts';
import { judged, namesIn } from './names-in.ts';

const heard = new WeakMap<ScoredCore, Map<string, Named>>();
/** Texts that are remembered at most. */
const slots = 500;

/** A home's country is open where the text speaks of staying in it. */
const home =
  /국내|우리나라|domestic|stay(?:ing)? in the country|in[- ]country|stateside|staycation|国内|境内|島內|dentro del pa[íi]s|territorio nacional|dans le pays|en France m[ée]tro/iu;
const tiredOfHome =
  /(?:국내|우리나라)[^.!?]{0,8}(?:지겨|지겹|질|말고|싫|그만|빼)|国内[^。]{0,6}(?:以外|飽き|不去|就算了|玩腻)|(?:not|no|sick of|tired of) domestic/iu;

/** "국내든 일본이든", 海外でも国内でも: as welcome as what stands beside it. */
const eitherBehind = /^\s?(?:이?든|도\s?(?:좋|괜찮|상관|가능|ok)|でも|外|也|或|还是| or\b| o\b| ou\b)/iu;
const eitherBefore = /(?:\bor|\bo|\bou|または|还是|或者?|혹은|아니면)\s?$/iu;

/** What a text says of staying at home; who chose to leave it speaks of it, and does not ask for it. */
function senseOfHome(text: string, isAbroad: boolean): 'open' | 'unwanted' | undefined {
  const found = home.exec(text);
  if (found === null) return undefined;
  const [start, end] = [found.index, found.index + found[0].length];
  const isEither = eitherBehind.test(text.slice(end)) || eitherBefore.test(text.slice(0, start));
  const [span] = judged([{ start, end }], text, () => true);
  if (tiredOfHome.test(text) || span?.sense === 'refused' || span?.sense === 'seen') return 'unwanted';
  return isAbroad && !isEither && span?.sense !== 'open' ? undefined : 'open';
}

const leavesChina = /出国|出國|国外|國外/u;

/** Where somebody lives; `isAbroad`: they chose to leave it. */
export interface Lives {
  iso2?: string | undefined;
  isAbroad?: boolean;
}

export function namedPlaces(text: string, core: ScoredCore, lives: Lives = {}): Named {
  if (text.trim() === '') return nothingNamed;
  const ofCore = heard.get(core) ?? new Map<string, Named>();
  heard.set(core, ofCore);
  const name = `${lives.iso2 ?? ''} ${lives.isAbroad === true ? 1 : 0} ${text}`;
  const known = ofCore.get(name);
  if (known) return known;
  const found = read(normalized(text), core, lives);
  if (ofCore.size >= slots) ofCore.clear();
  ofCore.set(name, found);
  return found;
}

function read(text: string, core: ScoredCore, { iso2: homeIso2, isAbroad = false }: Lives): Named {
  const isosOf = (ids: readonly string[]) => core.cities.filter(({ id }) => ids.includes(id)).map(({ iso2 }) => iso2);
  const of = { wanted: new Set<string>(), open: new Set<string>(), unwanted: new Set<string>() };
  const cities = { wanted: new Set<string>(), unwanted: new Set<string>() };
  const refused = new Set<string>();
  const regional: (readonly string[])[] = [];
  for (const { word, sense } of namesIn(text, core)) {
    const { countries, cities: ids, isRegion } = word;
    const list = sense === 'wanted' || sense === 'open' ? sense : 'unwanted';
    // Who has seen one part of the world has not seen all of it, and a country is seen as a whole only when it is
    // named.
    if (isRegion && sense === 'wanted') regional.push(countries);
    else for (const one of countries) of[list].add(one);
    if (sense === 'open') for (const iso2 of isosOf(ids)) of.open.add(iso2);
    for (const id of ids) cities[list === 'unwanted' ? 'unwanted' : 'wanted'].add(id);
    if (sense === 'refused') for (const one of [...countries, ...ids]) refused.add(one);
  }
  // Who chose to go abroad speaks of places at home, and does not ask for them.
  if (isAbroad) for (const id of cities.wanted) if (isosOf([id])[0] === homeIso2) cities.wanted.delete(id);
  const atHome = homeIso2 === undefined ? undefined : senseOfHome(text, isAbroad);
  if (homeIso2 !== undefined && atHome !== undefined) of[atHome].add(homeIso2);
  // Who leaves the country does not mean its own harbours.
  if (homeIso2 === 'CN' && leavesChina.test(text))
    for (const iso2 of ['HK', 'MO']) if (!of.wanted.has(iso2) && !of.open.has(iso2)) of.unwanted.add(iso2);
  // Whoever speaks of the country they live in does not ask for it.
  if (homeIso2 !== undefined && of.wanted.delete(homeIso2) && !isAbroad) of.open.add(homeIso2);
  const homes = homelands.flatMap(({ iso2, pattern, unless }) =>
    pattern.test(text) && !unless?.test(text) ? iso2 : [],
  );
  const around = narrowed(regional, of.wanted, [...isosOf([...cities.wanted]), ...homes]).filter(
    (iso2) => !isAbroad || iso2 !== homeIso2,
  );
  if (isAbroad && homeIso2 !== undefined) of.wanted.delete(homeIso2);
  for (const one of of.unwanted) of.wanted.delete(one);
  for (const id of cities.unwanted) cities.wanted.delete(id);
  for (const iso2 of isosOf([...cities.wanted])) if (iso2 !== homeIso2) of.open.add(iso2);
  const named = {
    wanted: sorted(of.wanted),
    open: sorted(of.open),
    unwanted: sorted(of.unwanted),
    wantedCities: sorted(cities.wanted),
    besideWanted: sorted(new Set(beside(core, cities.wanted))),
    unwantedCities: sorted(cities.unwanted),
    refused: sorted(refused),
    seenIn: sorted(
      new Set(
        isosOf([...cities.unwanted]).filter((iso2) => iso2 !== homeIso2 && !of.wanted.has(iso2) && !of.open.has(iso2)),
      ),
    ),
    homelands: sorted(new Set(homes)),
    dreamed: [],
    around: sorted(new Set(around.filter((iso2) => !of.wanted.has(iso2) && !of.unwanted.has(iso2)))),
  };
  return {
    ...named,
    isEmpty: Object.values(named).every((list) => list.length === 0),
    isChoosing: named.wanted.length + named.wantedCities.length + named.homelands.length > 0,
  };
}

/**
 * Adds the parts of the world that a text names to the wanted countries. Who names a country, or a smaller part, within
 * one means that; the rest of it is returned.
 */
function narrowed(
  regional: readonly (readonly string[])[],
  wanted: Set<string>,
  ofCities: readonly string[],
): string[] {
  const named = [...wanted, ...ofCities];
  return regional.flatMap((region) => {
    const isWide =
      region.some((iso2) => named.includes(iso2)) ||
      regional.some((other) => other.length < region.length && other.every((iso2) => region.includes(iso2)));
    if (!isWide) for (const iso2 of region) wanted.add(iso2);
    return isWide ? region : [];
  });
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
