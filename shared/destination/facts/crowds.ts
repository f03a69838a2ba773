import type { DateRange } from '#shared/calendar/date-range.ts';
import type { City } from '#shared/destination/schema.ts';
import type { Facts } from './read.ts';
import type { Crowd } from './schema.ts';

/** Days that change a whole country, as they fall. */
export interface CrowdDays extends Pick<Crowd, 'id' | 'kind'> {
  days: DateRange;
}

/** Those of a city that share a day with a trip or a month, in the order of the table. */
export function crowdsAt({ crowds }: Pick<Facts, 'crowds'>, city: City, range: DateRange | undefined): CrowdDays[] {
  return crowds.flatMap(({ id, kind, places, windows }) => {
    const days =
      range &&
      (places.includes(city.iso2) || places.includes(city.id)) &&
      windows.find(({ from, to }) => from <= range.end && range.start <= to);
    return days ? [{ id, kind, days: { start: days.from, end: days.to } }] : [];
  });
}
