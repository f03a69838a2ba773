import type { CivilDate } from '#shared/calendar/civil-date.ts';
import { utcDay } from '#shared/calendar/utc-day.ts';

/**
 * The day when the page was opened: it orders exact ties, as it does on the server, and must not re-sort while the page
 * is open.
 */
export const pageDay: CivilDate = utcDay(Date.now());
