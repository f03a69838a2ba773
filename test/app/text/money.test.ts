import { describe, expect, test } from 'vitest';
import { amountRange, betweenText, priceAxis, priceText } from '#app/parts/answers/money-words.ts';
import { formatExactManwon } from '#app/text/group-money.ts';
import { formatAmount, formatAmountBand, formatManwon, formatManwonBand } from '#app/text/money.ts';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/gu, ' ');
/** Without what keeps a text on one line. */
const joined = (text: string): string => plain(text.replaceAll('\u2060', ''));

describe('how money is written', () => {
  test.each([
    ['ko', '80만 원', '108만 원', '60만~90만 원'],
    ['en', '₩800K', '₩1.08M', '₩600K–900K'],
    ['ja', '80万ウォン', '108万ウォン', '60万〜90万ウォン'],
    ['zh', '80万韩元', '108万韩元', '60万–90万韩元'],
    ['es', '800 mil ₩', '1,08 M ₩', '600–900 mil ₩'],
    ['fr', '800 000 ₩', '1 080 000 ₩', '600 000–900 000 ₩'],
  ] as const)(
    'ten thousands of won in %s: three figures are kept, a band says its unit once',
    (language, ...wanted) => {
      expect(
        [formatManwon(language, 80), formatManwon(language, 108), formatManwonBand(language, 60, 90)].map(plain),
      ).toEqual(wanted);
    },
  );

  test('a printed sum adds up: no part of it is rounded', () => {
    const [flight, night, day, count] = [38, 8, 9, 4];
    expect(formatExactManwon('en', flight + (night + day) * count)).toBe('₩1.06M');
    expect(plain(formatExactManwon('ko', 1234.56))).toBe('1234.56만 원');
  });

  test('averages of any size are written to a thousand won', () => {
    expect([45.3333, 104.6667, 1084.25].map((mean) => plain(formatManwon('ko', mean)))).toEqual([
      '45.3만 원',
      '104.7만 원',
      '1084만 원',
    ]);
  });

  test('equal ends are one amount', () => {
    expect(formatManwonBand('en', 80, 80)).toBe('₩800K');
    expect(formatAmountBand('en', 5, 5, 'USD')).toBe('$5');
  });

  test('Korean leaves the ten thousands of the first end out where both are below a hundred million', () => {
    expect(plain(betweenText('ko', 80, 90))).toBe('80~90만 원');
    expect(betweenText('en', 80, 90)).toBe('₩800K–900K');
  });

  test('a step of prices in the reader’s currency has two figures', () => {
    const t = ((key: string, values: object) => `${key} ${Object.values(values).join()}`) as never;
    expect(joined(priceText(t, 'en', { from: 80, to: 90 }, 'USD'))).toBe('$570–640');
    expect(joined(priceText(t, 'ko', { from: 80, to: 90 }, 'KRW'))).toBe('80~90만 원');
    expect(priceText(t, 'en', { from: 200, to: Infinity }, 'USD')).toBe('group.budget.above $1,400');
    expect(priceText(t, 'ja', { from: 0, to: 50 }, 'JPY')).toBe('group.budget.below ￥54,000');
    expect(priceAxis('en', [{ from: 50 }, { from: 60 }], 'USD')).toEqual([{ at: 1, text: '$430' }]);
    const axis = (...from: number[]) =>
      priceAxis(
        'ko',
        [50, ...from].map((one) => ({ from: one })),
        'KRW',
      ).map(({ text }) => joined(text));
    expect(axis(70, 90)).toEqual(['70만 원', '90만 원']);
    expect(axis(70, 80, 90)).toEqual(['70', '80', '90만 원']);
  });

  test.each([
    ['ko', '60만~100만 원', '$1,000~2,000'],
    ['en', '₩600,000–1,000,000', '$1,000–2,000'],
    ['ja', '60万〜100万ウォン', '$1,000〜2,000'],
    ['zh', '60万–100万韩元', '$1,000–2,000'],
    ['es', '600.000–1.000.000 ₩', '1000–2000 $'],
    ['fr', '600 000–1 000 000 ₩', '1 000–2 000 $'],
  ] as const)('a range of amounts says its currency once in %s', (language, won, dollars) => {
    expect(plain(amountRange(language, 600_000, 1_000_000, 'KRW'))).toBe(won);
    expect(plain(amountRange(language, 1000, 2000, 'USD'))).toBe(dollars);
  });

  test('yen and yuan look different in every language', () => {
    for (const language of ['ko', 'en', 'ja', 'zh', 'es', 'fr'] as const)
      expect(formatAmount(language, 500, 'JPY')).not.toBe(formatAmount(language, 500, 'CNY'));
    expect(plain(formatAmount('fr', 60_000, 'JPY'))).toBe('60 000 ¥');
  });
});
