import { describe, expect, test } from 'vitest';
import { strengthFor } from '#shared/destination/strength.ts';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Row } from '#shared/kernel/rows.ts';
import type { City } from '#shared/destination/schema.ts';
import { budgetFit, somewhereBelow } from '#shared/recommendation/budget-fit.ts';
import { cityFits } from '#shared/recommendation/features.ts';
import { groupPanel } from '#shared/recommendation/group-panel.ts';
import { isImpossible } from '#shared/recommendation/hard-limits.ts';
import { tripCostManwon } from '#shared/recommendation/journey.ts';
import { travellersOf } from '#shared/recommendation/traveller.ts';
import { typeFit } from '#shared/recommendation/type-fit.ts';
import { utility } from '#shared/recommendation/utility.ts';
import { wishTable } from '#shared/recommendation/wish.ts';
import { core } from './catalogue.ts';
import { aFriend, type Friend, rowList, rowsOf, today } from './groups.ts';

const flatCity = {
  strengths: { sightseeing: 3, relax: 1, activity: 2, golf: 0, fishing: 0, ski: 0, scuba: 0 },
  tags: ['beach'],
} as const;
const city = (id: string, over: Partial<City> = {}): City => ({
  ...(core.cities.find((one) => one.id === id) ?? never()),
  ...over,
});
const tokyo = city('japan/tokyo', flatCity as unknown as Partial<City>);

/** The one member's view of a city, on the trip with `change`. */
function seen(friend: Friend, place: City = tokyo, change = {}) {
  const {
    travellers: [traveller],
    trip,
  } = groupPanel(rowsOf([friend]), core, today, change);
  if (!traveller) return never();
  const flight = traveller.flights?.get(place.id);
  return {
    fits: cityFits(traveller, place, wishTable(place), trip, flight),
    isOut: isImpossible(traveller, place, trip, flight),
    trip,
    flight,
    traveller,
  };
}

describe('the trip type', () => {
  /** Tokyo's three best are 3, 2 and 1 of 3: two thirds all round. */
  const withRest = (asked: number) => 0.7 * asked + 0.3 * (2 / 3);

  test('is 0.65 of the main type and 0.35 of the mean of the details that say something; 0.3 is how good the city is all round', () => {
    expect(seen(aFriend({ mainType: 'sightseeing' })).fits.tripType).toBeCloseTo(withRest(1), 12);
    // Beach is there, a hot spring is not (0.3).
    expect(seen(aFriend({ mainType: 'relax', subcats: ['beach', 'hot_spring'] })).fits.tripType).toBeCloseTo(
      withRest(0.65 / 3 + 0.35 * 0.65),
      12,
    );
    expect(seen(aFriend({ mainType: 'golf', subcats: ['morning_tee'] })).fits.tripType).toBeCloseTo(withRest(0), 12);
  });

  test('without tags the details of a city are unknown, and left out', () => {
    const { tags: _, ...untagged } = tokyo;
    expect(seen(aFriend({ mainType: 'relax', subcats: ['beach', 'hot_spring'] }), untagged).fits.tripType).toBeCloseTo(
      withRest(1 / 3),
      12,
    );
  });

  test("the vote's own types are read as decision 17 has them", () => {
    const fit = (type: Parameters<typeof typeFit>[1]) => typeFit(flatCity.strengths, type);
    expect([fit('adventure'), fit('culture'), fit('nature'), fit('other')]).toEqual([2 / 3, 1, 0.5, 6 / 9]);
    for (const type of ['sightseeing', 'relax', 'ski'] as const)
      expect(fit(type)).toBe(strengthFor(type, flatCity.strengths) / 3);
  });

  test('an approved type counts half of the main one', () => {
    expect(seen({ ...aFriend({ mainType: 'sightseeing' }), approves: ['golf'] }).fits.tripType).toBeCloseTo(
      withRest(1 / 1.5),
      12,
    );
  });
});

describe('wishes and the kind of destination', () => {
  test('are the mean over those that say something; travelling alone says nothing', () => {
    const fits = (over: object) => seen(aFriend({}, over)).fits;
    expect(fits({ travelPurposes: ['sightseeing', 'activity'] }).wishes).toBeCloseTo(5 / 6, 12);
    expect(fits({ travelPurposes: ['sightseeing'], travelStyles: ['solo', 'business'] }).wishes).toBe(1);
    expect(fits({ travelStyles: ['solo'] }).wishes).toBeUndefined();
    expect(fits({}).wishes).toBeUndefined();
  });

  test('a big city is a matter of people, and exotic a matter of distance from the own home', () => {
    const kind = (preferredDestinationType: '대도시' | '이국적', place = tokyo) =>
      seen(aFriend({}, { preferredDestinationType }), place).fits.destinationType;
    expect([
      kind('대도시'),
      kind('대도시', { ...tokyo, population: 5_000 }),
      kind('대도시', { ...tokyo, population: null }),
    ]).toEqual([1, 0.1, undefined]);
    expect([kind('이국적'), kind('이국적', city('south-korea/seoul')), kind('이국적', city('france/paris'))]).toEqual([
      0.4, 0.05, 1,
    ]);
  });
});

describe('money', () => {
  const won = (manwon: number) => ({
    budgetTier: null,
    budgetCurrency: 'KRW' as const,
    budgetMin: 0,
    budgetMax: Math.round(manwon * 10_000),
  });

  test('is 1 up to the ceiling and exp(-(C / max - 1) / 0.25) beyond; over 1.25 x it is a hard limit', () => {
    const { flight, trip } = seen(aFriend());
    const cost = flight ? tripCostManwon(flight, tokyo, trip.days) : 0;
    expect(trip.days).toBe(5);
    expect(seen(aFriend(won(cost + 0.01))).fits.budget).toBe(1);
    const half = seen(aFriend(won(cost / 1.5)));
    expect(half.fits.budget).toBeCloseTo(Math.exp(-2), 4);
    expect([half.isOut, seen(aFriend(won(cost / 1.2))).isOut]).toEqual([true, false]);
    expect(seen(aFriend({ budgetTier: 'luxury' })).fits.budget).toBe(1);
  });

  test('of a tier the ceiling lies somewhere in the upper half: the dearer within it, the less sure', () => {
    const inMid = (cost: number) => budgetFit(cost, somewhereBelow(100));
    expect([inMid(40), inMid(50)]).toEqual([1, 1]);
    expect(inMid(75)).toBeGreaterThan(0.5);
    expect(inMid(75)).toBeLessThan(0.9);
    expect(inMid(75)).toBeCloseTo(
      [56.25, 68.75, 81.25, 93.75].reduce(
        (sum, most) => sum + (75 <= most ? 1 : Math.exp(-(75 / most - 1) / 0.25)),
        0,
      ) / 4,
      12,
    );
    for (let cost = 1; cost < 300; cost += 1) expect(inMid(cost + 1)).toBeLessThanOrEqual(inMid(cost));
    expect(budgetFit(900, somewhereBelow(Infinity))).toBe(1);
  });

  test('a budget told to nobody is somewhere in what the group is told, and unknown without that', () => {
    const shy = aFriend({
      budgetTier: null,
      budgetCurrency: null,
      budgetMin: null,
      budgetMax: null,
      budgetPrivate: true,
    });
    const band = {
      kind: 'budgetBand',
      id: 'g',
      version: 1,
      timestamp: 1,
      mutationId: 'x',
      data: { min: 50, max: 100, headCount: 3, answeredBy: 4 },
    } as const;
    const ceilings = (...bands: Row[]) =>
      travellersOf(new GroupReplica([...rowList([shy, aFriend({ budgetTier: 'luxury' })]), ...bands]), core).map(
        ({ ceiling }) => ceiling,
      );
    expect(ceilings()).toEqual([undefined, somewhereBelow(Infinity)]);
    expect(ceilings(band)).toEqual([somewhereBelow(100), somewhereBelow(Infinity)]);
    expect(ceilings({ ...band, data: { ...band.data, max: null } })[0]).toEqual(somewhereBelow(Infinity));
    expect(seen(shy).fits.budget).toBeUndefined();
  });

  test('ten more, one day more, one day less: the changes that are tried', () => {
    const plain = seen(aFriend(won(60)));
    expect(seen(aFriend(won(60)), tokyo, { ceilingManwon: 10 }).fits.budget).toBe(seen(aFriend(won(70))).fits.budget);
    expect(seen(aFriend(won(60)), tokyo, { days: 1 }).trip.days).toBe(plain.trip.days + 1);
    expect(seen(aFriend(won(60)), tokyo, { days: -1 }).fits.budget).toBeGreaterThan(plain.fits.budget ?? 1);
    expect(seen(aFriend({ budgetTier: 'luxury' }), tokyo, { ceilingManwon: 10 }).fits.budget).toBe(1);
  });
});

describe('distance, season, pace', () => {
  const from = (range: 'domestic' | 'intl_short' | 'intl_mid' | 'intl_long', change = {}) =>
    seen(aFriend({ range, budgetTier: 'luxury' }), city('france/paris'), change);

  test('reach is 1, .7, .4, .15 by ranges off; two off or more is a hard limit', () => {
    expect(
      (['intl_long', 'intl_mid', 'intl_short', 'domestic'] as const).map((range) => from(range).fits.reach),
    ).toEqual([1, 0.7, 0.4, 0.15]);
    expect((['intl_long', 'intl_mid', 'intl_short', 'domestic'] as const).map((range) => from(range).isOut)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(seen(aFriend({ range: 'intl_long' })).fits.reach).toBe(0.4);
  });

  test('one range wider forgives one', () => {
    expect(
      (['intl_mid', 'intl_short', 'domestic'] as const).map((range) => from(range, { slack: 1 }).fits.reach),
    ).toEqual([1, 0.7, 0.4]);
    expect(from('intl_short', { slack: 1 }).isOut).toBe(false);
  });

  test('snow in February and none in July; storms keep divers away', () => {
    const at = (month: string, mainType: 'ski' | 'scuba' | 'sightseeing', id: string) =>
      seen(aFriend({ mainType, availability: [{ start: `2027-${month}-03`, end: `2027-${month}-07` }] }), city(id)).fits
        .season;
    expect([at('02', 'ski', 'japan/sapporo'), at('07', 'ski', 'japan/sapporo')]).toEqual([1, 0.05]);
    // A northern winter is no ski season where nobody skis.
    expect(at('02', 'ski', 'thailand/chiang-mai')).toBe(0.05);
    expect(at('09', 'scuba', 'philippines/cebu')).toBe(0.1);
    expect(at('05', 'sightseeing', 'japan/tokyo')).toBe(1);
  });

  test('pace is what is missing of the activity and of the rest that are wanted; having both suits everyone', () => {
    const pace = (activityLevel: number, strengths: Partial<City['strengths']> = {}) =>
      seen(aFriend({}, { activityLevel }), { ...tokyo, strengths: { ...tokyo.strengths, ...strengths } }).fits.pace;
    expect(pace(10)).toBeCloseTo(2 / 3, 12);
    expect(pace(0)).toBeCloseTo(1 / 3, 12);
    expect(pace(5)).toBeCloseTo(1 - 1 / 6, 12);
    expect([0, 5, 10].map((level) => pace(level, { activity: 3, relax: 3 }))).toEqual([1, 1, 1]);
    expect([0, 10].map((level) => pace(level, { activity: 0, relax: 0 }))).toEqual([0, 0]);
  });
});

test('what is not known is not measured: no origin, no money; no dates, no season', () => {
  const { fits } = seen({ approves: ['ski'] });
  expect(fits).toMatchObject({
    budget: undefined,
    reach: undefined,
    season: undefined,
    pace: undefined,
    wishes: undefined,
  });
  expect(fits.tripType).toBeDefined();
  const { fits: none } = seen({});
  expect(utility(none)).toBeUndefined();
});

test('a utility is a whole number of billionths, so that sums are exact in any order', () => {
  expect(Number.isInteger(utility({ tripType: 0.123, budget: 0.777, pace: 1 / 3 }))).toBe(true);
});

function never(): never {
  throw new Error('not in the catalogue');
}
