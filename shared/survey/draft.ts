import { line, text } from '#shared/kernel/fields.ts';
import { z } from '#shared/kernel/z.ts';
import { limits } from '#shared/kernel/limits.ts';
import { budgetTiers, currencies, originCountries, ranges, subcategories, tripTypes } from '#shared/travel/options.ts';
import { civilDate, dateRange } from '#shared/calendar/schema.ts';
import { isWithheld, type SimplePayload } from './schema.ts';

/** The four steps, in order. */
export const steps = ['dates', 'origin', 'budget', 'type'] as const;
export type Step = (typeof steps)[number];

const shortText = z.string().check(z.maxLength(limits.answerLength));
const typedDay = z.union([z.literal(''), civilDate]);

/** The 4-step survey as it is being filled in, also half-way: what the device keeps until it is sent. */
const surveyDraft = z.object({
  step: z.enum(steps),
  ranges: z.array(dateRange).check(z.maxLength(limits.dateRanges)),
  /** Ranges that suit if need be; they count among the five. */
  maybe: z._default(z.array(dateRange).check(z.maxLength(limits.dateRanges)), []),
  /** What the next range will be. */
  brush: z._default(z.enum(['yes', 'maybe']), 'yes'),
  /** A range without its end yet, or with ends in the wrong order; `''` is an empty field. */
  half: z.object({ start: typedDay, end: typedDay }),
  originCountryIso2: z.enum(originCountries),
  originAirport: shortText,
  range: z.nullable(z.enum(ranges)),
  budgetMode: z.enum(['simple', 'custom']),
  budgetTier: z.nullable(z.enum(budgetTiers)),
  budgetCurrency: z.enum(currencies),
  /** As typed: `readAmount` reads them. */
  budgetMin: shortText,
  budgetMax: shortText,
  budgetPrivate: z._default(z.boolean(), false),
  /** Private amounts that this device does not know stay what they are. */
  keepsBudget: z._default(z.boolean(), false),
  mainType: z.nullable(z.enum(tripTypes)),
  subcats: z.array(z.string()).check(z.maxLength(limits.chips)),
  otherDescription: shortText,
});
export type SurveyDraft = z.infer<typeof surveyDraft>;
export type HalfRange = SurveyDraft['half'];
export type Brush = SurveyDraft['brush'];

export function emptyDraft(): SurveyDraft {
  return {
    step: 'dates',
    ranges: [],
    maybe: [],
    brush: 'yes',
    half: { start: '', end: '' },
    originCountryIso2: 'KR',
    originAirport: '',
    range: null,
    budgetMode: 'simple',
    budgetTier: null,
    budgetCurrency: 'KRW',
    budgetMin: '',
    budgetMax: '',
    budgetPrivate: false,
    keepsBudget: false,
    mainType: null,
    subcats: [],
    otherDescription: '',
  };
}

/** A stored draft; `undefined` for any other value, so that a corrupt one gives an empty survey and no error. */
export function parseDraft(stored: unknown): SurveyDraft | undefined {
  const parsed = surveyDraft.safeParse(stored);
  if (!parsed.success) return undefined;
  const offered: readonly string[] = parsed.data.mainType ? subcategories[parsed.data.mainType] : [];
  return { ...parsed.data, subcats: parsed.data.subcats.filter((one) => offered.includes(one)) };
}

/** A saved answer, opened again at its first step. */
export function fromPayload(payload: SimplePayload): SurveyDraft {
  return {
    ...emptyDraft(),
    ranges: payload.availability,
    maybe: payload.availabilityIfNeedBe ?? [],
    originCountryIso2: payload.originCountryIso2,
    originAirport: payload.originAirport ?? '',
    range: payload.range,
    budgetMode: payload.budgetTier === null && !isWithheld(payload) ? 'custom' : 'simple',
    budgetTier: payload.budgetTier,
    budgetCurrency: payload.budgetCurrency ?? 'KRW',
    budgetMin: payload.budgetMin === null ? '' : String(payload.budgetMin),
    budgetMax: payload.budgetMax === null ? '' : String(payload.budgetMax),
    budgetPrivate: payload.budgetPrivate ?? false,
    keepsBudget: isWithheld(payload),
    mainType: payload.mainType,
    subcats: payload.subcats,
    otherDescription: payload.otherDescription ?? '',
  };
}

/** Text as the server will store it: normalised, `undefined` when nothing is left or too much is there. */
export const readDescription = (typed: string): string | undefined =>
  line(limits.otherDescriptionLength).safeParse(typed).data;
export const readAirport = (typed: string): string | null => text(limits.nameLength).safeParse(typed).data || null;
