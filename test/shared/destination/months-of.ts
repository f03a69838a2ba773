import { hasMonth, type MonthMask } from '#shared/destination/season.ts';

/** The months of a mask in calendar order, 1 to 12. */
export function monthsOf(mask: MonthMask): number[] {
  return Array.from({ length: 12 }, (_, index) => index + 1).filter((month) => hasMonth(mask, month));
}
