import type { City } from '#shared/destination/schema.ts';
import type { CityScore } from './cities.ts';
import type { GroupProfile, MemberProfile } from './group-profile.ts';
import { isNamed } from './named-places.ts';
import { roughly, wayHours } from './said.ts';
import type { Reach } from './reach.ts';
import type { Wish } from './wish.ts';

/** Who asks for one of these is not served by a place without it, however good it is otherwise. */
const decides: ReadonlySet<Wish> = new Set<Wish>([
  'aurora',
  'ski',
  'snow',
  'safari',
  'christmas-market',
  'blossom',
  'foliage',
  'whales',
  'diving',
  'surfing',
  'golf',
  'fishing',
]);
/** So much of a wish, 0..1, is at least some of it. */
const some = 0.3;

/**
 * Best first, without what no agent would propose: places that the members turn down, or have all seen, and where all of them ask for a thing that decides,
 * places without it. Where nothing would be left, that reason does not count.
 */
export function withoutRuledOut(profile: GroupProfile, cities: readonly CityScore[]): readonly CityScore[] {
  const heard = profile.travellers.filter(({ isHeard }) => isHeard);
  const isLeft = notTurnedDown(heard);
  let left = unlessNone(cities, ({ city }) => isLeft(city));
  left = unlessNone(left, ({ city }) => heard.every((one) => isWayBorne(one, one.reaches?.get(city.id))));
  for (const wish of decisive(heard))
    left = unlessFew(left, ({ city }) => !(profile.values.withDayTrips(city, wish) < some));
  return left;
}

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

/** Within the hours that a member's texts give the way, and without a plane where they want none. */
function isWayBorne({ particulars }: MemberProfile, reach: Reach | undefined): boolean {
  const { isWithoutPlane, mostWayHours } = particulars;
  if (reach === undefined) return true;
  if (isWithoutPlane && !reach.isOverland) return false;
  return mostWayHours === undefined || wayHours(particulars, reach) <= mostWayHours + roughly;
}

/** Asked by everybody of whom wishes are known. */
function decisive(heard: readonly MemberProfile[]): Wish[] {
  const asking = heard.filter(({ askedWithin }) => askedWithin.length > 0);
  const [first] = asking;
  if (first === undefined) return [];
  return first.askedWithin.flatMap(({ wish }) =>
    decides.has(wish) && asking.every((one) => one.askedWithin.some((asked) => asked.wish === wish)) ? wish : [],
  );
}
