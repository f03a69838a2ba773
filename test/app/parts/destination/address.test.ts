import { describe, expect, it } from 'vitest';
import { tripTypes } from '#shared/travel/options.ts';
import { isListOf, readFilters, toQuery } from '#app/parts/destination/address.ts';

const read = (query: string, language: 'ko' | 'en' | 'fr' = 'ko', isList = true) =>
  readFilters(new URLSearchParams(query), language, isList);

describe('filters in an address', () => {
  it("are the specification's defaults when it names none", () => {
    expect(read('')).toEqual({ origin: 'KR', mainType: 'golf', range: null, month: null, lang: 'ko' });
    expect(read('', 'fr').lang).toBe('fr');
  });

  it('of a list are told apart from those of a place, as the router tells their pages apart', () => {
    for (const path of ['/explore', '/explore/', '/ja/explore', '/ja/explore/'])
      expect(isListOf(path), path).toBe(true);
    for (const path of ['/explore/japan', '/ja/explore/japan/kyoto']) expect(isListOf(path), path).toBe(false);
  });

  it('of a country or a city are those of sightseeing, where it names no kind of trip', () => {
    expect(read('', 'ko', false)).toEqual({ ...read(''), mainType: 'sightseeing' });
    expect(read('mainType=golf', 'ko', false)).toEqual(read(''));
  });

  it('leave out what is the default there, and nothing else', () => {
    for (const isList of [true, false])
      for (const mainType of tripTypes) {
        const told = toQuery({ ...read(''), mainType }, 'ko', isList);
        expect(told.size).toBe(mainType === (isList ? 'golf' : 'sightseeing') ? 0 : 1);
        expect(readFilters(told, 'ko', isList).mainType).toBe(mainType);
      }
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
