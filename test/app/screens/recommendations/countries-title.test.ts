import { expect, test } from 'vitest';
import fc from 'fast-check';
import type { Card } from '#shared/recommendation/cards.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import { countriesTitle } from '#app/screens/recommendations/countries-title.ts';
import type { Translate } from '#app/text/text.ts';
import { core, encoded } from '#test/shared/recommendation/catalogue.ts';
import { rowsOf, someFriends, today } from '#test/shared/recommendation/groups.ts';

/** The key and its values, as they would be filled in. */
const t: Translate = (key, values = {}) =>
  [key.replace('recommendations.countries.', ''), ...Object.values(values)].join(' ');
const few = encoded(core, 9);
const shown = (card: Partial<Card>) => ({
  name: 'İzmir',
  card: { fit: [], worksNotFor: 0, ...card } as unknown as Card,
});
const all = { k: 4, n: 4 };

test('a fit for all is said only where the card of the first says so', () => {
  expect(countriesTitle(t, all, [shown({ fit: ['good', 'good', 'fair', 'fair'] })])).toBe('title İzmir 4');
  expect(countriesTitle(t, all, [shown({ fit: ['good', 'good', 'poor', 'poor'] })])).toBe('titleClosest İzmir');
  expect(countriesTitle(t, all, [shown({ fit: ['good', 'good', 'good', 'fair'], worksNotFor: 1 })])).toBe(
    'titleClosest İzmir',
  );
  expect(countriesTitle(t, all, [shown({ fit: ['fair', 'fair', 'poor', 'poor'] })])).toBe('titleNobody');
  expect(countriesTitle(t, { k: 2, n: 4 }, [shown({ fit: ['good', 'poor'] })])).toBe('titleSoFar İzmir');
  expect(countriesTitle(t, { k: 1, n: 1 }, [shown({ fit: ['good'] })])).toBe('titleOne İzmir');
  expect(countriesTitle(t, { k: 0, n: 4 }, [shown({})])).toBe('titleNone');
});

test('whoever answers and gives hearts, the title never praises for all what its card does not', () => {
  fc.assert(
    fc.property(someFriends, fc.integer({ min: 1, max: 5 }), (friends, rating) => {
      const ask = (given: typeof friends) =>
        recommend<'countries'>({ rows: rowsOf(given), core: few, day: today, stage: { at: 'countries', limit: 6 } });
      const last = ask(friends).cards.at(-1)?.bestCities[0]?.id ?? '';
      const hearted = friends.map((one, at) => (at < 2 ? { ...one, ratings: { [last]: rating } } : one));
      for (const { cards, basis } of [ask(friends), ask(hearted)]) {
        const title = countriesTitle(
          t,
          basis,
          cards.map((card) => ({ name: card.id, card })),
        );
        if (!title.startsWith('title ')) continue;
        expect(cards[0]?.fit).not.toContain('poor');
        expect(cards[0]?.worksNotFor).toBe(0);
      }
    }),
    { numRuns: 40 },
  );
});
