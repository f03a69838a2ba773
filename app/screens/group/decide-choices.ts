import { addDays, isCivilDate, type CivilDate } from '#shared/calendar/civil-date.ts';
import { rangeLength, toSpan, type DateRange } from '#shared/calendar/date-range.ts';
import { memberDays, type MemberDays } from '#shared/dates/member-days.ts';
import { tripWindow, type TripWindow } from '#shared/dates/trip-window.ts';
import { dateOptions } from '#shared/vote/date-options.ts';
import type { ChosenPlace, DecisionAct } from '#shared/decision/schema.ts';
import { openStation } from '#shared/decision/stage.ts';
import { limits } from '#shared/kernel/limits.ts';
import type { ValidationCode } from '#shared/kernel/validation.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import type { PlaceChoice } from '#app/parts/votes/place-choices.ts';

export interface StayChoice {
  range: DateRange;
  votes: number;
  window: TripWindow;
}

/** How many stays the sheet offers. */
const mostStays = 3;

/** What the dates' poll offers first; the dates that are fixed already come first of all. */
export function stayChoices({ overview, votes, fixedDates }: TripState): StayChoice[] {
  const days = overview.dates.map(memberDays);
  const found = dateOptions(overview.dates, votes.dateVotes).map((one) => ({
    range: { start: one.option, end: one.window?.end ?? lastDayFrom(days, one.option) },
    votes: one.voters.length,
  }));
  const fixed = fixedDates && found.find((one) => isSame(one.range, fixedDates));
  // A single day is offered only to whoever votes for it, or where there is nothing longer.
  const isWorth = (one: { range: DateRange; votes: number }) =>
    one.votes > 0 || rangeLength(one.range) > 1 || found.every(({ range }) => rangeLength(range) === 1);
  const first = fixedDates ? [fixed ?? { range: fixedDates, votes: 0 }] : [];
  return [...first, ...found.filter((one) => isWorth(one) && (!fixedDates || !isSame(one.range, fixedDates)))]
    .slice(0, mostStays)
    .map((one) => ({ ...one, window: tripWindow(days, toSpan(one.range)) }));
}

/** Of a stay that begins on a day which somebody added: as long as all who are free on that day stay free. */
function lastDayFrom(days: readonly MemberDays[], start: CivilDate): CivilDate {
  const presentUntil = (end: CivilDate) => tripWindow(days, toSpan({ start, end })).present.length;
  const most = presentUntil(start);
  let end = start;
  for (let next = addDays(end, 1); most > 0 && presentUntil(next) === most; next = addDays(next, 1)) {
    end = next;
    if (rangeLength({ start, end }) === limits.rangeDays) break;
  }
  return end;
}

const isSame = (a: DateRange, b: DateRange): boolean => a.start === b.start && a.end === b.end;

/** Who lacks days of a stay. */
export const windowOf = ({ overview }: TripState, range: DateRange): TripWindow =>
  tripWindow(overview.dates.map(memberDays), toSpan(range));

/** What is wrong with a stay that was typed; nothing where none was. A field that holds no real day is empty. */
export function stayReason(start: string, end: string): ValidationCode | undefined {
  if (start === '' && end === '') return undefined;
  if (!isCivilDate(start)) return 'range_start_missing';
  if (!isCivilDate(end)) return 'range_end_missing';
  if (end < start) return 'range_order';
  return rangeLength({ start, end }) > limits.rangeDays ? 'range_too_long' : undefined;
}

/** What was decided before it was opened again: what nobody votes for and nobody changes stays as it was. */
export const formerChoice = ({ act, trip }: Pick<TripState, 'act' | 'trip'>): DecisionAct | undefined =>
  act?.data.kind === 'reopen' ? trip?.data : undefined;

/**
 * The place that is chosen when the sheet opens: the fixed one, else the one with most votes, else the one of the
 * decision before. While the group votes for the dates, nobody has been asked where.
 * @param asked the fixed place, or that of the decision before
 */
export function firstPlace(
  { asks, act, fixedPlace }: Pick<TripState, 'asks' | 'act' | 'fixedPlace'>,
  places: readonly Pick<PlaceChoice, 'option' | 'name' | 'typed' | 'votes'>[],
  asked: ChosenPlace | null | undefined = fixedPlace,
): string {
  const [best] = places;
  if (!fixedPlace && openStation(asks, act?.data) === 'places' && best && best.votes > 0) return best.option;
  return asked?.id ?? places.find((one) => one.typed && one.name === asked?.name)?.option ?? '';
}
