import { limits } from '#shared/kernel/limits.ts';
import { emptyDraft, type SurveyDraft } from '#shared/survey/draft.ts';
import type { PreferenceAnswers } from './schema.ts';

/**
 * Founding decision 7: what the member's own 15 answers contain is prefilled in the 4 steps, as the other way round
 * (`fromSimple`).
 */
export function toSimple({ dates, originCountryIso2, originAirport, budgetPrivate }: PreferenceAnswers): SurveyDraft {
  const empty = emptyDraft();
  return {
    ...empty,
    ranges: dates.slice(0, limits.dateRanges),
    originCountryIso2: originCountryIso2 ?? empty.originCountryIso2,
    originAirport: originAirport ?? '',
    budgetPrivate: budgetPrivate ?? false,
  };
}
