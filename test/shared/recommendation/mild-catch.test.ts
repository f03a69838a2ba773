import { expect, test } from 'vitest';
import { explain } from '#shared/recommendation/explain.ts';
import type { Fact, Lack } from '#shared/recommendation/facts.ts';
import { noOthers } from '#shared/recommendation/others.ts';

const reach: Fact<Lack> = { topic: { feature: 'reach' }, level: 0.4, good: 0, bad: 3, of: 3, far: 0, near: 3 };
const season: Fact<Lack> = { topic: { feature: 'season' }, level: 0.3, good: 1, bad: 2, of: 3, because: 'heat' };
const catchOf = (lacks: readonly Fact<Lack>[]) =>
  explain({ views: [], facts: [], lacks }, noOthers(), { utilities: [], broken: [] }).tradeOff;

test('that a place is nearer than all of them wanted is no catch beside the heat that two of them would have', () => {
  expect(catchOf([reach, season])).toMatchObject({ feature: 'season', because: 'heat', headCount: 2 });
  expect(catchOf([reach])).toMatchObject({ feature: 'reach', isNear: true, headCount: 3 });
  expect(catchOf([{ ...reach, near: 0, far: 3 }, season])).toMatchObject({ feature: 'reach', isFar: true });
});
