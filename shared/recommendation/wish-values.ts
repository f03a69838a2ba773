import { addDays } from '#shared/calendar/civil-date.ts';
import { haversineKm } from '#shared/destination/flight.ts';
import { islandOf } from '#shared/destination/islands.ts';
import type { City } from '#shared/destination/schema.ts';
import { hasMonth, skiMonths } from '#shared/destination/season.ts';
import { monthBoundWishes } from '#shared/destination/wishes.ts';
import type { ScoredCore } from './catalogue.ts';
import { isOfTheSea } from './asked.ts';
import { orderOf } from './legs.ts';
import type { VoteType } from '#shared/vote/schema.ts';
import { rainUnderWater, riverFit, seaFit, seasonFit, type Want } from './season-fit.ts';
import type { Trip } from './trip.ts';
import { cityTypeFit } from './type-fit.ts';
import { placeWishFit, type Wish } from './wish.ts';

/** A number per city, in the catalogue's order. */
export type Column = Float64Array;
/** The number of a city, and of its place in the catalogue's order. */
type Reckon = (city: City, at: number) => number;

/** How well a city answers each wish on this trip, and how its season suits a type of trip, 0..1; NaN: unknown. */
export interface WishValues {
  valueOf(city: City, wish: Wish): number;
  /** The same, with what a day trip from the city reaches. */
  withDayTrips(city: City, wish: Wish): number;
  seasonOf(city: City, type: VoteType, want: Want | undefined): number;
  /** Of all cities at once: a ranking goes through them one after the other. */
  valuesOf(wish: Wish): Column;
  valuesWithDayTrips(wish: Wish): Column;
  /** Squared: for whoever is advanced in it, what is good for most is little. */
  valuesForKeen(wish: Wish): Column;
  seasonsOf(type: VoteType, want: Want | undefined): Column;
  sidesOf(type: VoteType): Column;
  /**
   * What members measure by, made of several columns: reckoned once for all who told the same.
   * @param reckonOf is asked only where the column is not known yet
   */
  combined(name: string, reckonOf: () => Reckon): Column;
}

const monthBound: ReadonlySet<Wish> = new Set<Wish>(monthBoundWishes);
export const isMonthBound = (wish: Wish): boolean => monthBound.has(wish);
/** A festival up to here may have no window in the calendar. */
const smallFestival = 6;
/** Something is on wherever festivals are, outside their days too. */
const someFestival = 0.25;
/** What is bound to months counts so much while nobody knows the months. */
const someMonth = 0.5;
/** Snow comes and goes within so many days: before its window and after it some lies, and more of it higher up. */
const thawDays = 14;
/** How much of it is left then. */
const thin = 0.5;

const remembered = new WeakMap<ScoredCore, Map<string, WishValues>>();
/** Trips that are remembered at most: a group asks again and again about the same one. */
const slots = 4;
/** Of columns that are remembered of a trip: as many as a hundred members may need. */
const combinations = 300;

export function wishValues(core: ScoredCore, trip: Trip): WishValues {
  const ofCore = remembered.get(core) ?? new Map<string, WishValues>();
  remembered.set(core, ofCore);
  const name = `${trip.days} ${trip.months.join()} ${trip.span?.from ?? ''} ${trip.span?.to ?? ''}`;
  const known = ofCore.get(name);
  if (known) return known;
  const found = reckon(core, trip);
  if (ofCore.size >= slots) ofCore.clear();
  ofCore.set(name, found);
  return found;
}

/** What the catalogue says of a city, whatever the months, 0..1; NaN: unknown. */
export function strengthIn({ facts: { cities } }: ScoredCore, city: City, wish: Wish): number {
  const facts = cities.get(city.id);
  if (facts === undefined) return placeWishFit(city, wish) ?? NaN;
  const { wishes, sides } = facts;
  return (wish in wishes ? wishes[wish as keyof typeof wishes] : sides[wish as keyof typeof sides]) / 10;
}

function reckon(core: ScoredCore, trip: Trip): WishValues {
  const there = new Map<string, Set<string>>();
  /** In its days, or so many days before and after them. */
  const citiesWith = (wish: Wish, days = 0): Set<string> => {
    const name = `${wish} ${days}`;
    const known = there.get(name);
    if (known) return known;
    const found = new Set<string>();
    if (trip.span) {
      const [first, last] = [addDays(trip.span.from, -days), addDays(trip.span.to, days)];
      for (const { wish: of, cityIds, windows } of core.facts.calendar)
        if (of === wish && windows.some(({ from, to }) => from <= last && first <= to))
          for (const id of cityIds) found.add(id);
    }
    there.set(name, found);
    return found;
  };
  const valueOf = (city: City, wish: Wish): number => {
    const value = strengthIn(core, city, wish);
    if (!core.facts.cities.has(city.id)) return value;
    if (monthBound.has(wish)) {
      if (trip.span === undefined) return value * someMonth;
      if (wish === 'festival' && value * 10 <= smallFestival) return value;
      if (citiesWith(wish).has(city.id)) return value;
      if (wish === 'snow') return citiesWith(wish, thawDays).has(city.id) ? thin * value : 0;
      return wish === 'festival' ? Math.min(value, someFestival) : 0;
    }
    return value * monthsFit(core, city, wish, trip);
  };
  const order = orderOf(core);
  const remember = (columns: Map<string, Column>, name: string, reckonOf: () => Reckon): Column => {
    const known = columns.get(name);
    if (known) return known;
    const found = Float64Array.from(core.cities, reckonOf());
    columns.set(name, found);
    return found;
  };
  const columns = new Map<string, Column>();
  const column = (name: string, reckonOne: Reckon): Column => remember(columns, name, () => reckonOne);
  const ofSeveral = new Map<string, Column>();
  const combined: WishValues['combined'] = (name, reckonOf) => {
    if (ofSeveral.size >= combinations) ofSeveral.clear();
    return remember(ofSeveral, name, reckonOf);
  };
  const at = (city: City, found: Column): number => found[order.get(city.id) ?? -1] ?? NaN;
  const valuesOf = (wish: Wish) => column(wish, (city) => valueOf(city, wish));
  const valuesWithDayTrips = (wish: Wish): Column => {
    const alone = valuesOf(wish);
    if (!ofADayTrip.has(wish) || trip.days < daysWithTrips) return alone;
    return column(`around ${wish}`, (city) => {
      let value = at(city, alone);
      for (const near of within(core, city)) value = Math.max(value, dayTrip * at(near, alone));
      return value;
    });
  };
  const valuesForKeen = (wish: Wish): Column => {
    const usual = valuesWithDayTrips(wish);
    return column(`keen ${wish}`, (city) => at(city, usual) * at(city, usual));
  };
  const seasonsOf = (type: VoteType, want: Want | undefined) =>
    column(
      `season ${type} ${want ?? ''}`,
      (city) => seasonFit(city, core.facts.weather.get(city.id), trip.months, type, want) ?? NaN,
    );
  return {
    combined,
    valuesOf,
    valuesWithDayTrips,
    valuesForKeen,
    seasonsOf,
    sidesOf: (type) => column(`side ${type}`, (city) => cityTypeFit(core.facts.cities.get(city.id), city, type)),
    valueOf: (city, wish) => at(city, valuesOf(wish)),
    withDayTrips: (city, wish) => at(city, valuesWithDayTrips(wish)),
    seasonOf: (city, type, want) => at(city, seasonsOf(type, want)),
  };
}

/** What people go out to for a day from where they stay. */
const ofADayTrip: ReadonlySet<Wish> = new Set<Wish>([
  'theme-park',
  'foliage',
  'blossom',
  'hiking',
  'wildlife',
  'whales',
  'hot-spring',
  'ski',
  'snow',
  'desert',
  'diving',
  'snorkeling',
  'golf',
  'extreme',
]);
/** Trips of so many days have one to spare. */
const daysWithTrips = 3;
/** How much of it is left that way. */
const dayTrip = 0.5;
const dayTripKm = 90;
/** A degree of latitude is 111 km: whatever is farther north or south than this is too far. */
const dayTripLat = 0.82;
const around = new WeakMap<ScoredCore, Map<City, readonly City[]>>();

/** Cities of the same country that a day trip reaches. */
function within(core: ScoredCore, city: City): readonly City[] {
  const ofCore = around.get(core) ?? new Map<City, readonly City[]>();
  around.set(core, ofCore);
  const known = ofCore.get(city);
  if (known !== undefined) return known;
  const found = compatriots(core, city).filter(
    (other) =>
      Math.abs(other.coords.lat - city.coords.lat) <= dayTripLat &&
      other !== city &&
      islandOf(other.id) === islandOf(city.id) &&
      haversineKm(city.coords, other.coords) <= dayTripKm,
  );
  ofCore.set(city, found);
  return found;
}

const byCountry = new WeakMap<ScoredCore, Map<string, City[]>>();

/** All cities of a city's country, in the catalogue's order. */
function compatriots(core: ScoredCore, { iso2 }: City): readonly City[] {
  const known = byCountry.get(core);
  if (known) return known.get(iso2) ?? [];
  const found = new Map<string, City[]>();
  for (const city of core.cities) {
    const others = found.get(city.iso2);
    if (others) others.push(city);
    else found.set(city.iso2, [city]);
  }
  byCountry.set(core, found);
  return found.get(iso2) ?? [];
}

/** Less of a beach than this is none. */
const someBeach = 4;
/** Water is a lake or a river there. */
export const isInland = ({ facts }: Pick<ScoredCore, 'facts'>, city: City): boolean =>
  (facts.cities.get(city.id)?.wishes.beach ?? someBeach) < someBeach;

/** Of a beach where nobody bathes: a day or two by the sea are for looking at it, and who stays longer goes in. */
function onTheShore(days: number): number {
  if (days <= 2) return 0.6;
  return days <= 4 ? 0.4 : 0.2;
}

/** Snow to ski on, and water to be in: the mean over the months of the trip. */
function monthsFit(core: ScoredCore, city: City, wish: Wish, { months, days }: Trip): number {
  const dry = wish === 'beach' ? onTheShore(days) : 0.2;
  if (months.length === 0) return 1;
  let sum = 0;
  if (wish === 'ski') for (const month of months) sum += hasMonth(skiMonths(city), month) ? 1 : 0;
  else if (wish === 'surfing' || (wish === 'water-sports' && isInland(core, city))) {
    // A boat on a lake or a river wants a warm day, no warm water; who surfs wears a suit, and does not mind the rain.
    for (const month of months) sum += 0.2 + 0.8 * riverFit(core.facts.weather.get(city.id)?.[month - 1]);
  } else if (isOfTheSea(wish)) {
    const weather = core.facts.weather.get(city.id);
    if (weather === undefined) return 1;
    for (const month of months) {
      const known = weather[month - 1];
      if (known === undefined) sum += 1;
      else {
        const rain = wish === 'diving' ? rainUnderWater(known, weather) : known.rain;
        sum += dry + (1 - dry) * seaFit({ ...known, rain });
      }
    }
  } else return 1;
  return sum / months.length;
}
