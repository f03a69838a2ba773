import { convertAmount } from '#shared/money/budget-scale.ts';
import type { Currency } from '#shared/travel/options.ts';
import type { SurveyDraft } from './draft.ts';
import { amountMaximum, readAmount } from './money-text.ts';
import type { Move } from './steps.ts';

type Amounts = Pick<SurveyDraft, 'budgetCurrency' | 'budgetMin' | 'budgetMax'>;

/**
 * Another currency: the amounts stay worth the same; what cannot be read as one stays as it was typed. Apart from
 * `move`, which three surveys load at once.
 */
export function changeCurrency({ budgetCurrency: from, budgetMin, budgetMax }: Amounts, to: Currency): Move {
  const convert = (typed: string): string => {
    const read = readAmount(typed);
    if (read.kind !== 'amount' || from === to) return typed;
    return String(Math.min(amountMaximum, convertAmount(read.amount, from, to)));
  };
  return { kind: 'setCurrency', currency: to, min: convert(budgetMin), max: convert(budgetMax) };
}
