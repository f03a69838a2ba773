import { type CivilDate, toDayNumber } from '#shared/calendar/civil-date.ts';
import { type MemberDates, memberDays } from '#shared/dates/member-days.ts';
import { tallyDates, type Vote } from '#shared/statistics/tally.ts';
import type { TripWindow } from '#shared/dates/trip-window.ts';
import { sharedWindows } from './shared-windows.ts';

/**
 * A day to vote for. With a `window` it is the first day of that stay, otherwise a day by itself; `free` members can on
 * all of it. `voters` are the members' ids, sorted.
 */
export interface DateOption {
  option: CivilDate;
  window: TripWindow | undefined;
  free: number;
  voters: string[];
}

/**
 * What the date poll offers, best first: every day that has a vote, the days on which shared stays begin, and the days
 * in `also` (typed by hand, or shown already). Most votes; then more members fully available; then the earlier date
 * (founding decision 14). Of those without a vote, a longer stay comes before an earlier one, so that the first is the
 * stay that every other page calls the best (decision 0077).
 */
export function dateOptions(
  members: readonly MemberDates[],
  votes: readonly Vote<CivilDate>[],
  also: readonly CivilDate[] = [],
): DateOption[] {
  const windows = new Map<CivilDate, TripWindow>();
  // Of two stays that begin on one day, the one that suits more members comes first.
  for (const window of sharedWindows(members)) if (!windows.has(window.start)) windows.set(window.start, window);
  const days = members.map(memberDays);
  const free = (date: CivilDate): number => {
    const window = windows.get(date);
    if (window) return window.present.length;
    const day = toDayNumber(date);
    return days.filter((one) => one.free.some((span) => span.first <= day && day <= span.last)).length;
  };
  const voted = tallyDates(votes, free);
  // In the order of the stays, then by date: the sort below keeps it.
  const open = [...new Set([...windows.keys(), ...[...also].sort()])].filter(
    (date) => !voted.some((entry) => entry.option === date),
  );
  return [
    ...voted.map(({ option, voters }) => ({ option, window: windows.get(option), free: free(option), voters })),
    ...open
      .map((option) => ({ option, window: windows.get(option), free: free(option), voters: [] }))
      .sort((a, b) => b.free - a.free),
  ];
}
