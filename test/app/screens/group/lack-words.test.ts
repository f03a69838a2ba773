import { describe, expect, test } from 'vitest';
import { budgetText, partText } from '#app/screens/group/lack-words.ts';
import type { Translate } from '#app/text/text.ts';

/** The key and its values, as they would be filled in. */
const t: Translate = (key, values = {}) => [key, ...Object.values(values)].join(' ');
const dates = { start: '2027-04-02', end: '2027-04-05' };
const free = (start: string, end: string) => ({ memberId: 'a', ranges: [{ start, end }] });

describe('what is said of somebody who lacks days', () => {
  test('from when on, until when, or for which days they could come', () => {
    expect(partText(t, 'ko', dates, free('2027-04-03', '2027-04-09'))).toBe('trip.lack.from 4월 3일');
    expect(partText(t, 'ko', dates, free('2027-04-01', '2027-04-04'))).toBe('trip.lack.until 4월 4일');
    expect(partText(t, 'ko', dates, free('2027-04-03', '2027-04-04'))).toBe('trip.lack.only 4월 3~4일');
  });

  test('nothing of somebody who has all of the days, or none', () => {
    expect(partText(t, 'ko', dates, free('2027-04-01', '2027-04-09'))).toBeUndefined();
    expect(partText(t, 'ko', dates, free('2027-05-01', '2027-05-09'))).toBeUndefined();
  });
});

describe('what is said of money', () => {
  const money = { of: 5, within: 2, over: 1, mostOverManwon: 10 };

  test('for how many the estimate exceeds the budget, and by how much', () => {
    const verdict = { money, isTooDear: true };
    expect(budgetText(t, 'ko', verdict, 'KRW')).toBe('trip.lack.money 1 10만\u00a0원');
    expect(budgetText(t, 'en', verdict, 'KRW')).toBe('trip.lack.money 1 ₩100K');
    expect(budgetText(t, 'en', verdict, 'USD')).toBe('trip.lack.money 1 $71');
  });

  test('nothing where nobody’s is exceeded', () => {
    const within = { of: 3, within: 3, over: 0, mostOverManwon: 0 };
    expect(budgetText(t, 'ko', { money: within, isTooDear: false }, 'KRW')).toBeUndefined();
    expect(budgetText(t, 'ko', { money: undefined, isTooDear: false }, 'KRW')).toBeUndefined();
  });

  test('what the cards say, where too few have told theirs for a figure', () => {
    expect(budgetText(t, 'ko', { money: undefined, isTooDear: true }, 'KRW')).toBe('fit.tradeOff.budget');
  });
});
