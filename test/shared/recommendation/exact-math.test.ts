import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exp, ln, units } from '#shared/recommendation/exact-math.ts';
import { byScore, fnv1a } from '#shared/recommendation/tie-break.ts';
import { plainExp } from './plain.ts';

test('the logarithm is right to the fifteenth digit', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 1e9, noNaN: true }), (x) => {
      expect(Math.abs(ln(x) - Math.log(x))).toBeLessThan(1e-14 * Math.max(1, Math.abs(Math.log(x))));
    }),
  );
  expect(ln(1)).toBe(0);
});

test('so is the power, which never rises as its argument falls', () => {
  fc.assert(
    fc.property(fc.double({ min: -60, max: 0, noNaN: true }), (x) => {
      expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-14);
      expect(units(exp(x - 0.001))).toBeLessThanOrEqual(units(exp(x)));
    }),
  );
  expect([exp(0), exp(-1e9), exp(-Infinity)]).toEqual([1, 0, 0]);
});

test('the power is halved in one step, to the same bit', () => {
  fc.assert(
    fc.property(fc.double({ min: -700, max: 0, noNaN: true }), (x) => {
      expect(exp(x)).toBe(plainExp(x));
    }),
    { numRuns: 2_000 },
  );
});

test('nothing here asks the engine for a number whose last bit it may choose', () => {
  const folder = join(import.meta.dirname, '../../../shared/recommendation');
  const allowed = ['round', 'floor', 'min', 'max', 'abs', 'imul'];
  const asked = readdirSync(folder).flatMap((file) => {
    const code = readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    return [...code.matchAll(/Math\.(\w+)|(\*\*)|(localeCompare)|(Date)\b(?=[.(])/g)].map(
      ([whole, name]) => name ?? whole,
    );
  });
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !allowed.includes(name))).toEqual([]);
});

test('the hash is FNV-1a with a stirred end, the same on every platform', () => {
  expect(['', 'a', '2026-11-20 japan/sapporo', '모여'].map(fnv1a)).toMatchInlineSnapshot(`
    [
      1572119809,
      1469464775,
      3627416680,
      3962230080,
    ]
  `);
});

test('the better score comes first whatever the day says; equal scores change places from day to day', () => {
  const names = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, score: 5, prior: 1 }));
  const orders = new Set(
    Array.from({ length: 28 }, (_, index) =>
      [...names]
        .sort(byScore(`2026-11-${index + 1}`))
        .map(({ id }) => id)
        .join(''),
    ),
  );
  expect(orders.size).toBeGreaterThan(15);
  expect(new Set([...orders].map((order) => order[0])).size).toBe(5);
  expect(
    [
      { id: 'a', score: 1, prior: 9 },
      { id: 'b', score: 2, prior: 1 },
    ].sort(byScore('2026-11-20'))[0]?.id,
  ).toBe('b');
  expect(
    [
      { id: 'a', score: 1, prior: 1 },
      { id: 'b', score: 1, prior: 2 },
    ].sort(byScore('2026-11-20'))[0]?.id,
  ).toBe('b');
});
