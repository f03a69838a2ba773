import { formatCivilDate, type CivilDate } from '#shared/calendar/civil-date.ts';
import { useDevice } from '#app/local/device/device.ts';

/** The calendar day that the reader's own clock shows. */
export function civilToday(nowMs: number): CivilDate {
  const now = new Date(nowMs);
  return formatCivilDate({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}

/** The day that it is while a screen is drawn. */
export const useToday = (): CivilDate => civilToday(useDevice().now());
