import { expect, test } from 'vitest';
import { namesPhrase } from '#app/parts/trip/names-phrase.ts';
import type { Translate } from '#app/text/text.ts';

const t: Translate = (key, values = {}) =>
  `${key}(${Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')})`;

test('every name goes through the texts, for Japanese says さん after each', () => {
  expect(namesPhrase(t, [])).toBe('');
  expect(namesPhrase(t, ['Yuna'])).toBe('trip.names.one(a=Yuna)');
  expect(namesPhrase(t, ['Yuna', 'Minji'])).toBe('trip.names.two(a=Yuna b=Minji)');
  expect(namesPhrase(t, ['Yuna', 'Minji', 'Sora'])).toBe('trip.names.more(a=Yuna count=2)');
});
