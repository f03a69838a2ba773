import type { CivilDate } from '#shared/calendar/civil-date.ts';
import type { DateRange } from '#shared/calendar/date-range.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { limits } from '#shared/kernel/limits.ts';
import type { ValidationCode } from '#shared/kernel/validation.ts';
import { fromPayload, readAirport, readDescription, steps, type Brush, type Step, type SurveyDraft } from './draft.ts';
import { readAmount } from './money-text.ts';
import {
  datesReasons,
  isFull,
  listOf,
  maybeRanges,
  noHalf,
  pickDay,
  putRange,
  setRanges,
  takeHalf,
  typedDay,
  validRanges,
} from './ranges.ts';
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
  | { kind: 'setCurrency'; currency: Currency; min: string; max: string }
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

export function move(draft: SurveyDraft, does: Move): SurveyDraft {
  switch (does.kind) {
    case 'pickDay':
      return pickDay(draft, does.day);
    case 'typeRange':
      return isFull(draft)
        ? draft
        : {
            ...draft,
            half: { start: typedDay(does.start ?? draft.half.start), end: typedDay(does.end ?? draft.half.end) },
          };
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
      return { ...draft, budgetCurrency: does.currency, budgetMin: does.min, budgetMax: does.max };
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
    // Founding decision 12: only another type clears the details of the former one.
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
/**
 * Why a step cannot be left; an empty list: it can be left. One reason per field at most.
 * @param today on whose screen it is asked; left out: days in the past are no reason.
 */
export function canLeave(draft: SurveyDraft, step: Step, today: CivilDate = ''): ValidationCode[] {
  switch (step) {
    case 'dates':
      return datesReasons(draft, today);
    case 'origin':
      return draft.range === null ? ['distance_missing'] : [];
    case 'budget':
      return budgetReasons(draft);
    case 'type':
      return typeReasons(draft);
  }
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
