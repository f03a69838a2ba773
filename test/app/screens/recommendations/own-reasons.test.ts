import { describe, expect, test } from 'vitest';
import type { Reason } from '#shared/recommendation/explain.ts';
import { ownReasons } from '#app/screens/recommendations/own-reasons.ts';

const sights: Reason = { feature: 'tripType', key: 'sightseeing', headCount: 3, of: 6 };
const near: Reason = { feature: 'reach', headCount: 5, of: 6 };
const food: Reason = { feature: 'wishes', key: 'food', headCount: 3, of: 6 };

describe('the reasons on a card', () => {
  test('reasons of the first card are left out on a card that has others of its own', () => {
    expect(ownReasons([sights, food], [sights, near])).toEqual([food]);
  });

  test('the same reason for other people is another one', () => {
    expect(ownReasons([{ ...sights, headCount: 2 }, near], [sights, near])).toEqual([{ ...sights, headCount: 2 }]);
  });

  test('a card like the first keeps its strongest reason, and one without reasons invents none', () => {
    expect(ownReasons([sights, near], [sights, near])).toEqual([sights]);
    expect(ownReasons([], [sights])).toEqual([]);
  });
});
