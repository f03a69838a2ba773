import type { Language } from '#shared/kernel/languages.ts';
import { tierInterval } from '#shared/money/budget-tier.ts';
import type { BudgetTier, Currency } from '#shared/travel/options.ts';
import { isWithheld, type SimplePayload } from '#shared/survey/schema.ts';
import { formatAmount, formatAmountBand, formatManwon, formatManwonBand } from '#app/text/money.ts';
import { formatExactManwon, formatReckoned, formatTotal } from '#app/text/group-money.ts';
import { isLatin, rangeDash } from '#app/text/formats.ts';
import type { Translate } from '#app/text/text.ts';

/** A step of prices as a picture draws it: `80~90만 원`, `200만 원 이상`, `$570–640`; `from` and `to` in ten thousand won. */
export function priceText(
  t: Translate,
  language: Language,
  { from, to }: { from: number; to: number },
  currency: Currency,
): string {
  if (to === Infinity) return t('group.budget.above', { from: formatReckoned(language, from, currency) });
  if (from === 0) return t('group.budget.below', { to: formatReckoned(language, to, currency) });
  return currency === 'KRW' ? betweenText(language, from, to) : formatTotal(language, { from, to }, currency);
}

/** One unit for both ends, as people say it. */
export function betweenText(language: Language, from: number, to: number): string {
  const [low, high] = [Math.round(from), Math.round(to)];
  return language === 'ko' && low !== high && high < 10_000
    ? `${low}${rangeDash(language)}${formatManwon(language, high)}`
    : formatManwonBand(language, low, high);
}

/** About four labels, at borders between cells. */
export function priceAxis(
  language: Language,
  cells: readonly { from: number }[],
  currency: Currency,
): { at: number; text: string }[] {
  const every = Math.max(1, Math.ceil(cells.length / 4));
  const at = cells.map((_, index) => index).filter((index) => index > 0 && index % every === 0);
  return at.map((index) => {
    const amount = cells[index]?.from ?? 0;
    // Two have room for their units; of more the last one has it.
    const isBare = at.length > 2 && index !== at.at(-1);
    const isPlain = currency === 'KRW' && language === 'ko' && isBare && amount < 10_000;
    return { at: index, text: isPlain ? String(amount) : formatReckoned(language, amount, currency) };
  });
}

const hundredMillion = 100_000_000;

/** Where numbers are grouped by ten thousand, whole ones are said so. */
const isRoundWon = (language: Language, amount: number, currency: Currency): boolean =>
  !isLatin(language) && currency === 'KRW' && amount > 0 && amount % 10_000 === 0 && amount < hundredMillion;

/** `60만 원`, `60万ウォン`, `₩600,000`: an amount in its own currency as the reader says it. Never rounded. */
export function amountText(language: Language, amount: number, currency: Currency): string {
  return isRoundWon(language, amount, currency)
    ? formatExactManwon(language, amount / 10_000)
    : formatAmount(language, amount, currency);
}

/** `60만~100만 원`, `₩600,000–1,000,000` */
export function amountRange(language: Language, min: number, max: number, currency: Currency): string {
  return isRoundWon(language, min, currency) && isRoundWon(language, max, currency)
    ? formatManwonBand(language, min / 10_000, max / 10_000)
    : formatAmountBand(language, min, max, currency);
}

/** What a tier means in money: per person for the whole trip (founding decision 10). */
export function tierText(t: Translate, language: Language, tier: BudgetTier): string {
  const { min, max } = tierInterval(tier);
  const won = (manwon: number) => amountText(language, manwon * 10_000, 'KRW');
  if (min === 0) return t('survey.budget.under', { amount: won(max) });
  if (max === Infinity) return t('survey.budget.over', { amount: won(min) });
  return amountRange(language, min * 10_000, max * 10_000, 'KRW');
}

type BudgetAnswer = Pick<SimplePayload, 'budgetTier' | 'budgetCurrency' | 'budgetMin' | 'budgetMax' | 'budgetPrivate'>;

/**
 * A 4-step answer's budget as it was given: the tier and what it means, or amounts in their own currency; or that it is
 * private.
 */
export function budgetText(t: Translate, language: Language, payload: BudgetAnswer): string | undefined {
  const { budgetTier } = payload;
  if (isWithheld(payload)) return t('survey.budget.private.word');
  const amounts = amountsText(t, language, payload);
  if (!budgetTier) return amounts;
  const tier = t(`survey.budget.tier.${budgetTier}`);
  return language === 'ja' || language === 'zh' ? `${tier}（${amounts}）` : `${tier} (${amounts})`;
}

/** The amounts alone of a 4-step answer's budget: for the whole trip. */
export function amountsText(
  t: Translate,
  language: Language,
  { budgetTier, budgetCurrency, budgetMin, budgetMax }: Omit<BudgetAnswer, 'budgetPrivate'>,
): string | undefined {
  if (budgetTier) return tierText(t, language, budgetTier);
  return budgetCurrency && budgetMin !== null && budgetMax !== null
    ? amountRange(language, budgetMin, budgetMax, budgetCurrency)
    : undefined;
}
