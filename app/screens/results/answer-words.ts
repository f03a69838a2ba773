import { tierInterval } from '#shared/money/budget-tier.ts';
import { totalBudget } from '#shared/dashboard/totals.ts';
import { tripBudget, type MemberAnswers } from '#shared/dashboard/member-answers.ts';
import type { Language } from '#shared/languages.ts';
import type { Currency } from '#shared/survey/options.ts';
import type { SimplePayload } from '#shared/survey/schema.ts';
import { countryName, formatAmount, formatList, formatManwon, formatRange } from '#app/text/formats.ts';
import type { TextKey, Translate } from '#app/text/text.ts';

export interface AnswerLine {
  id: 'dates' | 'origin' | 'budget' | 'type';
  text: string;
}

/** What a member answered, in words; no line where they said nothing. */
export function answerLines(t: Translate, language: Language, answers: MemberAnswers): AnswerLine[] {
  const { simple, preference, dates } = answers;
  const origin = simple ?? preference;
  const total = totalBudget(tripBudget(preference));
  const country = origin?.originCountryIso2 ? countryName(language, origin.originCountryIso2) : undefined;
  const lines: Record<AnswerLine['id'], string | undefined> = {
    dates: dates && formatList(language, dates.ranges.map((range) => unbroken(formatRange(language, range)))),
    origin: country && [origin?.originAirport ? `${country} · ${origin.originAirport}` : country, simple && t(`survey.range.${simple.range}`)].filter(Boolean).join(', '),
    budget: simple ? budgetText(t, language, simple) : total === undefined ? undefined : t('group.budget.below', { to: formatManwon(language, total) }),
    type: simple ? typeText(t, language, simple) : preference && formatList(language, preference.travelPurposes.map((purpose) => t(`results.purposes.${purpose}`))),
  };
  return (Object.keys(lines) as AnswerLine['id'][]).flatMap((id) => (lines[id] ? [{ id, text: lines[id] }] : []));
}

/** A range stays on one line. */
const unbroken = (text: string): string => text.replaceAll(/\s/gu, '\u00a0').replaceAll('–', '\u2060–\u2060');

function budgetText(t: Translate, language: Language, { budgetTier, budgetCurrency, budgetMin, budgetMax }: SimplePayload): string | undefined {
  if (budgetTier) {
    const { min, max } = tierInterval(budgetTier);
    const words = t(`survey.budget.tier.${budgetTier}`);
    if (min === 0) return `${words} (${t('survey.budget.under', { amount: formatManwon(language, max) })})`;
    if (max === Infinity) return `${words} (${t('survey.budget.over', { amount: formatManwon(language, min) })})`;
    return `${words} (${between(formatManwon(language, min), formatManwon(language, max))})`;
  }
  if (!budgetCurrency || budgetMin === null || budgetMax === null) return undefined;
  return between(amountText(language, budgetMin, budgetCurrency), amountText(language, budgetMax, budgetCurrency));
}

/** Round won as Koreans say them: `60만 원`. Never rounded. */
function amountText(language: Language, amount: number, currency: Currency): string {
  const isRoundWon = language === 'ko' && currency === 'KRW' && amount > 0 && amount % 10_000 === 0 && amount < 100_000_000;
  return isRoundWon ? formatManwon(language, amount / 10_000) : formatAmount(language, amount, currency);
}

/** `60만–90만 원` */
function between(from: string, to: string): string {
  if (from === to) return from;
  const unit = '\u00a0원';
  return `${from.endsWith(unit) && to.endsWith(unit) ? from.slice(0, -unit.length) : from}–${to}`;
}

function typeText(t: Translate, language: Language, { mainType, subcats, otherDescription }: SimplePayload): string {
  // The schema lets only chips of the chosen type through, and each of those has its word.
  const more = mainType === 'other' ? otherDescription : formatList(language, subcats.map((chip) => t(`survey.chips.${mainType}.${chip}` as TextKey)));
  return [t(`survey.types.${mainType}`), more].filter(Boolean).join(' · ');
}
