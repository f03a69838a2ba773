import { addDays, monthOf } from '#shared/calendar/civil-date.ts';
import { pageDay } from '#app/parts/destination/day.ts';

/** A trip is planned for about so many days ahead. */
const daysAhead = 30;
/** Without a chosen month shelves speak of that day's. */
export const usualMonth = monthOf(addDays(pageDay, daysAhead));
