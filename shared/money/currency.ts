import type { CivilDate } from '#shared/calendar/civil-date.ts';
import type { Currency, OriginCountry } from '#shared/travel/options.ts';

/**
 * The date of the table below; it is shown beside every converted amount. The rates
 * are round working figures for comparing budgets, neither live nor quoted by a bank.
 */
export const RATES_DATE: CivilDate = '2026-11-20';

/** Won for one unit of the currency. */
export const WON_PER_UNIT: Readonly<Record<Currency, number>> = { KRW: 1, USD: 1_400, JPY: 9.2, CNY: 197 };

/** Ten thousand won for an amount in units of its currency (won, dollars, yen, yuan); not rounded. */
export function toManwon(amount: number, currency: Currency): number {
  return (amount * WON_PER_UNIT[currency]) / 10_000;
}

/** Units of the currency for an amount in ten thousand won; not rounded. */
export function fromManwon(amountManwon: number, currency: Currency): number {
  return (amountManwon * 10_000) / WON_PER_UNIT[currency];
}

const ofOrigin: Partial<Record<OriginCountry, Currency>> = { KR: 'KRW', JP: 'JPY', CN: 'CNY' };

/** What people of an origin reckon in: their own currency where the table has it, else dollars. */
export const currencyOf = (origin: OriginCountry): Currency => ofOrigin[origin] ?? 'USD';
