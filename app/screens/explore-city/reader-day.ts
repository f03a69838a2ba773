import type { CivilDate } from '#shared/calendar/civil-date.ts';
import { civilToday } from '#app/local/device/today.ts';

/**
 * The day that the reader's own clock showed when the page was opened. In Seoul a day begins nine hours before it does
 * in UTC.
 */
export const readerDay: CivilDate = civilToday(Date.now());
