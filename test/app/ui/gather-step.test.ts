import { expect, it } from 'vitest';
import { gatherStep } from '#app/ui/gather-step.ts';

it('nobody is the palest and everybody the deepest, whatever the size of the group', () => {
  for (let n = 1; n <= 40; n += 1) {
    expect(gatherStep(0, n)).toBe(0);
    expect(gatherStep(n, n)).toBe('full');
  }
});

it('more people are never paler', () => {
  for (let n = 2; n <= 40; n += 1) {
    const steps = Array.from({ length: n - 1 }, (_, k) => gatherStep(k + 1, n));
    for (const step of steps) expect([1, 2, 3, 4, 5]).toContain(step);
    expect([...steps].sort()).toEqual(steps);
  }
});

it('one of many is seen, and all but one is not everybody', () => {
  expect(gatherStep(1, 40)).toBe(1);
  expect(gatherStep(39, 40)).toBe(5);
});

it('is one step for each of six people', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((k) => gatherStep(k, 6))).toEqual([0, 1, 2, 3, 4, 5, 'full']);
});

it('an empty group has no depth', () => {
  expect(gatherStep(0, 0)).toBe(0);
});
