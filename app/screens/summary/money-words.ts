import type { Language } from '#shared/languages.ts';
import { tierInterval } from '#shared/money/budget-tier.ts';
import type { SimplePayload } from '#shared/survey/schema.ts';
import { formatAmount, formatManwon } from '#app/text/formats.ts';
import type { Translate } from '#app/text/text.ts';

/** `80–90만 원`, `200만 원 이상`: from and to in ten thousand won. */
export function priceText(t: Translate, language: Language, { from, to }: { from: number; to: number }): string {
  if (to === Infinity) return t('group.budget.above', { from: formatManwon(language, from) });
  if (from === 0) return t('group.budget.below', { to: formatManwon(language, to) });
  return betweenText(t, language, from, to);
}

/** One unit for both ends, as people say it. */
export function betweenText(t: Translate, language: Language, from: number, to: number): string {
  if (Math.round(from) === Math.round(to)) return formatManwon(language, to);
  const isPlain = language === 'ko' && to < 10_000;
  return t('group.budget.between', { from: isPlain ? String(Math.round(from)) : formatManwon(language, from), to: formatManwon(language, to) });
}

/** A 4-step answer's budget as it was given: the tier in money, or amounts in their own currency. */
export function budgetText(t: Translate, language: Language, { budgetTier, budgetCurrency, budgetMin, budgetMax }: SimplePayload): string {
  if (budgetTier) {
    const { min, max } = tierInterval(budgetTier);
    if (min === 0) return t('survey.budget.under', { amount: formatManwon(language, max) });
    if (max === Infinity) return t('survey.budget.over', { amount: formatManwon(language, min) });
    return betweenText(t, language, min, max);
  }
  const currency = budgetCurrency ?? 'KRW';
  const [min, max] = [budgetMin ?? 0, budgetMax ?? 0];
  const isRoundWon = currency === 'KRW' && min % 10_000 === 0 && max % 10_000 === 0;
  if (isRoundWon) return betweenText(t, language, min / 10_000, max / 10_000);
  return min === max ? formatAmount(language, min, currency) : `${formatAmount(language, min, currency)}–${formatAmount(language, max, currency)}`;
}
