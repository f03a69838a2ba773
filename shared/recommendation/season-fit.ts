import type { City } from '#shared/destination/schema.ts';
import { hasMonth, seasons, skiMonths } from '#shared/destination/season.ts';
import type { VoteType } from '#shared/vote/schema.ts';

type Seasonal = Pick<City, 'climate' | 'coords' | 'skiMonths' | 'strengths'>;

/**
 * How the months of the trip suit a type of trip at a city, 0..1: the mean over the months. The worst thing that is usual in a month
 * decides: storms, then rain, then heat; a month with nothing to be said for or against it counts 0.7. Where nobody
 * skis, no month is one for skiing.
 */
export function seasonFit(city: Seasonal, months: readonly number[], type: VoteType): number | undefined {
  if (months.length === 0) return undefined;
  let sum = 0;
  for (const month of months) sum += monthFit(city, month, type);
  return sum / months.length;
}

function monthFit(city: Seasonal, month: number, type: VoteType): number {
  if (type === 'ski') return city.strengths.ski > 0 && hasMonth(skiMonths(city), month) ? 1 : 0.05;
  const { good, wet, hot, storm } = seasons[city.climate];
  if (hasMonth(storm, month)) return type === 'scuba' || type === 'fishing' ? 0.1 : 0.3;
  if (hasMonth(wet, month)) return 0.4;
  // Heat is no trouble in the water, nor on a beach.
  if (hasMonth(hot, month) && type !== 'scuba' && type !== 'relax') return 0.5;
  return hasMonth(good, month) ? 1 : 0.7;
}
