import { addDays, monthOf, type CivilDate } from '#shared/calendar/civil-date.ts';
import { type DateRange, toSpan } from '#shared/calendar/date-range.ts';
import { frontier } from '#shared/dates/frontier.ts';
import { memberDays } from '#shared/dates/member-days.ts';
import { tripWindow, type TripWindow } from '#shared/dates/trip-window.ts';
import { type DateVotes, type RankedWindow, rankWindows } from '#shared/dates/windows.ts';
import type { DayWindow } from '#shared/destination/facts/schema.ts';
import type { Traveller } from './traveller.ts';

/** When and how long the group would go. */
export interface Trip {
  days: number;
  /** The best window of that length; a shorter one if no stay is that long; `undefined` without dates. */
  window: TripWindow | undefined;
  /** From the first day on which it could start to the last on which it could end, with the same people. */
  span: DayWindow | undefined;
  /** 1 to 12, each once, in the order of the trip. */
  months: readonly number[];
}

/**
 * A trip that nobody gave a length is no longer than this, however long people are free; a told one is up to `longest`.
 */
const usualMost = 7;
const longest = 30;

/**
 * Length: the median of what members said (halves up); otherwise the longest stay of the largest circle, up to the
 * median of what the texts say, or 7 days; 4 without dates. At least 1, at most 30. `more` days are added ("what if it
 * were a day longer").
 */
export function groupTrip(travellers: readonly Traveller[], dateVotes: DateVotes = new Map(), more = 0): Trip {
  const dates = travellers.flatMap((one) => (one.dates ? [one.dates] : []));
  const shared = frontier(dates)[0];
  const said = travellers.flatMap(({ days }) => (days === undefined ? [] : [days]));
  const written = travellers.flatMap(({ spokenDays }) => (spokenDays === undefined ? [] : [spokenDays]));
  const usual = written.length > 0 ? median(written) : usualMost;
  const wanted =
    said.length > 0 ? median(said) : Math.min(usual, shared?.lengthDays ?? (written.length > 0 ? usual : 4));
  const days = Math.min(longest, Math.max(1, wanted + more));
  const best = rankWindows(dates, days, dateVotes)[0];
  const window = best ? windowOf(best) : shared;
  const span = window && {
    from: best ? best.starts.start : window.start,
    to: best ? addDays(best.starts.end, days - 1) : window.end,
  };
  return { days, window, span, months: window ? monthsIn(window) : [] };
}

/** A trip whose dates are told. */
export function tripOn(travellers: readonly Traveller[], dates: DateRange): Trip {
  const days = travellers.flatMap((one) => (one.dates ? [memberDays(one.dates)] : []));
  const window = tripWindow(days, toSpan(dates));
  return { days: window.lengthDays, window, span: { from: dates.start, to: dates.end }, months: monthsIn(window) };
}

const windowOf = ({ start, end, lengthDays, present, absent }: RankedWindow): TripWindow => ({
  start,
  end,
  lengthDays,
  present,
  absent,
});

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
