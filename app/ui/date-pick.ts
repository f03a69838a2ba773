export interface DaySpan {
  from: string;
  to: string;
}

/** What pressing `day` ('YYYY-MM-DD') means: the first press begins a range, the second ends it, in whichever order. */
export function pickDay(pending: string | null, day: string): { pending: string } | { range: DaySpan } {
  if (pending === null) return { pending: day };
  return { range: pending <= day ? { from: pending, to: day } : { from: day, to: pending } };
}
