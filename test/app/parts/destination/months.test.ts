import { describe, expect, it } from 'vitest';
import { maskOf } from '#shared/destination/season.ts';
import { formatMonths, monthRuns } from '#app/parts/destination/months.ts';
import type { Translate } from '#app/text/text.ts';

const t: Translate = (key) => key;

describe('months in words', () => {
  it('run on over the turn of the year', () => {
    expect(monthRuns(maskOf([11, 12, 1, 2, 6]))).toEqual([[6], [11, 12, 1, 2]]);
    expect(monthRuns(maskOf([1, 12]))).toEqual([[12, 1]]);
    expect(monthRuns(0)).toEqual([]);
  });

  it('are said as the language says them', () => {
    expect(formatMonths(t, 'ko', maskOf([4, 5, 6, 9]))).toBe('4~6월, 9월');
    expect(formatMonths(t, 'ja', maskOf([11, 12, 1]))).toBe('11〜1月');
    expect(formatMonths(t, 'en', maskOf([4, 5, 6, 9]))).toBe('Apr–Jun, Sep');
    expect(formatMonths(t, 'en', maskOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]))).toBe('explore.facts.allYear');
  });
});
