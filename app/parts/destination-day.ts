import { formatCivilDate, type CivilDate } from '#shared/calendar/civil-date.ts';

/** The day on the reader's own clock when the page was opened: it orders exact ties, and must not re-sort under the finger. */
export const pageDay: CivilDate = (() => {
  const now = new Date();
  return formatCivilDate({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
})();
