/** An unbroken run of civil day numbers, inclusive at both ends; `first <= last`. */
export type DaySpan = { first: number; last: number };

/** Sorted, with overlapping and touching spans made one; spans that end before they start are left out. */
export function mergeSpans(spans: readonly DaySpan[]): DaySpan[] {
  const merged: DaySpan[] = [];
  for (const span of spans.filter(isOrderedSpan).sort((a, b) => a.first - b.first)) {
    const previous = merged.at(-1);
    if (previous && span.first <= previous.last + 1) previous.last = Math.max(previous.last, span.last);
    else merged.push({ ...span });
  }
  return merged;
}

/** What is left of `spans` without the days of `taken`: merged, sorted. */
export function subtractSpans(spans: readonly DaySpan[], taken: readonly DaySpan[]): DaySpan[] {
  const holes = mergeSpans(taken);
  const left: DaySpan[] = [];
  let next = 0;
  for (const span of mergeSpans(spans)) {
    let first = span.first;
    while ((holes[next]?.last ?? Infinity) < first) next += 1;
    for (let at = next; (holes[at]?.first ?? Infinity) <= span.last; at += 1) {
      const hole = holes[at] as DaySpan;
      if (hole.first > first) left.push({ first, last: hole.first - 1 });
      first = hole.last + 1;
    }
    if (first <= span.last) left.push({ first, last: span.last });
  }
  return left;
}

export function intersectSpans(a: DaySpan, b: DaySpan): DaySpan | undefined {
  const both = { first: Math.max(a.first, b.first), last: Math.min(a.last, b.last) };
  return isOrderedSpan(both) ? both : undefined;
}

/** How many days of `window` lie in `spans`, which must not overlap one another. */
export function overlapDays(spans: readonly DaySpan[], window: DaySpan): number {
  let days = 0;
  for (const span of spans)
    days += Math.max(0, Math.min(span.last, window.last) - Math.max(span.first, window.first) + 1);
  return days;
}

export function spanDays(span: DaySpan): number {
  return span.last - span.first + 1;
}

function isOrderedSpan(span: DaySpan): boolean {
  return span.first <= span.last;
}
