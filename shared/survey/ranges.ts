import { isCivilDate, type CivilDate } from '#shared/calendar/civil-date.ts';
import { intersect, isOrdered, rangeLength, subtractRanges, type DateRange } from '#shared/calendar/date-range.ts';
import { limits } from '#shared/kernel/limits.ts';
import type { ValidationCode } from '#shared/kernel/validation.ts';
import type { Brush, HalfRange, SurveyDraft } from './draft.ts';

export const noHalf: HalfRange = { start: '', end: '' };
/** Ranges that suit if need be count too. */
export const isFull = ({ ranges, maybe }: Pick<SurveyDraft, 'ranges' | 'maybe'>) =>
  ranges.length + maybe.length >= limits.dateRanges;

/** What is wrong with a range that is being typed; `undefined` when it can be added. */
export function rangeReason({ start, end }: HalfRange): ValidationCode | undefined {
  if (start === '') return 'range_start_missing';
  if (end === '') return 'range_end_missing';
  if (!isOrdered({ start, end })) return 'range_order';
  return rangeLength({ start, end }) > limits.rangeDays ? 'range_too_long' : undefined;
}

/**
 * Whether a typed range begins or ends before today: the calendar does not offer such days, and the server accepts no
 * range that is over.
 */
export const isPassed = ({ start, end }: HalfRange, today: CivilDate): boolean =>
  [start, end].some((day) => day !== '' && day < today);

/** The ranges that are sent: the incomplete one counts as soon as both its ends are in order. */
export function validRanges(draft: SurveyDraft): DateRange[] {
  return takeHalf(draft).ranges;
}

export function maybeRanges(draft: SurveyDraft): DateRange[] | undefined {
  const { maybe } = takeHalf(draft);
  return maybe.length > 0 ? maybe : undefined;
}

export function pickDay(draft: SurveyDraft, day: CivilDate): SurveyDraft {
  if (isFull(draft)) return draft;
  const { start, end } = draft.half;
  if (start === '' || end !== '') return { ...draft, half: { start: day, end: '' } };
  const half = start <= day ? { start, end: day } : { start: day, end: start };
  return takeHalf({ ...draft, half });
}

/** The incomplete range is added to the others once it has both ends. */
export function takeHalf(draft: SurveyDraft): SurveyDraft {
  return rangeReason(draft.half) || isFull(draft)
    ? draft
    : { ...putRange(draft, draft.half, draft.brush), half: noHalf };
}

/** These ranges and no others. */
export function setRanges(draft: SurveyDraft, ranges: readonly DateRange[], maybe: readonly DateRange[]): SurveyDraft {
  const none: SurveyDraft = { ...draft, ranges: [], maybe: [], half: noHalf };
  const withYes = ranges.reduce((before, range) => putRange(before, range, 'yes'), none);
  return maybe.reduce((before, range) => putRange(before, range, 'maybe'), withYes);
}

export const listOf = { yes: 'ranges', maybe: 'maybe' } as const;

/**
 * In order of their start; overlapping ranges of one list are merged, unless the result would be longer than the schema
 * allows. A day is in one list: the range that comes last takes its days out of the other. Where that makes more than
 * five ranges nothing changes.
 */
export function putRange(draft: SurveyDraft, range: DateRange, brush: Brush): SurveyDraft {
  const list = listOf[brush];
  const other = listOf[brush === 'yes' ? 'maybe' : 'yes'];
  const joined = joinRange(draft[list], range);
  const left = draft[other].some((one) => intersect(one, range)) ? subtractRanges(draft[other], [range]) : draft[other];
  return joined.length + left.length > limits.dateRanges ? draft : { ...draft, [list]: joined, [other]: left };
}

function joinRange(ranges: readonly DateRange[], range: DateRange): DateRange[] {
  let joined = range;
  let apart = ranges;
  for (let before = -1; before !== apart.length;) {
    before = apart.length;
    const touched = apart.filter((one) => intersect(one, joined) !== undefined);
    const union = touched.reduce(
      (all, one) => ({
        start: all.start < one.start ? all.start : one.start,
        end: all.end > one.end ? all.end : one.end,
      }),
      joined,
    );
    if (rangeLength(union) > limits.rangeDays) break;
    joined = union;
    apart = apart.filter((one) => !touched.includes(one));
  }
  return [...apart, joined].sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
}

/**
 * By `docs/spec-table.md`, section 5, one valid range is enough; otherwise the incomplete one gives the reason. One in
 * the past is never added to the others.
 */
export function datesReasons(draft: SurveyDraft, today: CivilDate): ValidationCode[] {
  if (!isFull(draft) && !rangeReason(draft.half) && isPassed(draft.half, today)) return ['range_passed'];
  if (validRanges(draft).length > 0) return [];
  if (draft.half.start === '' && draft.half.end === '')
    return [draft.maybe.length > 0 ? 'range_only_maybe' : 'range_missing'];
  return [rangeReason(draft.half) ?? 'range_missing'];
}

/** A field that holds no real day (a year of five digits, say) is an empty one. */
export const typedDay = (typed: string): string => (isCivilDate(typed) ? typed : '');
