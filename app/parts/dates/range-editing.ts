import { addDays, type CivilDate } from '#shared/calendar/civil-date.ts';
import type { DateRange } from '#shared/calendar/date-range.ts';
import type { ValidationCode } from '#shared/kernel/validation.ts';
import { limits } from '#shared/kernel/limits.ts';
import type { Picked, RangeMove } from '#shared/preference/draft.ts';
import { aheadDays } from '#shared/survey/friend-days.ts';
import { isPassed, rangeReason } from '#shared/survey/ranges.ts';

/** Ranges of days that are being chosen, and the way to change them: by calendar, by typing, from the list. */
export interface RangeEditing {
  /** `maybe`: ranges that suit if need be, where the survey asks for them. */
  picked: Picked & { maybe?: readonly DateRange[] };
  act: (does: RangeMove) => void;
  /** Why the survey could not continue; empty before the first attempt. */
  reasons: readonly ValidationCode[];
  today: CivilDate;
}

/** No further range can be added. */
export const isFull = ({ ranges, maybe = [] }: RangeEditing['picked']): boolean =>
  ranges.length + maybe.length >= limits.dateRanges;

/** A range has its first day and still needs its last. */
export const waitsForEnd = ({ half }: Picked): boolean => half.start !== '' && half.end === '';

/** The last day that can be chosen. */
export const lastDay = (today: CivilDate): CivilDate => addDays(today, aheadDays - 1);

/**
 * The errors at the two fields. Wrong ends are reported at once; missing ones only after an attempt to add them
 * (`wasAdded`) or to continue.
 */
export function fieldsReason(
  { picked: { half }, reasons, today }: Pick<RangeEditing, 'picked' | 'reasons' | 'today'>,
  wasAdded: boolean,
): ValidationCode | undefined {
  const reason = typedReason(half, today);
  if (wasAdded || reason === 'range_order' || reason === 'range_too_long') return reason;
  if (reason === 'range_passed' && !isYearTyped(half)) return reason;
  return reasons.find((one) => fieldReasons.includes(one));
}

const fieldReasons: readonly ValidationCode[] = ['range_start_missing', 'range_end_missing', 'range_passed'];

/** Why a typed range cannot be added. */
export const typedReason = (half: Picked['half'], today: CivilDate): ValidationCode | undefined =>
  isPassed(half, today) ? 'range_passed' : rangeReason(half);

/** The year is still being typed: a field for dates gives 0002, 0020 and 0202 on the way to 2027. */
const isYearTyped = ({ start, end }: Picked['half']): boolean => [start, end].some((day) => day.startsWith('0'));
