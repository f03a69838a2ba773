import { expect, test } from 'vitest';
import { cityFits } from '#shared/recommendation/city-fits.ts';
import { profileOfGroup } from '#shared/recommendation/profile-of-group.ts';
import { core } from './catalogue.ts';
import { aFriend, type Friend, rowsOf, today } from './groups.ts';

function withBudget(budgetMax: number) {
  const friend = aFriend(
    { range: 'intl_long', budgetTier: null, budgetCurrency: 'KRW', budgetMin: 0, budgetMax },
    { totalDays: 10 },
  );
  const profile = profileOfGroup(rowsOf([friend]), core, today);
  const [traveller] = profile.travellers;
  if (traveller === undefined) throw new Error('nobody travels');
  return { profile, traveller };
}

test('a budget that next to nothing within the range can meet is reckoned as what the cheaper part of it costs', () => {
  const { ceiling, ceilingWithin } = withBudget(300_000).traveller;
  expect(ceiling).toBe(30);
  expect(ceilingWithin).toBeGreaterThan(100);
});

test('a fifth of what the chosen range holds can be had for what is reckoned with', () => {
  const { ceilingWithin = NaN, legs = [], rangesOff = [] } = withBudget(300_000).traveller;
  const costs = legs.flatMap(({ costs: [, middle = NaN], reach, isTooFar }, at) =>
    isTooFar || reach.isHome || reach.isWarned || rangesOff[at] !== 0 ? [] : [middle],
  );
  expect(costs.filter((cost) => cost < ceilingWithin).length / costs.length).toBeCloseTo(0.2, 1);
});

test('a budget that much of the range can meet stays as it was told', () => {
  const { ceiling, ceilingWithin } = withBudget(6_000_000).traveller;
  expect([ceiling, ceilingWithin]).toEqual([600, 600]);
});

test('what is told of the budget is told of the one that was given', () => {
  const { profile, traveller } = withBudget(300_000);
  const paris = core.cities.find(({ id }) => id === 'france/paris');
  expect(paris && cityFits(traveller, paris, profile.core).budget).toBeLessThan(0.05);
});

test('what another group was told before changes nothing: they meet from far apart, this one does not', () => {
  const slovenian = aFriend({ originCountryIso2: 'SI', range: 'intl_mid', budgetTier: 'low' }, { totalDays: 7 });
  const australian = aFriend({ originCountryIso2: 'AU', range: 'intl_mid' }, { totalDays: 7 });
  // A catalogue of its own has nothing remembered.
  const ask = (fresh: typeof core, friends: Friend[]) =>
    profileOfGroup(rowsOf(friends), fresh, today).travellers[0]?.ceilingWithin;
  const alone = ask({ ...core }, [slovenian]);
  const asked = { ...core };
  expect(ask(asked, [slovenian, australian])).not.toBe(alone);
  expect(ask(asked, [slovenian])).toBe(alone);
});
