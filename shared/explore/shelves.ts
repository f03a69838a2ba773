import { travelBan } from '#shared/destination/facts/forbidden.ts';
import { nonstopFromTown } from '#shared/destination/facts/ways.ts';
import type { City } from '#shared/destination/schema.ts';
import { goodMonths, hasMonth, skiMonths } from '#shared/destination/season.ts';
import type { Wish } from '#shared/destination/wishes.ts';
import type { ScoredCore } from '#shared/recommendation/catalogue.ts';
import { isSomewhereIn, usualHome } from '#shared/recommendation/home.ts';
import { type Way, wayOf } from '#shared/recommendation/journey.ts';
import { type Reach, reachesFrom } from '#shared/recommendation/reach.ts';
import { seaFit, seasonFit } from '#shared/recommendation/season-fit.ts';
import type { OriginCountry, Range, TripType } from '#shared/travel/options.ts';

/** Shelves of explore, in the order in which they stand. */
export const shelfNames = ['hotSprings', 'inSeason', 'nearBeach', 'popular', 'snow', 'easyOnBudget'] as const;
export type ShelfName = (typeof shelfNames)[number];

/** The sentence over a shelf: beyond the near ranges, hot springs and beaches are promised without the hours. */
export type ShelfTitle = ShelfName | 'hotSpringsFar' | 'beachFar';

/** What the shelves' sentences promise. */
export const shelfLimits = {
  /** Hours by air to a hot spring, in the near ranges. */
  hotSpringHours: 4,
  /** Hours by air, nonstop, to a beach, in the near ranges. */
  beachHours: 5,
  /** Hours from the airport to a beach. */
  beachTransferHours: 1.25,
  /** Ten thousand won per day, a middle bed and a day's costs. */
  dailyManwon: 10,
} as const;

export interface ShelvedCity {
  city: City;
  /** Undefined in the own country of whoever has not said where they live. */
  journey: Way | undefined;
}
export interface Shelf {
  name: ShelfName;
  title: ShelfTitle;
  /** Best first. */
  cities: ShelvedCity[];
}

/** Where shelves are seen from. */
export interface ShelfQuestion {
  origin: OriginCountry;
  /** 1 to 12. */
  month: number;
  range: Range;
  /** What the trip is for: cities that are not good for it are on no shelf. */
  mainType: TripType;
}

/** The same with `null` for any distance. */
type FromAnywhere = Omit<ShelfQuestion, 'range'> & { range: Range | null };

/** `pull` (`facts/pull.ts`) of about thirty thousand visits a year. */
const popular = 0.5;
/** A strength or wish from 0 to 10 that one travels for. */
const strong = 7;
/** `strengths` of a city, from 0 to 3, that is good for a kind of trip. */
const good = 2;
const fewest = 4;
const most = 10;
const inSeason = 0.95;
/** `seaFit` at which people lie on a beach. */
const bathing = 0.5;

interface Candidate extends ShelvedCity {
  reach: Reach;
  /** 0..10. */
  beach: number;
  hotSpring: number;
  season: number;
  /** How warm and dry it is by the sea, 0..1. */
  seaSeason: number;
  /** The same judgement as on the city's page. */
  isGoodMonth: boolean;
  dailyManwon: number;
  isNonstop: boolean;
  /** Part of the country's travelers, from within or from abroad, who go there. */
  share: number;
}

/** Whether shelves for this kind of trip hold the cities that are good for it: a trip without a sport can be to any. */
export const isShelvedByStrength = (mainType: TripType): mainType is Exclude<TripType, 'sightseeing' | 'other'> =>
  mainType !== 'sightseeing' && mainType !== 'other';

/**
 * Cities of one range that are good for a kind of trip, under a sentence that is true of each of them, seen from one
 * origin in one month. Nothing that the origin's ministry warns of or its law forbids, nor the origin's own city. A
 * shelf has 4 to 10 cities or is left out; no city is among the first two of two shelves.
 */
export function shelvesFor(core: ScoredCore, question: ShelfQuestion): Shelf[] {
  const all = candidates(core, question);
  const ahead = new Set<string>();
  return shelfNames.flatMap((name) => {
    // Those for skiing are all in season.
    if (name === 'inSeason' && question.mainType === 'ski') return [];
    const fit = all.filter((one) => belongs[name](one, question)).sort((a, b) => order[name](a, b) || byPull(a, b));
    const fresh = fit.filter(({ city }) => !ahead.has(city.id)).slice(0, 2);
    const chosen = [...fresh, ...fit.filter((one) => !fresh.includes(one))].slice(0, most);
    if (chosen.length < fewest || fresh.length < 2) return [];
    for (const { city } of fresh) ahead.add(city.id);
    const cities = chosen.map(({ city, journey }) => ({ city, journey }));
    return [{ name, title: titleOf(name, question.range), cities }];
  });
}

/**
 * At any distance: the cities of one shelf, or those that are strong in a wish, the strongest first; at most ten.
 * @param isMeant of all of them
 */
export function citiesFor(
  core: ScoredCore,
  wanted: ShelfName | Wish,
  question: Pick<ShelfQuestion, 'origin' | 'month'>,
  isMeant: (city: City) => boolean = () => true,
): ShelvedCity[] {
  const anywhere: FromAnywhere = { ...question, range: null, mainType: 'sightseeing' };
  const valueOf = ({ city }: Candidate, wish: Wish) => core.facts.cities.get(city.id)?.wishes[wish] ?? 0;
  const [isIn, compare] = isShelfName(wanted)
    ? [(one: Candidate) => belongs[wanted](one, anywhere), order[wanted]]
    : [
        (one: Candidate) => valueOf(one, wanted) >= strong,
        (a: Candidate, b: Candidate) => valueOf(b, wanted) - valueOf(a, wanted),
      ];
  return candidates(core, anywhere)
    .filter((one) => isIn(one) && isMeant(one.city))
    .sort((a, b) => compare(a, b) || byPull(a, b))
    .slice(0, most)
    .map(({ city, journey }) => ({ city, journey }));
}

const isShelfName = (wanted: ShelfName | Wish): wanted is ShelfName =>
  (shelfNames as readonly string[]).includes(wanted);

const isNear = (range: Range | null): boolean => range === 'domestic' || range === 'intl_short';

function titleOf(name: ShelfName, range: Range): ShelfTitle {
  if (isNear(range)) return name;
  if (name === 'hotSprings') return 'hotSpringsFar';
  return name === 'nearBeach' ? 'beachFar' : name;
}

const belongs: Record<ShelfName, (one: Candidate, question: FromAnywhere) => boolean> = {
  hotSprings: ({ hotSpring, reach }, { range }) =>
    hotSpring >= strong && (!isNear(range) || reach.hours <= shelfLimits.hotSpringHours),
  inSeason: ({ season, isGoodMonth, reach }) => season >= inSeason && isGoodMonth && (reach.pull ?? 0) > 0,
  nearBeach: ({ beach, isNonstop, reach, seaSeason }, { range }) =>
    beach >= strong &&
    seaSeason >= bathing &&
    isNonstop &&
    reach.transferHours <= shelfLimits.beachTransferHours &&
    (!isNear(range) || reach.hours <= shelfLimits.beachHours),
  popular: ({ reach }) => (reach.pull ?? 0) >= popular,
  snow: ({ city }, { month }) => city.strengths.ski >= 2 && hasMonth(skiMonths(city), month),
  easyOnBudget: ({ dailyManwon }) => dailyManwon <= shelfLimits.dailyManwon,
};

/** Of more than ten million visits a year the pull says no more: within a country the share does. */
const byPull = (a: Candidate, b: Candidate): number =>
  (b.reach.pull ?? 0) - (a.reach.pull ?? 0) || b.share - a.share || (a.city.id < b.city.id ? -1 : 1);
const order: Record<ShelfName, (a: Candidate, b: Candidate) => number> = {
  hotSprings: (a, b) => b.hotSpring - a.hotSpring,
  inSeason: byPull,
  nearBeach: (a, b) => b.beach - a.beach,
  popular: byPull,
  snow: (a, b) => b.city.strengths.ski - a.city.strengths.ski,
  easyOnBudget: byPull,
};

/** Every city of the range, or of all, that the catalogue knows facts of. */
function candidates(core: ScoredCore, { origin, month, range, mainType }: FromAnywhere): Candidate[] {
  const { facts } = core;
  const home = usualHome(origin, core);
  const reaches = reachesFrom(home, core);
  return core.cities.flatMap((city) => {
    const [known, reach] = [facts.cities.get(city.id), reaches.get(city.id)];
    if (!known || !reach || reach.isHome || reach.isWarned) return [];
    if (range !== null && reach.range !== range) return [];
    if (travelBan(origin, city.iso2)) return [];
    if (isShelvedByStrength(mainType) && city.strengths[mainType] < good) return [];
    const weather = facts.weather.get(city.id)?.[month - 1];
    const isGoodMonth = hasMonth(goodMonths(city, mainType), month);
    // Nobody goes to ski where there is no snow.
    if (mainType === 'ski' && !isGoodMonth) return [];
    return [
      {
        city,
        journey: isSomewhereIn(home, city) ? undefined : wayOf(reach),
        reach,
        beach: known.wishes.beach,
        hotSpring: known.wishes['hot-spring'],
        isGoodMonth,
        season: seasonFit(city, facts.weather.get(city.id), [month], mainType) ?? 0,
        seaSeason: weather ? seaFit(weather) : 1,
        dailyManwon: known.cost.middle.bed + known.cost.middle.day,
        share: origin === city.iso2 ? known.homeShare : known.share,
        isNonstop: home.airports.some((airport) => nonstopFromTown(facts, airport, city.gateway) !== 'none'),
      },
    ];
  });
}
