import { isCivilDate } from '#shared/calendar/civil-date.ts';
import { mergeRanges, subtractRanges, type DateRange } from '#shared/calendar/date-range.ts';
import { isLanguage } from '#shared/kernel/languages.ts';
import { subcategories, type TripType } from '#shared/travel/options.ts';
import { simplePayload, type SimplePayload } from './schema.ts';

/**
 * Founding decision 13: takes every payload form of the specification (availability as a list or as JSON text;
 * `originCountry`, `useCustomBudget`; `preferredDates`, `startDate`, `travelDates`, `travelType`, `type`) into the
 * canonical one.
 * @param today the default of `seed`.
 * @returns the payload, or the names of the fields that are missing or wrong.
 */
export function readPayload(raw: unknown, today: string): { payload: SimplePayload } | { wrong: string[] } {
  const source = record(parseText(raw));
  if (!source) return { wrong: ['payload'] };
  const pick = (...names: string[]) =>
    names.map((name) => source[name]).find((value) => value !== undefined && value !== null && value !== '');

  const isCustom =
    source['useCustomBudget'] === true ||
    (source['useCustomBudget'] === undefined && !pick('budgetTier') && pick('budgetMin') !== undefined);
  const mainType = pick('mainType', 'travelType', 'type');
  const allowed: readonly string[] = typeof mainType === 'string' ? (subcategories[mainType as TripType] ?? []) : [];
  const candidate = {
    ...readBothLists(source),
    originCountryIso2: pick('originCountryIso2', 'originCountry'),
    originAirport: pick('originAirport') ?? null,
    range: pick('range'),
    budgetTier: isCustom ? null : (pick('budgetTier') ?? null),
    budgetCurrency: isCustom ? (pick('budgetCurrency') ?? null) : null,
    budgetMin: isCustom ? wholeNumber(pick('budgetMin')) : null,
    budgetMax: isCustom ? wholeNumber(pick('budgetMax')) : null,
    mainType,
    subcats: list(parseText(source['subcats'])).filter((one) => typeof one !== 'string' || allowed.includes(one)),
    otherDescription: mainType === 'other' ? (pick('otherDescription') ?? null) : null,
    seed: pick('seed') ?? today,
    lang: isLanguage(source['lang']) ? source['lang'] : 'ko',
    budgetPrivate: source['budgetPrivate'] === true ? true : undefined,
  };
  const parsed = simplePayload.safeParse(candidate);
  if (parsed.success) return { payload: parsed.data };
  return { wrong: [...new Set(parsed.error.issues.map((issue) => String(issue.path[0] ?? 'payload')))] };
}

/** A range that says `maybe: true` suits if need be, also where it stands in the first list. */
function readBothLists(source: Record<string, unknown>): {
  availability: DateRange[];
  availabilityIfNeedBe: DateRange[] | undefined;
} {
  const isMaybe = (one: unknown) => record(one)?.['maybe'] === true;
  const first = parseText(source['availability']);
  const all = { ...source, availability: first };
  const marked = list(first).filter(isMaybe);
  const plain = marked.length > 0 ? { ...all, availability: list(first).filter((one) => !isMaybe(one)) } : all;
  const availability = readAvailability(plain);
  const maybe = [...list(parseText(source['availabilityIfNeedBe'])), ...marked];
  const ifNeedBe = subtractRanges(readAvailability({ availability: maybe }), availability);
  return { availability, availabilityIfNeedBe: ifNeedBe.length > 0 ? ifNeedBe : undefined };
}

/** Only ranges with both ends in order count; single days become ranges of one day, joined where they touch. */
function readAvailability(source: Record<string, unknown>): DateRange[] {
  const ranges: DateRange[] = [];
  const days: DateRange[] = [];
  for (const name of ['availability', 'preferredDates', 'travelDates', 'startDate']) {
    const value = parseText(source[name]);
    for (const one of typeof value === 'string' ? [value] : list(value)) {
      const pair = record(one);
      const start = pair?.['start'] ?? pair?.['startDate'] ?? one;
      const end =
        pair?.['end'] ??
        pair?.['endDate'] ??
        (pair ? undefined : name === 'startDate' ? source['endDate'] : undefined) ??
        (pair ? undefined : one);
      if (!isDay(start) || !isDay(end) || end < start) continue;
      (start === end && !pair ? days : ranges).push({ start, end });
    }
    if (ranges.length + days.length > 0) break;
  }
  return [...ranges, ...mergeRanges(days)];
}

const isDay = (value: unknown): value is string => typeof value === 'string' && isCivilDate(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const record = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

function wholeNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : (value ?? null);
}

/** Text that holds JSON, as older clients send it; other text stays text. */
function parseText(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch (error) {
    if (error instanceof SyntaxError) return value;
    throw error;
  }
}
