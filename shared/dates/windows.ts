import { type CivilDate, toDayNumber } from '#shared/calendar/civil-date.ts';
import { type DateRange, toRange } from '#shared/calendar/date-range.ts';
import { mergeSpans, type DaySpan } from '#shared/calendar/day-span.ts';
import { type MemberDates, type MemberDays, memberDays } from '#shared/dates/member-days.ts';
import { overlapPeaks, startsToTry } from '#shared/dates/overlap-peaks.ts';
import { type StartInterval, startIntervals } from '#shared/dates/start-intervals.ts';
import { type TripWindow, tripWindow } from '#shared/dates/trip-window.ts';

/**
 * A trip of the wanted length at the best of the starts that suit the same members. `starts` are all of those starts;
 * `restDays` the days that the absent could still join, summed over them; `votes` the date votes on its days.
 */
export type RankedWindow = TripWindow & { starts: DateRange; restDays: number; votes: number };

export type DateVotes = ReadonlyMap<CivilDate, number>;

/**
 * Trips of `lengthDays` that suit somebody, best first: head-count (everyone is the highest); those whom it suits if
 * need be; days that the rest could join; date votes; earlier start. One window per maximal start interval, so the list
 * shows different groups of people instead of the same one shifted by a day.
 */
export function rankWindows(
  members: readonly MemberDates[],
  lengthDays: number,
  dateVotes: DateVotes = new Map(),
): RankedWindow[] {
  const days = members.map(memberDays);
  const votes = [...dateVotes].map(([date, count]) => ({ day: toDayNumber(date), count }));
  const peaks = [
    ...days.flatMap((member) => overlapPeaks(member.free, lengthDays)),
    ...days.flatMap((member) => (member.maybe.length > 0 ? overlapPeaks(freeOrMaybe(member), lengthDays) : [])),
    ...votes.map((vote) => vote.day - lengthDays + 1),
  ];
  return startIntervals(days, lengthDays)
    .map((interval) => {
      const starts = [...startsToTry(peaks, interval.firstStart, interval.lastStart)];
      return bestOf(starts.map((first) => rankable(first, interval, lengthDays, days, votes)));
    })
    .sort(compareWindows);
}

/** How many of the absent could come if need be. */
export const ifNeedBe = ({ absent }: TripWindow): number => absent.filter((one) => one.ifNeedBe).length;

const freeOrMaybe = ({ free, maybe }: MemberDays): DaySpan[] => mergeSpans([...free, ...maybe]);

type DayVotes = readonly { day: number; count: number }[];

function rankable(
  first: number,
  interval: StartInterval,
  lengthDays: number,
  days: readonly MemberDays[],
  dayVotes: DayVotes,
): RankedWindow {
  const span = { first, last: first + lengthDays - 1 };
  const window = tripWindow(days, span);
  const restDays = window.absent.reduce((sum, absence) => sum + lengthDays - absence.missingDays, 0);
  const starts = toRange({ first: interval.firstStart, last: interval.lastStart });
  return { ...window, starts, restDays, votes: votesOn(dayVotes, span) };
}

/** The best of at least one. */
function bestOf(windows: readonly RankedWindow[]): RankedWindow {
  return windows.reduce((best, next) => (compareWindows(next, best) < 0 ? next : best));
}

function compareWindows(a: RankedWindow, b: RankedWindow): number {
  const byPeople = b.present.length - a.present.length || ifNeedBe(b) - ifNeedBe(a) || b.restDays - a.restDays;
  return byPeople || b.votes - a.votes || toDayNumber(a.start) - toDayNumber(b.start);
}

function votesOn(votes: DayVotes, { first, last }: DaySpan): number {
  return votes.reduce((sum, vote) => (first <= vote.day && vote.day <= last ? sum + vote.count : sum), 0);
}
