import { expect, test } from 'vitest';
import { placeFacts } from '#app/parts/trip/place-facts.ts';
import type { Translate } from '#app/text/text.ts';

const t: Translate = (key, values = {}) => [key, ...Object.values(values)].join(' ');

test('a country stands beside its city, except where both have one name or there is none', () => {
  const facts = (name: string, country: string, score?: number) => placeFacts(t, 'en', { name, country, score });
  expect(facts('Kyoto', 'Japan', 8.1)).toBe('trip.places.fit Japan 8.1');
  expect(facts('Kyoto', 'Japan')).toBe('Japan');
  expect(facts('Hong Kong', 'Hong Kong')).toBe('');
  expect(facts('Hong Kong', 'Hong Kong', 4.6)).toMatch(/^trip\.places\.score (.+ )?4\.6$/);
  expect(facts('Our inn', '')).toBe('');
});
