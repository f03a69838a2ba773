import type { Wish } from '../wishes.ts';
import type { Facts } from './read.ts';
import type { Advice, CalendarRow, Crowd, DayWindow } from './schema.ts';

const overlaps = (a: DayWindow, b: DayWindow): boolean => a.from <= b.to && b.from <= a.to;

/** Rows of the calendar that fall, at least by a day, into the days of a trip to the city; all wishes or one. */
export function eventsDuring(facts: Facts, cityId: string, days: DayWindow, wish?: Wish): CalendarRow[] {
  return facts.calendar.filter(
    (row) =>
      (wish === undefined || row.wish === wish) &&
      row.cityIds.includes(cityId) &&
      row.windows.some((one) => overlaps(one, days)),
  );
}

/** Times when the country travels, is closed or fasts that touch the days. */
export function crowdsDuring(facts: Facts, iso2: string, days: DayWindow): Crowd[] {
  return facts.crowds.filter(
    ({ countries, windows }) => countries.includes(iso2) && windows.some((one) => overlaps(one, days)),
  );
}

/** Public holidays of a country within the days, year-month-day in order. */
export function holidaysDuring(facts: Facts, iso2: string, { from, to }: DayWindow): string[] {
  return (facts.holidays.get(iso2) ?? []).filter((day) => day >= from && day <= to);
}

/**
 * What the origin's ministry advises of a country, or of a city of it where that has a level of its own; null where the editors have not read it, which
 * is not the same as no advice.
 */
export function adviceFor(facts: Facts, originIso2: string, iso2: string, cityId?: string): Advice | null {
  const all = facts.advice.get(originIso2);
  return all?.get(cityId ?? '') ?? all?.get(iso2) ?? null;
}

/** From this level on a ministry asks people not to go, or to think again. */
export const isSevere = (advice: Advice | null): advice is Advice => advice !== null && advice.level >= 3;

/** Whether a reading is more than 90 days old on a day (both year-month-day), so that the page has to say so. */
export function isAdviceOld(readOn: string, today: string): boolean {
  return Date.parse(`${today}T00:00Z`) - Date.parse(`${readOn}T00:00Z`) > 90 * 86_400_000;
}
