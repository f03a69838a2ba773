import { addDays, monthOf, type CivilDate } from '#shared/calendar/civil-date.ts';
import { frontier } from '#shared/dates/frontier.ts';
import type { MemberDates } from '#shared/dates/member-days.ts';
import type { TripWindow } from '#shared/dates/trip-window.ts';
import { type DateVotes, rankWindows } from '#shared/dates/windows.ts';
import type { Traveller } from './traveller.ts';

/** When and how long the group would go. */
export interface Trip {
  days: number;
  /** The best window of that length; a shorter one if no stay is that long; `undefined` without dates. */
  window: TripWindow | undefined;
  /** 1 to 12, each once, in the order of the trip. */
  months: readonly number[];
}

/** Between these, the length is what most members share. */
const usual = { fewest: 3, most: 7 };

/**
 * Length: the median of what members said (halves up); otherwise the longest stay of the largest circle, from 3 to 7 days;
 * 4 without dates. `more` days are added ("what if it were a day longer").
 */
export function groupTrip(travellers: readonly Traveller[], dateVotes: DateVotes = new Map(), more = 0): Trip {
  const dates = travellers.flatMap((one) => (one.dates ? [one.dates] : []));
  const shared = frontier(dates)[0];
  const said = travellers.flatMap(({ days }) => (days === undefined ? [] : [days]));
  const wanted = said.length > 0 ? median(said) : Math.min(usual.most, Math.max(usual.fewest, shared?.lengthDays ?? 4));
  const days = Math.max(1, wanted + more);
  const window = bestWindow(dates, days, dateVotes) ?? shared;
  return { days, window, months: window ? monthsIn(window) : [] };
}

function bestWindow(dates: readonly MemberDates[], days: number, votes: DateVotes): TripWindow | undefined {
  const [best] = rankWindows(dates, days, votes);
  return (
    best && {
      start: best.start,
      end: best.end,
      lengthDays: best.lengthDays,
      present: best.present,
      absent: best.absent,
    }
  );
}

/** One look every 28 days, and one at the end: no month is longer, so none is stepped over. */
function monthsIn({ start, end }: { start: CivilDate; end: CivilDate }): number[] {
  const found = new Set<number>();
  for (let date = start; date <= end; date = addDays(date, 28)) found.add(monthOf(date));
  return [...found.add(monthOf(end))].slice(0, 12);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const high = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? high : Math.round(((sorted[middle - 1] ?? high) + high) / 2);
}
