import { expect, test } from 'vitest';
import { isSteep, steepCities } from '#shared/destination/steep.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';

test('every city that is said to be steep is in the catalogue', () => {
  const known = new Set(core.cities.map(({ id }) => id));
  expect([...steepCities].filter((id) => !known.has(id))).toEqual([]);
});

test('a city that is missing is not said to be steep', () => {
  expect([isSteep('china/taian'), isSteep('japan/osaka')]).toEqual([true, false]);
});
