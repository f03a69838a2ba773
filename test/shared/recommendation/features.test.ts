import { describe, expect, test } from 'vitest';
import type { City } from '#shared/destination/schema.ts';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { cityFits } from '#shared/recommendation/city-fits.ts';
import { isImpossible } from '#shared/recommendation/hard-limits.ts';
import { below, costBand, isWithin, tripCostManwon } from '#shared/recommendation/money.ts';
import { nameFit } from '#shared/recommendation/named-places.ts';
import { namedPlaces } from '#shared/recommendation/read-names.ts';
import { profileOfGroup } from '#shared/recommendation/profile-of-group.ts';
import { isTooFar, timeFit } from '#shared/recommendation/time-fit.ts';
import { travellersOf } from '#shared/recommendation/travellers.ts';
import { typeFit } from '#shared/recommendation/type-fit.ts';
import { utility } from '#shared/recommendation/utility.ts';
import { cityOf, core } from './catalogue.ts';
import { aFriend, type Friend, rowList, rowsOf, today } from './groups.ts';

const tokyo = cityOf('japan/tokyo');
const wishAt = (id: string, wish: 'food' | 'hot-spring' | 'beach' | 'ski') =>
  (core.facts.cities.get(id)?.wishes[wish] ?? NaN) / 10;

/** The one member's view of a city, on the trip with `change`. */
function seen(friend: Friend, place: City = tokyo, change = {}, description = '') {
  const profile = profileOfGroup(rowsOf([friend], { description }), core, today, change);
  const [traveller] = profile.travellers;
  const reach = traveller?.reaches?.get(place.id);
  if (!traveller) return never();
  return {
    fits: cityFits(traveller, place, core),
    isOut: isImpossible(traveller, core.cities.indexOf(place)),
    trip: profile.trip,
    reach,
    traveller,
  };
}

const asked = (subcats: readonly string[], id = 'japan/tokyo', over: Partial<Parameters<typeof aFriend>[0]> = {}) =>
  seen(aFriend({ mainType: 'relax', subcats: [...subcats], ...over }), cityOf(id)).fits.wishes ?? NaN;

describe('what is asked for', () => {
  test('a broad wish is the square of its strength', () => {
    expect(seen(aFriend({ mainType: 'sightseeing', subcats: ['food'] })).fits.wishes).toBeCloseTo(
      wishAt('japan/tokyo', 'food') ** 2,
      9,
    );
  });

  test('who dives well is served less by what serves beginners, and as well by the best', () => {
    const dives = (subcats: readonly string[], id: string) =>
      seen(
        {
          simple: aFriend({
            mainType: 'scuba',
            subcats: [...subcats],
            availability: [{ start: '2027-04-05', end: '2027-04-12' }],
          }).simple,
        },
        cityOf(id),
      ).fits.wishes ?? NaN;
    for (const id of ['vietnam/nha-trang', 'thailand/pattaya'])
      expect(dives(['advanced', 'boat_dive'], id)).toBeLessThan(dives(['open_water', 'boat_dive'], id) - 0.1);
    expect(dives(['advanced'], 'indonesia/labuan-bajo')).toBeGreaterThan(0.7);
  });

  test('of two specific wishes the missing one decides', () => {
    const bath = asked(['hot_spring'], 'japan/yufuin');
    expect(bath).toBeGreaterThan(0.8);
    expect(wishAt('japan/yufuin', 'beach')).toBe(0);
    expect(asked(['hot_spring', 'beach'], 'japan/yufuin')).toBeLessThan(0.3);
  });

  test('a wish of the texts counts like one that was ticked; the bucket list and the group half as much', () => {
    const withText = (preference: object, description = '') =>
      seen(aFriend({ mainType: 'sightseeing' }, preference), tokyo, {}, description).traveller.asked;
    expect(withText({ tripWishlist: '온천 가고 싶어요' })).toEqual([{ wish: 'hot-spring', weight: 1 }]);
    expect(withText({ bucketList: 'aurora' })).toEqual([{ wish: 'aurora', weight: 0.5 }]);
    expect(withText({}, '벚꽃 보러 가요')).toEqual([{ wish: 'blossom', weight: 0.5, isOfGroup: true }]);
  });

  test('a country that a text names comes before the others, and one that somebody has seen behind them', () => {
    const at = (id: string, text: string) => nameFit(namedPlaces(text, core), cityOf(id));
    expect(at('taiwan/taipei', '일본 가고 싶어요')).toBe(0.45);
    expect(at('japan/tokyo', '일본 가고 싶어요')).toBe(1);
    expect(at('vietnam/hanoi', '베트남은 두번 갔다왔어요')).toBe(0.35);
    expect(at('japan/osaka', '도쿄 오사카 후쿠오카 다 가봄')).toBe(0.35);
    // Something else may be elsewhere, unless the country is asked for.
    expect(at('japan/kyoto', '도쿄 오사카 후쿠오카 다 가봄')).toBe(0.93);
    expect(at('japan/kyoto', '도쿄 다 가봄. 일본 소도시 가고 싶어요')).toBe(1);
  });

  test('what is bound to months counts in its months only', () => {
    const inMonth = (month: string, id = 'japan/kyoto') => {
      const dates = [{ start: `2027-${month}-01`, end: `2027-${month}-05` }];
      return seen(aFriend({ availability: dates }, { dates, tripWishlist: 'sakura' }), cityOf(id)).fits.wishes ?? NaN;
    };
    expect(inMonth('04')).toBeGreaterThan(0.9);
    expect(inMonth('07')).toBeLessThan(0.05);
    expect(inMonth('04', 'japan/naha')).toBeLessThan(0.05);
  });
});

describe('the trip type', () => {
  test('is the side that the editors set', () => {
    const side = core.facts.cities.get('japan/tokyo')?.sides.sightseeing ?? NaN;
    expect(seen(aFriend({ mainType: 'sightseeing' })).fits.tripType).toBeCloseTo(side / 10, 12);
    expect(seen(aFriend({ mainType: 'other', otherDescription: '…' })).fits.tripType).toBeUndefined();
  });

  test('an approved type counts half of the main one', () => {
    const sides = core.facts.cities.get('japan/tokyo')?.sides ?? never();
    expect(seen({ ...aFriend({ mainType: 'sightseeing' }), approves: ['golf'] }).fits.tripType).toBeCloseTo(
      (sides.sightseeing + 0.5 * sides.golf) / 15,
      12,
    );
  });

  test("a place's strengths read the vote's own types as founding decision 17 has them", () => {
    const strengths = { sightseeing: 3, relax: 1, activity: 2, golf: 0, fishing: 0, ski: 0, scuba: 0 } as const;
    const fit = (type: Parameters<typeof typeFit>[1]) => typeFit(strengths, type);
    expect([fit('adventure'), fit('culture'), fit('nature'), fit('other')]).toEqual([2 / 3, 1, 0.5, 6 / 9]);
  });
});

describe('pull', () => {
  test('is how strongly people of the own country go there', () => {
    const pull = (id: string, originCountryIso2: 'KR' | 'US') =>
      seen(aFriend({ originCountryIso2 }), cityOf(id)).fits.pull ?? NaN;
    expect(pull('japan/tokyo', 'KR')).toBeGreaterThan(pull('china/lhasa', 'KR') + 0.3);
    expect(pull('mexico/cancun', 'US')).toBeGreaterThan(pull('mexico/cancun', 'KR'));
  });
});

const won = (manwon: number) => ({
  budgetTier: null,
  budgetCurrency: 'KRW' as const,
  budgetMin: 0,
  budgetMax: Math.round(manwon * 10_000),
});

describe('money', () => {
  test('is 1 up to the ceiling and exp(-(C / max - 1) / 0.25) beyond; over 1.25 x it is a hard limit', () => {
    const { reach, trip } = seen(aFriend());
    if (!reach) return never();
    const middle = tripCostManwon(core, reach, tokyo, trip.days, 'middle');
    expect(seen(aFriend(won(middle + 0.01))).fits.budget).toBe(1);
    expect([seen(aFriend(won(middle / 1.5))).isOut, seen(aFriend(won(middle / 1.2))).isOut]).toEqual([true, false]);
    expect(below(150, 100)).toBeCloseTo(Math.exp(-2), 12);
    expect(seen(aFriend({ budgetTier: 'luxury' })).fits.budget).toBe(1);
  });

  test('nights are one less than days, and a bunk is enough for whoever asks for one', () => {
    const { reach } = seen(aFriend());
    const cost = core.facts.cities.get('japan/tokyo')?.cost.middle;
    if (!reach || !cost) return never();
    expect(tripCostManwon(core, reach, tokyo, 5, 'middle')).toBeCloseTo(
      reach.fareManwon + 4 * cost.bed + 5 * cost.day,
      9,
    );
    const hostel = tripCostManwon(core, reach, tokyo, 5, 'hostel') + 0.01;
    const fit = (preference: object) => seen(aFriend(won(hostel), { totalDays: 5, ...preference })).fits.budget;
    expect(fit({ travelStyles: ['backpacking'] })).toBe(1);
    expect(fit({})).toBeLessThan(1);
  });

  test("a tier's ceiling is its upper end; of a budget told to nobody, the upper end of what the group is told", () => {
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
      travellersOf(new GroupReplica([...rowList([shy, aFriend({ budgetTier: 'mid' })]), ...bands]), core).map(
        ({ ceiling }) => ceiling,
      );
    expect(ceilings()).toEqual([undefined, 100]);
    expect(ceilings(band)).toEqual([100, 100]);
    expect(ceilings({ ...band, data: { ...band.data, max: null } })[0]).toBe(Infinity);
    expect(seen(shy).fits.budget).toBeUndefined();
  });

  test('a sentence may say "within" only when the upper end of the band is', () => {
    const { reach } = seen(aFriend());
    if (!reach) return never();
    const cost = tripCostManwon(core, reach, tokyo, 5, 'middle');
    const { to } = costBand(cost);
    expect([isWithin(cost, to), isWithin(cost, to - 1)]).toEqual([true, false]);
  });

  test('ten more, one day more, one day less: the changes that are tried', () => {
    expect(seen(aFriend(won(60)), tokyo, { ceilingManwon: 10 }).fits.budget).toBe(seen(aFriend(won(70))).fits.budget);
    expect(seen(aFriend(won(60)), tokyo, { days: 1 }).trip.days).toBe(6);
    expect(seen(aFriend({ budgetTier: 'luxury' }), tokyo, { ceilingManwon: 10 }).fits.budget).toBe(1);
  });
});

describe('time, season, pace', () => {
  test('door to door: airports, connections and transfers; by rail at home', () => {
    const { reach: busan } = seen(aFriend({ originAirport: 'ICN' }), cityOf('south-korea/busan'));
    expect(busan?.doorHours).toBeGreaterThan(2);
    expect(busan?.doorHours).toBeLessThan(4);
    const { reach: niseko } = seen(aFriend({ originAirport: 'ICN' }), cityOf('japan/niseko'));
    expect(niseko?.doorHours).toBeGreaterThan((niseko?.hours ?? 0) + 4);
  });

  test('is 1 while nobody minds, and too far from a third each way', () => {
    const way = (doorHours: number) => ({ ...(seen(aFriend()).reach ?? never()), doorHours });
    expect(timeFit(way(2), 3)).toBe(1);
    expect([isTooFar(way(7), 3), isTooFar(way(21), 3), isTooFar(way(16), 7), isTooFar(way(4), 1)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  test('one range off is half out, two are a hard limit, and one range wider forgives one', () => {
    const from = (range: 'domestic' | 'intl_short' | 'intl_mid' | 'intl_long', change = {}) =>
      seen(aFriend({ range, budgetTier: 'luxury' }, { totalDays: 5 }), cityOf('france/paris'), change);
    const full = from('intl_long').fits.reach ?? NaN;
    expect((from('intl_mid').fits.reach ?? NaN) / full).toBeCloseTo(0.7, 9);
    expect((from('intl_short').fits.reach ?? NaN) / full).toBeCloseTo(0.4, 9);
    expect([from('intl_mid').isOut, from('intl_short').isOut, from('intl_short', { slack: 1 }).isOut]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('snow in February and none in July; heat, rain and storms count', () => {
    const at = (
      month: string,
      mainType: 'ski' | 'scuba' | 'sightseeing' | 'relax',
      id: string,
      subcats: string[] = [],
    ) =>
      seen(
        aFriend({ mainType, subcats, availability: [{ start: `2027-${month}-03`, end: `2027-${month}-07` }] }),
        cityOf(id),
      ).fits.season ?? NaN;
    expect([at('02', 'ski', 'japan/sapporo'), at('07', 'ski', 'japan/sapporo')]).toEqual([1, 0.05]);
    expect(at('02', 'ski', 'thailand/chiang-mai')).toBe(0.05);
    expect(at('09', 'scuba', 'philippines/cebu')).toBeLessThan(at('03', 'scuba', 'philippines/cebu'));
    expect(at('05', 'sightseeing', 'japan/tokyo')).toBeGreaterThan(0.8);
    expect(at('01', 'relax', 'japan/naha', ['beach'])).toBeLessThan(0.5);
  });

  test('pace is what is missing of the activity and of the rest that are wanted', () => {
    const { sides } = core.facts.cities.get('japan/tokyo') ?? never();
    const pace = (activityLevel: number) => seen(aFriend({}, { activityLevel })).fits.pace;
    expect(pace(10)).toBeCloseTo(sides.activity / 10, 12);
    expect(pace(0)).toBeCloseTo(sides.relax / 10, 12);
  });
});

test('what is not known is not measured: no origin, no money; no dates, no season', () => {
  const { fits } = seen({ approves: ['ski'] });
  expect(fits).toEqual({ tripType: fits.tripType });
  expect(fits.tripType).toBeDefined();
  expect(utility(seen({}).fits)).toBeUndefined();
});

test('a utility is a whole number of billionths, so that sums are exact in any order', () => {
  expect(Number.isInteger(utility({ tripType: 0.123, budget: 0.777, pace: 1 / 3 }))).toBe(true);
});

function never(): never {
  throw new Error('not in the catalogue');
}
