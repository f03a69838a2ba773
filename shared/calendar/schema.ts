import { z } from '#shared/kernel/z.ts';
import { limits } from '#shared/kernel/limits.ts';
import { isCivilDate } from './civil-date.ts';
import { rangeLength } from './date-range.ts';

/** `YYYY-MM-DD`, a day that exists. */
export const civilDate = z.string().check(z.maxLength(10, { abort: true }), z.refine(isCivilDate, { abort: true }));

/** Both ends belong to the range. At most 366 days, so that expanding it stays cheap. */
export const dateRange = z
  .strictObject({ start: civilDate, end: civilDate })
  .check(z.refine((range) => range.start <= range.end && rangeLength(range) <= limits.rangeDays));
