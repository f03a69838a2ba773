import { hasMonth, type MonthMask, seasons } from '#shared/destination/season.ts';
import { haversineKm } from '#shared/destination/flight.ts';
import type { MonthWeather } from '#shared/destination/facts/schema.ts';
import type { City } from '#shared/destination/schema.ts';
import { isSteep } from '#shared/destination/steep.ts';
import { needsVisa } from '#shared/destination/visa.ts';
import type { ScoredCore } from './catalogue.ts';
import type { GroupProfile, MemberProfile } from './group-profile.ts';
import { orderOf } from './legs.ts';
import { nameFit } from './named-places.ts';
import { timeFit } from './time-fit.ts';
import type { Wish } from './wish.ts';
import type { Reach } from './reach.ts';

/** Whoever asks for these goes where people are. */
const ofCrowds: ReadonlySet<Wish> = new Set<Wish>(['nightlife', 'shopping', 'night-view', 'theme-park', 'festival']);

/** Nobody who wants none of these can look away from them; other things that are turned down one passes by. */
const loud: ReadonlySet<Wish> = new Set<Wish>(['nightlife', 'casino']);

/** How much is left where all of it is lacking; each set by what the fit half of the panel says of it. */
const left = {
  quiet: 0.55,
  crowded: 0.9,
  carNeeded: 0.6,
  carBetter: 0.85,
  large: 0.6,
  refused: 0.5,
  unasked: 0.75,
  changed: 0.75,
  flown: 0.5,
  alone: 0.5,
  storm: 0.65,
  foreign: 0.6,
  steep: 0.5,
  visa: 0.45,
  visaBorne: 0.75,
  beyond: 0.35,
  far: 0.6,
  aside: 0.3,
  season: 0.55,
};

/** Nobody means a limit of hours to the minute. */
export const roughly = 0.4;
export const wayHours = ({ isByCar }: MemberProfile['particulars'], { carHours, doorHours }: Reach): number =>
  isByCar ? carHours : doorHours;

/** Of a member's utility, 1 where the city has all that their texts ask for beside wishes. */
export function saidOf(
  traveller: MemberProfile,
  city: City,
  ground: Pick<GroupProfile, 'core' | 'trip' | 'values' | 'between'>,
  reach: Reach | undefined,
): number {
  if (!traveller.isTextHeard) return 1;
  const { particulars, refused, named, origin, asked } = traveller;
  const { core, trip, values } = ground;
  let part = nameFit(named, city);
  const without = (most: number, value: number) => {
    if (!Number.isNaN(value)) part *= 1 - (1 - most) * value;
  };
  if (particulars.warmth !== undefined)
    without(left.season, 1 - values.seasonOf(city, 'sightseeing', particulars.warmth));
  if (particulars.isQuiet && !asked.some(({ wish }) => ofCrowds.has(wish)))
    without(left.quiet, values.valueOf(city, 'nightlife'));
  const facts = core.facts.cities.get(city.id);
  if (particulars.isQuiet && facts) without(left.crowded, crowdedPart(facts.crowdedMonths, trip.months));
  if (particulars.isWithoutCar && facts?.car) part *= facts.car === 'needed' ? left.carNeeded : left.carBetter;
  if (particulars.isSmallTown) without(left.large, largeness(city));
  for (const wish of refused) without(loud.has(wish) ? left.refused : left.unasked, values.valueOf(city, wish));
  if (particulars.isStormShy) without(left.storm, stormyPart(city, trip.months, core.facts.weather.get(city.id)));
  if (particulars.isLevel && isSteep(city.id)) part *= left.steep;
  if (particulars.isVisaFree && origin && needsVisa(origin.iso2, city.iso2, particulars.isVisaOnArrivalFine))
    part *= particulars.isVisaBorne ? left.visaBorne : left.visa;
  if (particulars.isRoundTrip) without(left.alone, 1 - Math.min(1, neighbours(core, city) / 5));
  if (reach === undefined) return part;
  if (particulars.isOwnLanguage) without(left.foreign, 1 - (reach.pull ?? NaN));
  if (particulars.isByLand && reach.isTrainLand && !reach.isByLand) without(left.flown, tediumOf(reach, trip.days));
  if (particulars.isNear) part *= 1 - (1 - left.far) * (1 - timeFit(reach, trip.days));
  if (particulars.isHalfway) without(left.aside, asideOf(ground, city));
  if (particulars.mostWayHours !== undefined && wayHours(particulars, reach) > particulars.mostWayHours + roughly)
    part *= left.beyond;
  if (particulars.isDirect && !reach.isDirect) part *= left.changed;
  // An hour and a half from the gateway is borne; three hours more cost as much as a change of planes.
  if (particulars.isSpared) without(left.changed, Math.min(1, Math.max(0, (reach.transferHours - 1.5) / 3)));
  return part;
}

/**
 * Of a way by rail and road: up to an hour for each day of the trip, at most five, nobody minds; 1 from 2.4 hours for
 * each day on, at most twelve.
 */
function tediumOf({ overlandHours }: Reach, days: number): number {
  const [borne, worst] = [Math.min(5, days), Math.min(12, 2.4 * days)];
  return Math.min(1, Math.max(0, (overlandHours - borne) / (worst - borne)));
}

/**
 * 0 as far as three quarters of the way from one home to the other, 1 where it is as far as the other home and a tenth
 * more.
 */
function asideOf({ between, core }: Pick<GroupProfile, 'core' | 'between'>, { id }: City): number {
  const part = between?.[orderOf(core).get(id) ?? -1] ?? 0;
  return Math.min(1, Math.max(0, (part - 0.75) / 0.35));
}

/**
 * Of the months of the trip: 1 for one of storms; else as far as it rains more than 60 mm, and wholly from 260 mm on.
 */
export function stormyPart(
  { climate }: City,
  months: readonly number[],
  weather: readonly MonthWeather[] | undefined,
): number {
  if (months.length === 0) return 0;
  const { storm, wet } = seasons[climate];
  let sum = 0;
  for (const month of months) {
    const rain = weather?.[month - 1]?.rain ?? (hasMonth(wet, month) ? 180 : 60);
    sum += hasMonth(storm, month) ? 1 : Math.min(1, Math.max(0, (rain - 60) / 200));
  }
  return sum / months.length;
}

/** Of the months of the trip. */
const crowdedPart = (crowded: MonthMask, months: readonly number[]): number =>
  months.filter((month) => hasMonth(crowded, month)).length / Math.max(1, months.length);

/** Of people: up to half a million is a small city, from two and a half on nothing is less of one. */
function largeness({ population }: City): number {
  if (population == null) return NaN;
  return Math.min(1, Math.max(0, (population - 500_000) / 2_000_000));
}

/** Km that a train goes in half a day. */
const halfDayKm = 450;
const remembered = new WeakMap<ScoredCore, Map<string, number>>();

/** Other countries with a city within half a day by train. */
function neighbours(core: ScoredCore, city: City): number {
  const ofCore = remembered.get(core) ?? new Map<string, number>();
  remembered.set(core, ofCore);
  const known = ofCore.get(city.id);
  if (known !== undefined) return known;
  const found = new Set<string>();
  for (const other of core.cities)
    if (other.iso2 !== city.iso2 && haversineKm(city.coords, other.coords) <= halfDayKm) found.add(other.iso2);
  ofCore.set(city.id, found.size);
  return found.size;
}
