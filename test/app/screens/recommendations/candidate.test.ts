import { expect, it } from 'vitest';
import type { Reason } from '#shared/recommendation/explain.ts';
import { saidBefore } from '#app/screens/recommendations/candidate.ts';

const sightseeing: Reason = { feature: 'tripType', key: 'sightseeing', headCount: 3, of: 3 };
const reach: Reason = { feature: 'reach', headCount: 3, of: 3 };

it('a reason is said before only where a card before it gives the same one, of as many members', () => {
  const cards = [[sightseeing], [reach], [], [{ ...sightseeing, headCount: 2 }], [sightseeing], [], [reach]];
  expect(saidBefore(cards.map((reasons) => ({ card: { reasons } })))).toEqual([
    false,
    false,
    false,
    false,
    true,
    false,
    true,
  ]);
});

it('a card with its proposer’s words gives no reason, so that the next one can', () => {
  const card = { reasons: [sightseeing] };
  expect(saidBefore([{ card, said: 'Let us go!' }, { card }, { card }])).toEqual([false, false, true]);
});
