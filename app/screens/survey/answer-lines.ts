import { amountRange, tierText } from '#app/parts/answers/money-words.ts';
import { countryName } from '#app/text/country-name.ts';
import { formatRange } from '#app/text/formats.ts';
import type { TextKey, Translate } from '#app/text/text.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { readAirport, type Step, type SurveyDraft } from '#shared/survey/draft.ts';
import { readAmount } from '#shared/survey/money-text.ts';
import type { TripType } from '#shared/travel/options.ts';
import { validRanges } from '#shared/survey/ranges.ts';

/** What was chosen at a step, in words; no line where nothing was chosen yet. */
export function answerLines(t: Translate, language: Language, draft: SurveyDraft, step: Step): string[] {
  switch (step) {
    case 'dates':
      return [
        ...validRanges(draft).map((range) => formatRange(language, range)),
        ...draft.maybe.map((range) => t('survey.dates.ifNeedBe', { range: formatRange(language, range) })),
      ];
    case 'origin': {
      const country = countryName(language, draft.originCountryIso2);
      const airport = readAirport(draft.originAirport);
      return [
        airport ? t('survey.soFar.from', { country, airport }) : country,
        ...(draft.range ? [t(`survey.rangeText.${draft.range}`)] : []),
      ];
    }
    case 'budget':
      return budgetLines(t, language, draft);
    case 'type': {
      if (!draft.mainType) return [];
      const { mainType, subcats, otherDescription } = draft;
      const more =
        mainType === 'other' ? otherDescription.trim() : subcats.map((chip) => t(chipKey(mainType, chip))).join(' · ');
      return [t(`survey.types.${mainType}`), ...(more ? [more] : [])];
    }
  }
}

/** The schema and `parseDraft` let only chips of the chosen type through, and each of those has its word. */
export const chipKey = (type: TripType, chip: string) => `survey.chips.${type}.${chip}` as TextKey;

function budgetLines(t: Translate, language: Language, draft: SurveyDraft): string[] {
  return [...amountLines(t, language, draft), ...(draft.budgetPrivate ? [t('survey.budget.private.word')] : [])];
}

/** The budget as it is chosen; no line while it is not, or not known on this device. */
export function amountLines(t: Translate, language: Language, draft: SurveyDraft): string[] {
  if (draft.keepsBudget) return [];
  if (draft.budgetMode === 'simple') return draft.budgetTier ? [tierText(t, language, draft.budgetTier)] : [];
  const min = readAmount(draft.budgetMin);
  const max = readAmount(draft.budgetMax);
  return min.kind === 'amount' && max.kind === 'amount'
    ? [amountRange(language, min.amount, max.amount, draft.budgetCurrency)]
    : [];
}
