import type { Currency, MainOrigin } from '#shared/travel/options.ts';

/** What people of an origin reckon in: their own currency where the table has it, else dollars. */
export const currencyOf: Readonly<Record<MainOrigin, Currency>> = {
  KR: 'KRW',
  JP: 'JPY',
  US: 'USD',
  CN: 'CNY',
  TW: 'USD',
  TH: 'USD',
  SG: 'USD',
  VN: 'USD',
};

/** An estimate claims no more than two figures: 13.7 is 14, 137 is 140. */
export const estimated = (amount: number): number => Number(amount.toPrecision(2));
