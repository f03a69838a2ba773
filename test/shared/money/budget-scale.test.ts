import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  axisAmounts,
  axisPosition,
  convertAmount,
  nearestStep,
  nextStop,
  tierEnds,
  tierWithEnds,
} from '#shared/money/budget-scale.ts';
import { fromManwon, toManwon } from '#shared/money/currency.ts';
import { budgetTiers, currencies } from '#shared/travel/options.ts';

const currency = fc.constantFrom(...currencies);

test('thumbs stand at whole amounts that only grow, from 0 to the end of the axis', () => {
  for (const one of currencies) {
    const amounts = axisAmounts(one);
    expect(amounts[0]).toBe(0);
    expect(amounts.every((amount, index) => index === 0 || amount > (amounts[index - 1] ?? 0))).toBe(true);
    expect(amounts.every(Number.isInteger)).toBe(true);
  }
  expect(axisAmounts('KRW').slice(0, 3)).toEqual([0, 50_000, 100_000]);
  expect(axisAmounts('KRW').slice(-3)).toEqual([2_600_000, 2_800_000, 3_000_000]);
});

test('the position on the axis grows with the amount and stays between 0 and 1', () => {
  fc.assert(
    fc.property(currency, fc.nat(5_000_000), fc.nat(5_000_000), (one, a, b) => {
      const [low, high] = [axisPosition(Math.min(a, b), one), axisPosition(Math.max(a, b), one)];
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(high);
    }),
  );
});

test('each part takes a quarter of the axis', () => {
  for (const [amount, position] of [
    [0, 0],
    [250_000, 0.125],
    [500_000, 0.25],
    [1_000_000, 0.5],
    [2_000_000, 0.75],
    [3_000_000, 1],
    [9_000_000, 1],
  ] as const)
    expect(axisPosition(amount, 'KRW')).toBe(position);
});

test('an amount of the axis is its own nearest step', () => {
  for (const one of currencies)
    axisAmounts(one).forEach((amount, index) => {
      expect(nearestStep(amount, one)).toBe(index);
    });
});

test('PageUp and PageDown go from one end of a part to the next', () => {
  const amounts = axisAmounts('KRW');
  const at = (amount: number) => amounts.indexOf(amount);
  expect(amounts[nextStop(at(600_000), 1)]).toBe(1_000_000);
  expect(amounts[nextStop(at(1_000_000), -1)]).toBe(500_000);
  expect(amounts[nextStop(at(3_000_000), 1)]).toBe(3_000_000);
  expect(amounts[nextStop(0, -1)]).toBe(0);
});

test('the ends of a tier are that tier again, in won alone', () => {
  for (const tier of budgetTiers) {
    const { min, max } = tierEnds(tier);
    expect(tierWithEnds(min, max, 'KRW')).toBe(tier);
    expect(tierWithEnds(min, max, 'USD')).toBeUndefined();
  }
  expect(tierWithEnds(600_000, 1_200_000, 'KRW')).toBeUndefined();
});

test('an amount in another currency is worth about the same, where a thumb can stand', () => {
  expect(convertAmount(1_000_000, 'KRW', 'USD')).toBe(720);
  expect(convertAmount(2_000_000, 'KRW', 'USD')).toBe(1_440);
  expect(convertAmount(0, 'KRW', 'JPY')).toBe(0);
  expect(convertAmount(3_000, 'USD', 'KRW')).toBe(4_200_000);
  expect(convertAmount(14_000_000, 'KRW', 'USD')).toBe(10_080);
});

test('there and back, an amount stays within a step of either currency, and a larger one is never less', () => {
  /** The step in which an amount lies, and the one above: on the axis and beyond its end. */
  const stepAt = (amount: number, one: (typeof currencies)[number]) => {
    const amounts = axisAmounts(one);
    const above = amounts.findIndex((each) => each > amount);
    const index = above < 0 ? amounts.length - 1 : Math.min(above + 1, amounts.length - 1);
    return Math.max((amounts[index] ?? 0) - (amounts[index - 1] ?? 0), 0);
  };
  fc.assert(
    fc.property(currency, currency, fc.nat(5_000_000), fc.nat(5_000_000), (from, to, a, b) => {
      const there = convertAmount(a, from, to);
      const back = convertAmount(there, to, from);
      const stepThere = fromManwon(toManwon(stepAt(there, to), to), from);
      expect(Math.abs(back - a)).toBeLessThanOrEqual(Math.max(stepThere, stepAt(back, from)));
      expect(convertAmount(Math.max(a, b), from, to)).toBeGreaterThanOrEqual(convertAmount(Math.min(a, b), from, to));
    }),
  );
});
