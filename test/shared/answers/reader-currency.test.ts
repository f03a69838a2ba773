import { expect, test } from 'vitest';
import { readerCurrency } from '#shared/answers/reader-currency.ts';
import { aPayload } from '#test/builders/payload.ts';
import { openPreference } from '#test/builders/preference.ts';

const said = (over: Parameters<typeof aPayload>[0]) => ({ simple: aPayload(over), preference: undefined });

test('estimates are told in the currency of the amounts that a member gave', () => {
  const amounts = { budgetTier: null, budgetMin: 400, budgetMax: 900 };
  expect(readerCurrency('ko', said({ ...amounts, budgetCurrency: 'USD', originCountryIso2: 'KR' }))).toBe('USD');
});

test('without amounts, in that of where they set out from; in dollars where the table has none', () => {
  expect(readerCurrency('en', said({ originCountryIso2: 'KR' }))).toBe('KRW');
  expect(readerCurrency('ko', said({ originCountryIso2: 'JP' }))).toBe('JPY');
  expect(readerCurrency('ko', said({ originCountryIso2: 'AU' }))).toBe('USD');
  const preference = openPreference({ originCountryIso2: 'CN' });
  expect(readerCurrency('en', { simple: undefined, preference })).toBe('CNY');
});

test('of who has said nothing, by their language', () => {
  expect(readerCurrency('ko', undefined)).toBe('KRW');
  expect(readerCurrency('en', undefined)).toBe('USD');
  expect(readerCurrency('ja', { simple: undefined, preference: openPreference() })).toBe('JPY');
});
