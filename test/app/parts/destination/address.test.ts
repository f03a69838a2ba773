import { describe, expect, it } from 'vitest';
import { readFilters } from '#app/parts/destination/address.ts';

const read = (query: string, language: 'ko' | 'en' | 'fr' = 'ko') => readFilters(new URLSearchParams(query), language);

describe('filters in an address', () => {
  it("are the specification's defaults when it names none", () => {
    expect(read('')).toEqual({ origin: 'KR', mainType: 'golf', range: null, month: null, lang: 'ko' });
    expect(read('', 'fr').lang).toBe('fr');
  });

  it('are read', () => {
    expect(read('origin=US&range=domestic&month=4&mainType=ski&lang=ja')).toEqual({
      origin: 'US',
      range: 'domestic',
      month: 4,
      mainType: 'ski',
      lang: 'ja',
    });
  });

  it('with unknown values are as if they were missing', () => {
    expect(read('origin=XX&range=__proto__&mainType=culture&month=13&lang=zh')).toEqual(read(''));
  });
});
