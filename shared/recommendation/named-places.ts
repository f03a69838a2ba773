import type { Home } from './home.ts';

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
  /** Of the unwanted ones, those that are turned down by word, and not only seen: ISO codes and ids. */
  refused: readonly string[];
  /** Their countries, where nothing says that the rest of it is wanted. */
  seenIn: readonly string[];
  /** Countries that are known for a thing that the text speaks of. */
  homelands: readonly string[];
  /** Of a part of the world that is wanted, where the text names something within it. */
  around: readonly string[];
  /** Countries and cities of the bucket list: of a whole life, and perhaps of this trip. */
  dreamed: readonly string[];
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
  refused: [],
  seenIn: [],
  homelands: [],
  around: [],
  dreamed: [],
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
  seenNearby: 0.93,
  notDreamed: 0.7,
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
    open: [...new Set([...named.open, ...lived])].sort(),
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
  const undreamed = named.dreamed.length > 0 && !named.dreamed.includes(id) && !named.dreamed.includes(iso2);
  const isWantedCity = named.wantedCities.includes(id);
  let part = named.unwanted.includes(iso2) && !isWantedCity ? left.unwanted : 1;
  if (part === 1 && named.seenIn.includes(iso2) && !isWantedCity) part = left.seenNearby;
  const isPlanned = named.wanted.length + named.around.length + named.wantedCities.length > 0;
  const isMeant = [named.wanted, named.open, named.homelands].some((list) => list.includes(iso2));
  if (isPlanned && !isMeant && !isWantedCity) part *= named.around.includes(iso2) ? left.around : left.other;
  else if (named.wantedCities.length > 0 && !isWantedCity)
    part *= named.besideWanted.includes(id) ? left.otherCity : left.farCity;
  if (named.homelands.length > 0 && !named.homelands.includes(iso2)) part *= left.otherHomeland;
  return undreamed ? part * left.notDreamed : part;
}
