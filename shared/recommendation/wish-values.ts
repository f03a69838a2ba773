import type { City } from '#shared/destination/schema.ts';
import { hasMonth, skiMonths } from '#shared/destination/season.ts';
import { monthBoundWishes } from '#shared/destination/wishes.ts';
import type { ScoredCore } from './catalogue.ts';
import { isOfTheSea } from './asked.ts';
import type { VoteType } from '#shared/vote/schema.ts';
import { seaFit, seasonFit, type Want } from './season-fit.ts';
import type { Trip } from './trip.ts';
import { placeWishFit, type Wish } from './wish.ts';

/** How well a city answers each wish on this trip, and how its season suits a type of trip, 0..1; NaN: unknown. */
export interface WishValues {
  valueOf(city: City, wish: Wish): number;
  seasonOf(city: City, type: VoteType, want: Want | undefined): number;
}

const monthBound: ReadonlySet<Wish> = new Set<Wish>(monthBoundWishes);
export const isMonthBound = (wish: Wish): boolean => monthBound.has(wish);
/** A festival up to here may have no window in the calendar. */
const smallFestival = 6;
/** What is bound to months counts so much while nobody knows the months. */
const someMonth = 0.5;

export function wishValues(core: ScoredCore, trip: Trip): WishValues {
  const there = new Map<Wish, Set<string>>();
  const citiesWith = (wish: Wish): Set<string> => {
    const known = there.get(wish);
    if (known) return known;
    const found = new Set<string>();
    const { span } = trip;
    if (span)
      for (const { wish: of, cityIds, windows } of core.facts.calendar)
        if (of === wish && windows.some(({ from, to }) => from <= span.to && span.from <= to))
          for (const id of cityIds) found.add(id);
    there.set(wish, found);
    return found;
  };
  // Asked by every member, and the same for all who want the same.
  const seasons = new Map<string, Map<City, number>>();
  return {
    seasonOf(city, type, want) {
      const name = want === undefined ? type : `${type} ${want}`;
      const ofAll = seasons.get(name) ?? new Map<City, number>();
      if (ofAll.size === 0) seasons.set(name, ofAll);
      const known = ofAll.get(city);
      if (known !== undefined) return known;
      const fit = seasonFit(city, core.facts.weather.get(city.id), trip.months, type, want) ?? NaN;
      ofAll.set(city, fit);
      return fit;
    },
    valueOf(city, wish) {
      const facts = core.facts.cities.get(city.id);
      if (facts === undefined) return placeWishFit(city, wish) ?? NaN;
      const value =
        (wish in facts.wishes
          ? facts.wishes[wish as keyof typeof facts.wishes]
          : facts.sides[wish as keyof typeof facts.sides]) / 10;
      if (monthBound.has(wish)) {
        if (trip.span === undefined) return value * someMonth;
        if (wish === 'festival' && value * 10 <= smallFestival) return value;
        return citiesWith(wish).has(city.id) ? value : 0;
      }
      return value * monthsFit(core, city, wish, trip);
    },
  };
}

/** Snow to ski on, and water to be in: the mean over the months of the trip. */
function monthsFit(core: ScoredCore, city: City, wish: Wish, { months }: Trip): number {
  if (months.length === 0) return 1;
  let sum = 0;
  if (wish === 'ski') for (const month of months) sum += hasMonth(skiMonths(city), month) ? 1 : 0;
  else if (isOfTheSea(wish)) {
    const weather = core.facts.weather.get(city.id);
    if (weather === undefined) return 1;
    for (const month of months) {
      const known = weather[month - 1];
      sum += known === undefined ? 1 : 0.2 + 0.8 * seaFit(known);
    }
  } else return 1;
  return sum / months.length;
}
