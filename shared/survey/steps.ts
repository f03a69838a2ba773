import { isCivilDate, type CivilDate } from '#shared/calendar/civil-date.ts';
import { intersect, isOrdered, rangeLength, subtractRanges, type DateRange } from '#shared/calendar/date-range.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { limits } from '#shared/kernel/limits.ts';
import type { ValidationCode } from '#shared/kernel/validation.ts';
import {
  fromPayload,
  readAirport,
  readDescription,
  steps,
  type Brush,
  type HalfRange,
  type Step,
  type SurveyDraft,
} from './draft.ts';
import { readAmount } from './money-text.ts';
import {
  subcategories,
  type BudgetTier,
  type Currency,
  type OriginCountry,
  type Range,
  type TripType,
} from '#shared/travel/options.ts';
import { simplePayload, type SimplePayload } from './schema.ts';

/** The edits of the survey. An edit that is not allowed changes nothing. */
export type Move =
  | { kind: 'pickDay'; day: CivilDate }
  | { kind: 'typeRange'; start?: string; end?: string }
  | { kind: 'addRange' }
  | { kind: 'dropHalf' }
  | { kind: 'putRange'; range: DateRange; brush?: Brush }
  | { kind: 'removeRange'; index: number; brush?: Brush }
  | { kind: 'setBrush'; brush: Brush }
  | { kind: 'setRanges'; ranges: readonly DateRange[]; maybe?: readonly DateRange[] }
  | { kind: 'setOrigin'; country: OriginCountry }
  | { kind: 'setAirport'; text: string }
  | { kind: 'setDistance'; range: Range }
  | { kind: 'setBudgetMode'; mode: SurveyDraft['budgetMode'] }
  | { kind: 'setTier'; tier: BudgetTier }
  | { kind: 'setCurrency'; currency: Currency }
  | { kind: 'setMin'; text: string }
  | { kind: 'setMax'; text: string }
  | { kind: 'setAmounts'; min: number; max: number; currency: Currency; tier: BudgetTier | undefined }
  | { kind: 'setBudgetPrivate'; isPrivate: boolean }
  | { kind: 'giveBudget' }
  | { kind: 'learnBudget'; from: SimplePayload }
  | { kind: 'chooseType'; type: TripType }
  | { kind: 'toggleChip'; chip: string }
  | { kind: 'describe'; text: string }
  | { kind: 'next' }
  | { kind: 'back' }
  | { kind: 'goTo'; step: Step };

const noHalf: HalfRange = { start: '', end: '' };
const isFull = ({ ranges, maybe }: Pick<SurveyDraft, 'ranges' | 'maybe'>) =>
  ranges.length + maybe.length >= limits.dateRanges;

export function move(draft: SurveyDraft, does: Move): SurveyDraft {
  switch (does.kind) {
    case 'pickDay':
      return pickDay(draft, does.day);
    case 'typeRange':
      return isFull(draft)
        ? draft
        : { ...draft, half: { start: day(does.start ?? draft.half.start), end: day(does.end ?? draft.half.end) } };
    case 'addRange':
      return takeHalf(draft);
    case 'dropHalf':
      return { ...draft, half: noHalf };
    case 'putRange':
      return putRange(draft, does.range, does.brush ?? 'yes');
    case 'removeRange': {
      const list = listOf[does.brush ?? 'yes'];
      return { ...draft, [list]: draft[list].filter((_, index) => index !== does.index) };
    }
    case 'setBrush':
      return { ...draft, brush: does.brush };
    case 'setRanges':
      return setRanges(draft, does.ranges, does.maybe ?? []);
    case 'setOrigin':
      return { ...draft, originCountryIso2: does.country };
    case 'setAirport':
      return { ...draft, originAirport: does.text.slice(0, limits.nameLength) };
    case 'setDistance':
      return { ...draft, range: does.range };
    case 'setBudgetMode':
      return { ...draft, budgetMode: does.mode };
    case 'setTier':
      return { ...draft, budgetTier: does.tier };
    case 'setCurrency':
      return { ...draft, budgetCurrency: does.currency };
    case 'setMin':
      return { ...draft, budgetMin: does.text.slice(0, amountLength) };
    case 'setMax':
      return { ...draft, budgetMax: does.text.slice(0, amountLength) };
    case 'setAmounts':
      return setAmounts(draft, does);
    // Amounts that this device does not know cannot be shown to the others: they have to be given again.
    case 'setBudgetPrivate':
      return { ...draft, budgetPrivate: does.isPrivate, keepsBudget: does.isPrivate && draft.keepsBudget };
    case 'giveBudget':
      return { ...draft, keepsBudget: false };
    case 'learnBudget':
      return learnBudget(draft, does.from);
    // Decision 12: only another type clears the details of the former one.
    case 'chooseType':
      return does.type === draft.mainType
        ? draft
        : { ...draft, mainType: does.type, subcats: [], otherDescription: '' };
    case 'toggleChip':
      return toggleChip(draft, does.chip);
    case 'describe':
      return { ...draft, otherDescription: does.text.slice(0, limits.otherDescriptionLength) };
    case 'next':
      return next(draft);
    case 'back':
      return { ...draft, step: steps[Math.max(0, steps.indexOf(draft.step) - 1)] ?? draft.step };
    case 'goTo':
      return steps.indexOf(does.step) <= steps.indexOf(draft.step) ? { ...draft, step: does.step } : draft;
  }
}

/** Both ends at once. `tier`: the one whose ends they are exactly. */
function setAmounts(
  draft: SurveyDraft,
  { min, max, currency, tier }: Extract<Move, { kind: 'setAmounts' }>,
): SurveyDraft {
  if (min > max) return draft;
  return {
    ...draft,
    budgetMode: tier ? 'simple' : 'custom',
    budgetTier: tier ?? draft.budgetTier,
    budgetCurrency: currency,
    budgetMin: String(min),
    budgetMax: String(max),
  };
}

const amountLength = 24;
/** A field that holds no real day (a year of five digits, say) is an empty one. */
const day = (typed: string): string => (isCivilDate(typed) ? typed : '');

/** Why a step cannot be left; an empty list: it can be left. One reason per field at most. */
export function canLeave(draft: SurveyDraft, step: Step): ValidationCode[] {
  switch (step) {
    case 'dates':
      return datesReasons(draft);
    case 'origin':
      return draft.range === null ? ['distance_missing'] : [];
    case 'budget':
      return budgetReasons(draft);
    case 'type':
      return typeReasons(draft);
  }
}

/** What is wrong with a range that is being typed; `undefined` when it can be added. */
export function rangeReason({ start, end }: HalfRange): ValidationCode | undefined {
  if (start === '') return 'range_start_missing';
  if (end === '') return 'range_end_missing';
  if (!isOrdered({ start, end })) return 'range_order';
  return rangeLength({ start, end }) > limits.rangeDays ? 'range_too_long' : undefined;
}

/**
 * The answer as it is sent; `undefined` while any step cannot be left.
 * @param today the day on which it is answered (`seed`).
 */
export function toPayload(
  draft: SurveyDraft,
  { today, language }: { today: CivilDate; language: Language },
): SimplePayload | undefined {
  if (steps.some((step) => canLeave(draft, step).length > 0)) return undefined;
  const { keepsBudget } = draft;
  const isCustom = draft.budgetMode === 'custom' && !keepsBudget;
  const isOther = draft.mainType === 'other';
  const parsed = simplePayload.safeParse({
    availability: validRanges(draft),
    availabilityIfNeedBe: maybeRanges(draft),
    originCountryIso2: draft.originCountryIso2,
    originAirport: readAirport(draft.originAirport),
    range: draft.range,
    budgetTier: isCustom || keepsBudget ? null : draft.budgetTier,
    budgetCurrency: isCustom ? draft.budgetCurrency : null,
    budgetMin: isCustom ? amountOf(draft.budgetMin) : null,
    budgetMax: isCustom ? amountOf(draft.budgetMax) : null,
    mainType: draft.mainType,
    subcats: draft.subcats,
    otherDescription: isOther ? readDescription(draft.otherDescription) : null,
    seed: today,
    lang: language,
    budgetPrivate: draft.budgetPrivate || undefined,
  } satisfies Record<keyof SimplePayload, unknown>);
  return parsed.data;
}

/** The ranges that are sent: the incomplete one counts as soon as both its ends are in order. */
export function validRanges(draft: SurveyDraft): DateRange[] {
  return takeHalf(draft).ranges;
}

function maybeRanges(draft: SurveyDraft): DateRange[] | undefined {
  const { maybe } = takeHalf(draft);
  return maybe.length > 0 ? maybe : undefined;
}

function pickDay(draft: SurveyDraft, day: CivilDate): SurveyDraft {
  if (isFull(draft)) return draft;
  const { start, end } = draft.half;
  if (start === '' || end !== '') return { ...draft, half: { start: day, end: '' } };
  const half = start <= day ? { start, end: day } : { start: day, end: start };
  return takeHalf({ ...draft, half });
}

/** The incomplete range is added to the others once it has both ends. */
function takeHalf(draft: SurveyDraft): SurveyDraft {
  return rangeReason(draft.half) || isFull(draft)
    ? draft
    : { ...putRange(draft, draft.half, draft.brush), half: noHalf };
}

/** These ranges and no others. */
function setRanges(draft: SurveyDraft, ranges: readonly DateRange[], maybe: readonly DateRange[]): SurveyDraft {
  const none: SurveyDraft = { ...draft, ranges: [], maybe: [], half: noHalf };
  const withYes = ranges.reduce((before, range) => putRange(before, range, 'yes'), none);
  return maybe.reduce((before, range) => putRange(before, range, 'maybe'), withYes);
}

const listOf = { yes: 'ranges', maybe: 'maybe' } as const;

/**
 * In order of their start; overlapping ranges of one list are merged, unless the result would be longer than the schema allows. A day is in one
 * list: the range that comes last takes its days out of the other. Where that makes more than five ranges nothing changes.
 */
function putRange(draft: SurveyDraft, range: DateRange, brush: Brush): SurveyDraft {
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

/** The amounts have come from the server, in time before they were given again. */
function learnBudget(draft: SurveyDraft, from: SimplePayload): SurveyDraft {
  if (!draft.keepsBudget) return draft;
  const { budgetMode, budgetTier, budgetCurrency, budgetMin, budgetMax, keepsBudget } = fromPayload(from);
  return { ...draft, budgetMode, budgetTier, budgetCurrency, budgetMin, budgetMax, keepsBudget };
}

function toggleChip(draft: SurveyDraft, chip: string): SurveyDraft {
  const offered: readonly string[] = draft.mainType ? subcategories[draft.mainType] : [];
  const has = draft.subcats.includes(chip);
  if (!has && (!offered.includes(chip) || draft.subcats.length >= limits.chips)) return draft;
  return { ...draft, subcats: offered.filter((one) => (one === chip ? !has : draft.subcats.includes(one))) };
}

function next(draft: SurveyDraft): SurveyDraft {
  if (canLeave(draft, draft.step).length > 0) return draft;
  return { ...takeHalf(draft), step: steps[steps.indexOf(draft.step) + 1] ?? draft.step };
}

/** Specification section 5: one valid range is enough; otherwise the incomplete one gives the reason. */
function datesReasons(draft: SurveyDraft): ValidationCode[] {
  if (validRanges(draft).length > 0) return [];
  if (draft.half.start === '' && draft.half.end === '') return ['range_missing'];
  return [rangeReason(draft.half) ?? 'range_missing'];
}

function budgetReasons(draft: SurveyDraft): ValidationCode[] {
  if (draft.keepsBudget) return [];
  if (draft.budgetMode === 'simple') return draft.budgetTier === null ? ['tier_missing'] : [];
  const min = readAmount(draft.budgetMin);
  const max = readAmount(draft.budgetMax);
  const reasons: ValidationCode[] = [];
  if (min.kind !== 'amount') reasons.push(`budget_min_${min.kind}`);
  if (max.kind !== 'amount') reasons.push(`budget_max_${max.kind}`);
  if (min.kind === 'amount' && max.kind === 'amount' && min.amount > max.amount) reasons.push('budget_order');
  return reasons;
}

function typeReasons(draft: SurveyDraft): ValidationCode[] {
  if (draft.mainType === null) return ['type_missing'];
  return draft.mainType === 'other' && readDescription(draft.otherDescription) === undefined
    ? ['description_missing']
    : [];
}

function amountOf(typed: string): number | undefined {
  const read = readAmount(typed);
  return read.kind === 'amount' ? read.amount : undefined;
}
