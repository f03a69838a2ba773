import type { MemberDays } from '#shared/dates/member-days.ts';

/** First days of equally long trips that suit exactly the same members; it cannot be widened on either side. */
export type StartInterval = { firstStart: number; lastStart: number; present: ReadonlySet<string> };

/**
 * Every trip of `lengthDays` that suits somebody, in order. A free range [s, e] lets a member start on [s, e - L + 1];
 * one sweep over the ends of those keeps the set of members. Exact, O(ranges x (log ranges + members)), no scan of
 * days.
 * @throws RangeError when the length is not a whole number of at least one day.
 */
export function startIntervals(days: readonly MemberDays[], lengthDays: number): StartInterval[] {
  if (!Number.isInteger(lengthDays) || lengthDays < 1) throw new RangeError(`not a trip's length: ${lengthDays} days`);
  const intervals: StartInterval[] = [];
  const present = new Set<string>();
  let since = 0;
  for (const { day, memberId, comes } of turns(days, lengthDays)) {
    if (present.size > 0 && since < day) {
      intervals.push({ firstStart: since, lastStart: day - 1, present: new Set(present) });
    }
    if (comes) present.add(memberId);
    else present.delete(memberId);
    since = day;
  }
  return intervals;
}

type Turn = { day: number; memberId: string; comes: boolean };

function turns(days: readonly MemberDays[], lengthDays: number): Turn[] {
  const all: Turn[] = [];
  for (const { memberId, free } of days) {
    for (const { first, last } of free) {
      if (last - first + 1 < lengthDays) continue;
      all.push({ day: first, memberId, comes: true }, { day: last - lengthDays + 2, memberId, comes: false });
    }
  }
  return all.sort((a, b) => a.day - b.day);
}
