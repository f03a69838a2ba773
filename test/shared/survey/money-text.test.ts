import { describe, expect, test } from 'vitest';
import { amountMaximum, readAmount } from '#shared/survey/money-text.ts';

describe('an amount that somebody types', () => {
  test.each([
    ['600000', 600_000],
    ['600,000', 600_000],
    ['600.000', 600_000],
    ['1 200 000', 1_200_000],
    ['６００，０００', 600_000],
    ['60만', 600_000],
    ['60 万', 600_000],
    ['0', 0],
    [' 50 ', 50],
    [String(amountMaximum), amountMaximum],
  ])('%j is %d', (typed, amount) => {
    expect(readAmount(typed)).toEqual({ kind: 'amount', amount });
  });

  test.each(['1.5', '60,00', '1,000.000', '-3', '많이', '$50', '만', '1e6'])('%j is rejected', (typed) => {
    expect(readAmount(typed)).toEqual({ kind: 'unreadable' });
  });

  test('an empty text is no amount, and an amount over the limit is an error', () => {
    expect(readAmount('  ')).toEqual({ kind: 'empty' });
    expect(readAmount(String(amountMaximum + 1))).toEqual({ kind: 'too_large' });
    expect(readAmount('999999만')).toEqual({ kind: 'too_large' });
  });
});
