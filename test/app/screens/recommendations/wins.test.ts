import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import type { FitDot } from '#shared/recommendation/explain.ts';
import { bestFit, togetherOf, winners, winsByColumn, type Figures } from '#app/screens/recommendations/wins.ts';

const beppu: Figures = { id: 'beppu', hours: 4, total: 66, degrees: 15 };
const taipei: Figures = { id: 'taipei', hours: 6, total: 69, degrees: 22 };
const danang: Figures = { id: 'danang', hours: 9, total: 71, degrees: 27 };

describe('who is best at what', () => {
  test('only who leads by a tenth is called the best', () => {
    expect(winners([beppu, taipei, danang])).toEqual({ near: 'beppu', warm: 'danang' });
    expect(winners([{ ...beppu, total: 60 }, taipei])).toEqual({ near: 'beppu', cheap: 'beppu', warm: 'taipei' });
  });

  test('without a figure of every column nobody wins the row', () => {
    expect(winners([beppu, { id: 'somewhere' }])).toEqual({});
  });

  test('one sentence holds all that a place wins', () => {
    expect(winsByColumn([beppu, taipei], { near: 'beppu', cheap: 'beppu', warm: 'taipei' })).toEqual([
      { id: 'beppu', won: ['near', 'cheap'] },
      { id: 'taipei', won: ['warm'] },
    ]);
    expect(togetherOf(['near', 'cheap'])).toBe('near-cheap');
    expect(togetherOf(['near', 'cheap', 'warm'])).toBe('all');
  });

  test('who suits the group better by a point or more is told; who hardly does is not, and nobody of whom nothing is measured', () => {
    const scored = (score: number, fit: FitDot[] = ['good']) => ({ card: { score, fit } });
    const seven = scored(7);
    expect(bestFit([scored(6), seven])).toBe(seven);
    expect(bestFit([scored(6), scored(6.9), seven])).toBeUndefined();
    expect(bestFit([seven])).toBeUndefined();
    expect(bestFit([scored(6, []), scored(7, [])])).toBeUndefined();
  });

  test('the order of the columns does not change who wins', () => {
    const column = fc.record({
      id: fc.uuid(),
      hours: fc.double({ min: 0.5, max: 40, noNaN: true }),
      total: fc.double({ min: 5, max: 900, noNaN: true }),
      degrees: fc.integer({ min: -20, max: 40 }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(column, { minLength: 2, maxLength: 4, selector: ({ id }) => id }), (columns) => {
        expect(winners([...columns].reverse())).toEqual(winners(columns));
      }),
    );
  });
});
