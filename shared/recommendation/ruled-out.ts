import type { City } from '#shared/destination/schema.ts';
import type { CityScore } from './cities.ts';
import type { GroupProfile, MemberProfile } from './group-profile.ts';
import { orderOf } from './legs.ts';
import { isNamed } from './named-places.ts';
import { roughly, wayHours } from './said.ts';
import type { Reach } from './reach.ts';
import { isDeciding, type Wish } from './wish.ts';

/** So much of a wish, 0..1, is at least some of it. */
const some = 0.3;

/**
 * Best first, without what no agent would propose: places that the members turn down, or have all seen; where all of
 * them ask for a thing that decides, places without it; and where each asks for one of their own, places with none of
 * these. Where nothing would be left, that reason does not count.
 */
export function withoutRuledOut(profile: GroupProfile, cities: readonly CityScore[]): readonly CityScore[] {
  const heard = profile.travellers.filter(({ isHeard }) => isHeard);
  const isLeft = notTurnedDown(heard);
  let left = unlessNone(cities, ({ city }) => isLeft(city));
  const limited = heard.filter(limitsWay);
  left = unlessNone(left, ({ city }) => limited.every((one) => isWayBorne(one, one.reaches?.get(city.id))));
  left = unlessFew(left, ({ city }) => isOnTheWay(profile, city));
  const isLacking = (city: City, wish: Wish) => profile.values.withDayTrips(city, wish) < some;
  for (const wish of decisive(heard)) left = unlessPoor(left, ({ city }) => !isLacking(city, wish));
  const anyOf = decisiveForEach(heard);
  return anyOf.length === 0 ? left : unlessPoor(left, ({ city }) => anyOf.some((wish) => !isLacking(city, wish)));
}

/** Of the best score: what has the thing but is worse than this is no answer to all the rest that they asked. */
const worth = 0.6;
function unlessPoor(list: readonly CityScore[], is: (one: CityScore) => boolean): readonly CityScore[] {
  const left = unlessFew(list, is);
  return (left[0]?.score ?? 0) < worth * (list[0]?.score ?? 0) ? list : left;
}

/**
 * Beyond so much of the way from one home to another is no half-way: it is the other home's neighbourhood, or lies
 * aside.
 */
const halfwayAtMost = 0.95;
const isOnTheWay = ({ between, core }: GroupProfile, { id }: City): boolean =>
  !((between?.[orderOf(core).get(id) ?? -1] ?? 0) > halfwayAtMost);

/** Less than this is no choice. */
const few = 3;
function unlessFew<T>(list: readonly T[], is: (one: T) => boolean): readonly T[] {
  const left = list.filter(is);
  return left.length < few ? list : left;
}

function unlessNone<T>(list: readonly T[], is: (one: T) => boolean): readonly T[] {
  const left = list.filter(is);
  return left.length === 0 ? list : left;
}

function notTurnedDown(heard: readonly MemberProfile[]): (city: City) => boolean {
  const speaking = heard.filter(({ named }) => !named.isEmpty);
  if (speaking.length === 0) return () => true;
  return (city) => {
    const isOut = ({ named }: MemberProfile) =>
      named.unwantedCities.includes(city.id) ||
      (named.unwanted.includes(city.iso2) && !named.wantedCities.includes(city.id));
    const isRefused = ({ named }: MemberProfile) =>
      named.refused.includes(city.id) || named.refused.includes(city.iso2);
    if (heard.every(isOut)) return false;
    return !speaking.some((one) => isOut(one) && isRefused(one)) || heard.some(({ named }) => isNamed(named, city));
  };
}

const limitsWay = ({ particulars }: MemberProfile): boolean =>
  particulars.isWithoutPlane || particulars.mostWayHours !== undefined;

/** Within the hours that a member's texts give the way, and without a plane where they want none. */
function isWayBorne({ particulars }: MemberProfile, reach: Reach | undefined): boolean {
  const { isWithoutPlane, mostWayHours } = particulars;
  if (reach === undefined) return true;
  if (isWithoutPlane && !reach.isOverland) return false;
  return mostWayHours === undefined || wayHours(particulars, reach) <= mostWayHours + roughly;
}

/**
 * Asked by everybody of whom wishes are known; what they ask for most comes first, because what comes later may find
 * too few places left.
 */
function decisive(heard: readonly MemberProfile[]): Wish[] {
  const asking = heard.filter(({ askedWithin }) => askedWithin.length > 0);
  const [first] = asking;
  if (first === undefined) return [];
  const weightsOf = (wish: Wish) =>
    asking.flatMap((one) => one.askedWithin.filter((asked) => asked.wish === wish).map(({ weight }) => weight));
  return first.askedWithin
    .flatMap(({ wish }) => {
      const weights = weightsOf(wish);
      return isDeciding(wish) && weights.length === asking.length ? [{ wish, most: sum(weights) }] : [];
    })
    .sort((a, b) => b.most - a.most || (a.wish < b.wish ? -1 : 1))
    .map(({ wish }) => wish);
}

/** What decides for one or the other, where something does for each of whom wishes are known. */
function decisiveForEach(heard: readonly MemberProfile[]): Wish[] {
  const asking = heard.filter(({ askedWithin }) => askedWithin.length > 0);
  const found = asking.map(({ askedWithin }) => askedWithin.flatMap(({ wish }) => (isDeciding(wish) ? [wish] : [])));
  return found.some(({ length }) => length === 0) ? [] : [...new Set(found.flat())];
}

const sum = (parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0);
