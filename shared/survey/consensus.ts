import {
  budgetTiers,
  originCountries,
  ranges,
  tripTypes,
  type BudgetTier,
  type OriginCountry,
  type Range,
  type TripType,
} from '#shared/travel/options.ts';
import type { SimplePayload } from './schema.ts';
import { limits } from '#shared/kernel/limits.ts';

export interface SurveyResult {
  originCountryIso2: OriginCountry;
  originAirport: string | null;
  range: Range;
  budgetTier: BudgetTier | null;
  mainType: TripType;
  subcats: string[];
}

export function toSurveyResult(payload: SimplePayload): SurveyResult {
  const { originCountryIso2, originAirport, range, budgetTier, mainType, subcats } = payload;
  return { originCountryIso2, originAirport, range, budgetTier, mainType, subcats };
}

/** Founding decision 21: the most common answer per field; ties by the survey's own order. Nobody answered: nothing. */
export function consensus(payloads: readonly SimplePayload[]): SurveyResult | undefined {
  const originCountryIso2 = mode(
    payloads.map((one) => one.originCountryIso2),
    originCountries,
  );
  const range = mode(
    payloads.map((one) => one.range),
    ranges,
  );
  const mainType = mode(
    payloads.map((one) => one.mainType),
    tripTypes,
  );
  if (!originCountryIso2 || !range || !mainType) return undefined;
  const airports = payloads.flatMap((one) =>
    one.originCountryIso2 === originCountryIso2 && one.originAirport ? [one.originAirport] : [],
  );
  const chips = payloads.filter((one) => one.mainType === mainType).flatMap((one) => one.subcats);
  return {
    originCountryIso2,
    originAirport: mode(airports, [...new Set(airports)].sort()) ?? null,
    range,
    budgetTier:
      mode(
        payloads.flatMap((one) => (one.budgetTier ? [one.budgetTier] : [])),
        budgetTiers,
      ) ?? null,
    mainType,
    subcats: byCount(chips, [...new Set(chips)].sort()).slice(0, limits.chips),
  };
}

export function mode<T extends string>(values: readonly T[], order: readonly T[]): T | undefined {
  return byCount(values, order)[0];
}

/** Values that occur, most frequent first; ties in the given order. */
function byCount<T extends string>(values: readonly T[], order: readonly T[]): T[] {
  const count = (value: T) => values.filter((one) => one === value).length;
  return order
    .filter((value) => values.includes(value))
    .sort((a, b) => count(b) - count(a) || order.indexOf(a) - order.indexOf(b));
}
