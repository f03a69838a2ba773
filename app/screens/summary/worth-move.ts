import type { MemberDates } from '#shared/dates/member-days.ts';
import { oneMove, type OneMove } from '#shared/dates/one-move.ts';
import type { TripWindow } from '#shared/dates/trip-window.ts';

/**
 * The cheapest move for a trip of `lengthDays`, where it is worth asking for: no fewer can go than on the best dates
 * as they are.
 */
export function worthMove(dates: readonly MemberDates[], lengthDays: number, best: TripWindow): OneMove | undefined {
  const move = oneMove(dates, lengthDays);
  return move && move.headCount >= best.present.length ? move : undefined;
}
