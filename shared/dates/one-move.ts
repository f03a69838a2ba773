import { toDayNumber } from '#shared/calendar/civil-date.ts';
import { type DateRange, toRange } from '#shared/calendar/date-range.ts';
import { type DaySpan, overlapDays, subtractSpans } from '#shared/calendar/day-span.ts';
import { type MemberDates, type MemberDays, memberDays } from '#shared/dates/member-days.ts';
import { overlapPeaks, startsToTry } from '#shared/dates/overlap-peaks.ts';
import { type StartInterval, startIntervals } from '#shared/dates/start-intervals.ts';

/** What the member would have to do: add the first days of the trip, its last days, or others. */
export type MoveKind = 'start-earlier' | 'end-later' | 'add-days';

/**
 * "If Sora starts a day earlier, all 6 can": with `addedDays` more days (listed in `added`) this one member makes
 * `window` work for `headCount` of `of` members, one more than any window of that length suits today.
 */
export type OneMove = {
  memberId: string;
  kind: MoveKind;
  addedDays: number;
  added: DateRange[];
  window: DateRange;
  headCount: number;
  of: number;
};

/** The cheapest move for a trip of `lengthDays`; `undefined` when everyone can already, or no single move helps. */
export function oneMove(members: readonly MemberDates[], lengthDays: number): OneMove | undefined {
  return movesPerMember(members, lengthDays)[0];
}

/**
 * For each member who is missing from some best window, the fewest days to add to join one, cheapest first (then the
 * earlier window, then the member's id). Days that a member wants to avoid are never asked for. Exact, no scan of days.
 */
export function movesPerMember(members: readonly MemberDates[], lengthDays: number): OneMove[] {
  const days = members.map(memberDays);
  const intervals = startIntervals(days, lengthDays);
  const most = Math.max(0, ...intervals.map((interval) => interval.present.size));
  const best = intervals.filter((interval) => interval.present.size === most);
  return days
    .flatMap((member) => cheapestOf(member, best, lengthDays) ?? [])
    .map((move) => ({ ...move, headCount: most + 1, of: members.length }))
    .sort((a, b) => compareMoves(a, b) || (a.memberId < b.memberId ? -1 : 1));
}

type BareMove = Omit<OneMove, 'headCount' | 'of'>;

function cheapestOf(member: MemberDays, best: readonly StartInterval[], lengthDays: number): BareMove | undefined {
  const peaks = [...overlapPeaks(member.free, lengthDays), ...member.avoid.map((span) => span.last + 1)];
  const [cheapest] = best
    .filter((interval) => !interval.present.has(member.memberId))
    .flatMap((interval) => [...startsToTry(peaks, interval.firstStart, interval.lastStart)])
    .map((first) => ({ first, last: first + lengthDays - 1 }))
    .filter((window) => overlapDays(member.avoid, window) === 0)
    .map((window) => ({ window, missing: lengthDays - overlapDays(member.free, window) }))
    .sort((a, b) => a.missing - b.missing || a.window.first - b.window.first);
  return cheapest && moveInto(cheapest.window, member);
}

function moveInto(window: DaySpan, member: MemberDays): BareMove {
  const missing = subtractSpans([window], member.free);
  return {
    memberId: member.memberId,
    kind: kindOf(missing, window),
    addedDays: overlapDays(missing, window),
    added: missing.map(toRange),
    window: toRange(window),
  };
}

function kindOf(missing: readonly DaySpan[], window: DaySpan): MoveKind {
  const [only, second] = missing;
  const isWhole = only?.first === window.first && only.last === window.last;
  if (!only || second || isWhole) return 'add-days';
  if (only.first === window.first) return 'start-earlier';
  return only.last === window.last ? 'end-later' : 'add-days';
}

function compareMoves(a: BareMove, b: BareMove): number {
  return a.addedDays - b.addedDays || toDayNumber(a.window.start) - toDayNumber(b.window.start);
}
