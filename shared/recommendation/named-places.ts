import { haversineKm } from '#shared/destination/flight.ts';
import type { ScoredCore } from './catalogue.ts';
import type { Home } from './home.ts';
import { homelands } from './place-words.ts';
import { wordsOf } from './place-patterns.ts';
import { senseOf } from './name-sense.ts';

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
  /** Their countries, where nothing says that the rest of it is wanted. */
  seenIn: readonly string[];
  /** Countries that are known for a thing that the text speaks of. */
  homelands: readonly string[];
  /** Of a part of the world that is wanted, where the text names something within it. */
  around: readonly string[];
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
  seenIn: [],
  homelands: [],
  around: [],
  isEmpty: true,
  isChoosing: false,
};

/** Of a member's utility: of what is not named while something is, and of what was seen or is not wanted. */
const left = {
  other: 0.45,
  around: 0.7,
  otherCity: 0.85,
  farCity: 0.64,
  otherHomeland: 0.6,
  unwanted: 0.35,
  seenNearby: 0.85,
};

/** Wanted, or as welcome, by name or for what it is known for. */
export const isNamed = (named: Named, { id, iso2 }: { id: string; iso2: string }): boolean =>
  // Ids of cities begin with their country's.
  named.wantedCities.some((city) => city === id || city.startsWith(`${id.split('/')[0] ?? ''}/`)) ||
  [named.wanted, named.open, named.homelands, named.around].some((list) => list.includes(iso2));

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
  return { ...rest, isChoosing: rest.wanted.length + rest.wantedCities.length + rest.homelands.length > 0 };
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
  if (part === 1 && named.seenIn.includes(iso2) && !isWantedCity) part = left.seenNearby;
  const isPlanned = named.wanted.length + named.around.length + named.wantedCities.length > 0;
  const isMeant = [named.wanted, named.open, named.homelands].some((list) => list.includes(iso2));
  if (isPlanned && !isMeant && !isWantedCity) part *= named.around.includes(iso2) ? left.around : left.other;
  else if (named.wantedCities.length > 0 && !isWantedCity)
    part *= named.besideWanted.includes(id) ? left.otherCity : left.farCity;
  if (named.homelands.length > 0 && !named.homelands.includes(iso2)) part *= left.otherHomeland;
  return part;
}

const heard = new WeakMap<ScoredCore, Map<string, Named>>();
/** Texts that are remembered at most. */
const slots = 500;

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

function read(text: string, core: ScoredCore, homeIso2: string | undefined): Named {
  const isosOf = (ids: readonly string[]) => core.cities.filter(({ id }) => ids.includes(id)).map(({ iso2 }) => iso2);
  const of = { wanted: new Set<string>(), open: new Set<string>(), unwanted: new Set<string>() };
  const cities = { wanted: new Set<string>(), unwanted: new Set<string>() };
  const regional: (readonly string[])[] = [];
  for (const { countries, cities: ids, isRegion, pattern } of wordsOf(core)) {
    for (const { index, 0: word } of text.matchAll(pattern)) {
      const sense = senseOf(text, index, word);
      if (sense === 'none') continue;
      // Who has seen one part of the world has not seen all of it, and a country is seen as a whole only when it is named.
      if (isRegion && sense === 'wanted') regional.push(countries);
      else for (const one of countries) of[sense].add(one);
      if (sense === 'open') for (const iso2 of isosOf(ids)) of.open.add(iso2);
      for (const id of ids) cities[sense === 'unwanted' ? 'unwanted' : 'wanted'].add(id);
    }
  }
  if (homeIso2 !== undefined && atHome.test(text)) of[tiredOfHome.test(text) ? 'unwanted' : 'open'].add(homeIso2);
  // Whoever speaks of the country they live in does not ask for it.
  if (homeIso2 !== undefined && of.wanted.delete(homeIso2)) of.open.add(homeIso2);
  const homes = homelands.flatMap(({ iso2, pattern }) => (pattern.test(text) ? iso2 : []));
  const around = narrowed(regional, of.wanted, [...isosOf([...cities.wanted]), ...homes]);
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
    seenIn: sorted(
      new Set(
        isosOf([...cities.unwanted]).filter((iso2) => iso2 !== homeIso2 && !of.wanted.has(iso2) && !of.open.has(iso2)),
      ),
    ),
    homelands: sorted(new Set(homes)),
    around: sorted(new Set(around.filter((iso2) => !of.wanted.has(iso2) && !of.unwanted.has(iso2)))),
  };
  return {
    ...named,
    isEmpty: Object.values(named).every((list) => list.length === 0),
    isChoosing: named.wanted.length + named.wantedCities.length + named.homelands.length > 0,
  };
}

/** Adds the parts of the world that a text names to the wanted countries. Who names a country, or a smaller part, within one means that; the rest of it is returned. */
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
