import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import type { StayStyle } from '#shared/destination/facts/schema.ts';
import { candidateFacts } from '#shared/recommendation/candidate-facts.ts';
import type { GroupProfile } from '#shared/recommendation/group-profile.ts';
import { costBand, tripCostManwon } from '#shared/recommendation/money.ts';
import { profileOfGroup } from '#shared/recommendation/profile-of-group.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import { scoreParts } from '#shared/recommendation/score-parts.ts';
import { cityOf, core } from './catalogue.ts';
import { aFriend, type Friend, rowsOf, someBrief, today } from './groups.ts';

const fukuoka = cityOf('japan/fukuoka');
const profileOf = (friends: readonly Friend[]): GroupProfile => profileOfGroup(rowsOf(friends), core, today);
const someCity = fc.constantFrom(...core.cities.filter((_, index) => index % 20 === 0));

describe('the facts beside a candidate', () => {
  test('the total is a band, and nobody’s budget is in it', () => {
    fc.assert(
      fc.property(someBrief, someCity, (friends, city) => {
        const { total, ways } = candidateFacts(profileOf(friends), city);
        expect(ways).toHaveLength(friends.length);
        expect(total && total.from <= total.to).toBe(true);
        const richer = friends.map(({ simple }): Friend => ({
          simple: simple && { ...simple, budgetTier: 'luxury', budgetCurrency: null, budgetMin: null, budgetMax: null },
        }));
        expect(candidateFacts(profileOf(richer), city).total).toEqual(total);
      }),
      { numRuns: 30 },
    );
  });

  test('the total is that of the middle style, whatever somebody asked for', () => {
    const profile = profileOf([aFriend({ subcats: [], budgetTier: 'low' })]);
    const [reach] = profile.travellers.flatMap(({ reaches }) => reaches?.get(fukuoka.id) ?? []);
    if (!reach) throw new Error('nobody reaches Fukuoka');
    const bandOf = (style: StayStyle) => costBand(tripCostManwon(core, reach, fukuoka, profile.trip.days, style));
    expect(bandOf('hostel')).not.toEqual(bandOf('middle'));
    expect(candidateFacts(profile, fukuoka).total).toEqual(bandOf('middle'));
  });

  test('each way starts where its member does', () => {
    const profile = profileOf([
      aFriend({ originAirport: '부산' }),
      aFriend({ originCountryIso2: 'JP', originAirport: 'HND' }),
      aFriend({ originCountryIso2: 'US' }),
    ]);
    expect(candidateFacts(profile, fukuoka).ways.map(({ airport, iso2 }) => [airport, iso2])).toEqual([
      ['PUS', 'KR'],
      ['HND', 'JP'],
      // Who tells no airport sets out from any of the country's.
      [undefined, 'US'],
    ]);
  });

  test('nobody is told to fly where they take the train', () => {
    const seoul = profileOf([
      aFriend({ range: 'domestic', originAirport: '김포' }),
      aFriend({ originCountryIso2: 'US' }),
    ]);
    const hoursTo = (id: string) => candidateFacts(seoul, cityOf(id)).ways.map(({ hours }) => hours > 0);
    expect(hoursTo('south-korea/jeonju')).toEqual([false, true]);
    expect(hoursTo('south-korea/jeju')).toEqual([true, true]);
  });

  test('who said nothing of it does not count as asking for what the group’s description asks for', () => {
    const rows = rowsOf([aFriend({ subcats: ['food'] }), aFriend({ subcats: ['food'] })], {
      description: '누구는 골프, 누구는 쇼핑',
    });
    const { wishes } = candidateFacts(profileOfGroup(rows, core, today), fukuoka);
    expect(wishes.filter(({ wish }) => wish !== 'food').map(({ wish, headCount }) => [wish, headCount])).toEqual([
      ['golf', 0],
      ['shopping', 0],
    ]);
    const told = ['golf', 'shopping'];
    const { cards } = recommend({ rows, core, day: today, stage: { at: 'cities' } });
    const ofGroup = cards
      .flatMap(({ reasons, tradeOff }) => [...reasons, ...(tradeOff ? [tradeOff] : [])])
      .filter((one) => one.feature === 'wishes' && told.includes(one.key));
    expect(ofGroup.length).toBeGreaterThan(5);
    expect(ofGroup.filter(({ headCount }) => headCount !== 0)).toEqual([]);
  });

  test('what the description asks for and one of five asks for too is told of the description', () => {
    const five = [0, 1, 2, 3].map(() => aFriend({ subcats: ['food'], range: 'domestic' }));
    const rows = rowsOf([...five, { ...aFriend({ mainType: 'sightseeing' }, { tripWishlist: '온천' }) }], {
      description: '온천 하러 가요',
    });
    const { cards } = recommend({ rows, core, day: today, stage: { at: 'cities' } });
    const told = cards.flatMap(({ reasons }) => reasons).filter((one) => 'key' in one && one.key === 'hot-spring');
    expect(told.map(({ headCount }) => headCount)).toContain(0);
    expect(told.every(({ headCount }) => headCount === 0)).toBe(true);
  });

  test('the weather is that of the month of the trip, and without dates there is none', () => {
    expect(candidateFacts(profileOf([aFriend()]), fukuoka).weather).toMatchObject({ month: 2 });
    expect(candidateFacts(profileOf([aFriend({ availability: [] })]), fukuoka).weather).toBeUndefined();
  });

  test('wishes are counted by heads, the most wanted first, and answered as the catalogue knows', () => {
    const { wishes } = candidateFacts(
      profileOf([
        aFriend({ subcats: ['food'] }),
        aFriend({ subcats: ['food', 'night_view'] }),
        aFriend({ mainType: 'ski' }),
      ]),
      fukuoka,
    );
    expect(wishes[0]).toEqual({ wish: 'food', headCount: 2, answer: 'good' });
    expect(wishes.find(({ wish }) => wish === 'ski')).toMatchObject({ headCount: 1, answer: 'poor' });
  });
});

describe('what a score is made of', () => {
  test('every part lies between 0 and 10 and tells how many told it', () => {
    fc.assert(
      fc.property(someBrief, someCity, (friends, city) => {
        for (const { score, of } of scoreParts(profileOf(friends), city)) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(10);
          expect(of).toBeGreaterThan(0);
          expect(of).toBeLessThanOrEqual(friends.length);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('a mean of budgets stands only where three told theirs openly', () => {
    const open = aFriend({ budgetTier: 'low' });
    const hidden = aFriend({ budgetTier: 'low', budgetPrivate: true });
    const budgetOf = (friends: Friend[]) =>
      scoreParts(profileOf(friends), fukuoka).find(({ feature }) => feature === 'budget');
    expect(budgetOf([open, open, open])).toMatchObject({ of: 3 });
    expect(budgetOf([open, open])).toBeUndefined();
    expect(budgetOf([open, open, hidden])).toBeUndefined();
    expect(budgetOf([open, open, open, hidden])).toMatchObject({ of: 3 });
  });
});
