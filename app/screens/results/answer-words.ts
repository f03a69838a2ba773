import { totalBudget } from '#shared/statistics/totals.ts';
import { tripBudget, type MemberAnswers } from '#shared/answers/member-answers.ts';
import type { Language } from '#shared/kernel/languages.ts';
import type { SimplePayload } from '#shared/survey/schema.ts';
import { budgetText } from '#app/parts/answers/money-words.ts';
import { countryName } from '#app/text/country-name.ts';
import { formatList, formatRange } from '#app/text/formats.ts';
import { formatManwon } from '#app/text/money.ts';
import type { TextKey, Translate } from '#app/text/text.ts';

export interface AnswerLine {
  id: 'dates' | 'origin' | 'budget' | 'type';
  text: string;
}

/** What a member answered, in words; no line for an unanswered question. */
export function answerLines(t: Translate, language: Language, answers: MemberAnswers): AnswerLine[] {
  const { simple, preference, dates } = answers;
  const origin = simple ?? preference;
  const total = totalBudget(tripBudget(preference));
  const country = origin?.originCountryIso2 ? countryName(language, origin.originCountryIso2) : undefined;
  const lines: Record<AnswerLine['id'], string | undefined> = {
    dates:
      dates &&
      formatList(
        language,
        dates.ranges.map((range) => unbroken(formatRange(language, range))),
      ),
    // Not a list: one of the words for distance has a comma of its own ("Abroad, nearby").
    origin:
      country &&
      [country, origin?.originAirport, simple && t(`survey.range.${simple.range}`)].filter(Boolean).join(' · '),
    budget: simple
      ? budgetText(t, language, simple)
      : preference?.budgetPrivate
        ? t('survey.budget.private.word')
        : total === undefined
          ? undefined
          : t('group.budget.below', { to: formatManwon(language, total) }),
    type: simple
      ? typeText(t, language, simple)
      : preference &&
        formatList(
          language,
          preference.travelPurposes.map((purpose) => t(`answers.purpose.${purpose}`)),
        ),
  };
  return (Object.keys(lines) as AnswerLine['id'][]).flatMap((id) => (lines[id] ? [{ id, text: lines[id] }] : []));
}

/** A range stays on one line. */
const unbroken = (text: string): string => text.replaceAll(/\s/gu, '\u00a0').replaceAll('–', '\u2060–\u2060');

function typeText(t: Translate, language: Language, { mainType, subcats, otherDescription }: SimplePayload): string {
  // The schema lets only chips of the chosen type through, and each of those has its word.
  const more =
    mainType === 'other'
      ? otherDescription
      : formatList(
          language,
          subcats.map((chip) => t(`survey.chips.${mainType}.${chip}` as TextKey)),
        );
  return [t(`survey.types.${mainType}`), more].filter(Boolean).join(' · ');
}
