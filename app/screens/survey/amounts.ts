import { formatAmount, formatManwon } from '#app/text/formats.ts';
import type { Translate } from '#app/text/text.ts';
import type { Language } from '#shared/languages.ts';
import { tierInterval } from '#shared/money/budget-tier.ts';
import type { BudgetTier, Currency } from '#shared/survey/options.ts';

const billion = 100_000_000;

/** `60만 원`, `₩600,000`: an amount in its own currency as the reader says it. Never rounded. */
export function amountText(language: Language, amount: number, currency: Currency): string {
  const isRoundWon = language === 'ko' && currency === 'KRW' && amount > 0 && amount % 10_000 === 0 && amount < billion;
  return isRoundWon ? formatManwon(language, amount / 10_000) : formatAmount(language, amount, currency);
}

/** `60만–100만 원`, `₩600,000–₩1,000,000` */
export function amountRange(language: Language, min: number, max: number, currency: Currency): string {
  const [from, to] = [amountText(language, min, currency), amountText(language, max, currency)];
  if (from === to) return from;
  const unit = '\u00a0원';
  return `${from.endsWith(unit) && to.endsWith(unit) ? from.slice(0, -unit.length) : from}–${to}`;
}

/** What a tier means in money: per person for the whole trip (decision 10). */
export function tierText(t: Translate, language: Language, tier: BudgetTier): string {
  const { min, max } = tierInterval(tier);
  const won = (manwon: number) => amountText(language, manwon * 10_000, 'KRW');
  if (min === 0) return t('survey.budget.under', { amount: won(max) });
  if (max === Infinity) return t('survey.budget.over', { amount: won(min) });
  return amountRange(language, min * 10_000, max * 10_000, 'KRW');
}
