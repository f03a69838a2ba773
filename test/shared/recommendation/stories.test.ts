import { describe, expect, test } from 'vitest';
import { airportInText } from '#shared/destination/flight.ts';
import { rankCities } from '#shared/recommendation/cities.ts';
import { rankCountries } from '#shared/recommendation/countries.ts';
import { profileOfGroup } from '#shared/recommendation/profile-of-group.ts';
import { calibrated, shown } from '#shared/recommendation/group-score.ts';
import { placesFor } from '#shared/recommendation/places.ts';
import { exploreCities, exploreCountries } from '#shared/explore/answers.ts';
import { recommend, type Recommendations } from '#shared/recommendation/recommend.ts';
import { homeOf } from '#shared/recommendation/read-home.ts';
import { travelTypeCards } from '#shared/recommendation/travel-types.ts';
import { groupTrip } from '#shared/recommendation/trip.ts';
import { virtualTraveller } from '#shared/recommendation/traveller.ts';
import { travellersOf } from '#shared/recommendation/travellers.ts';
import { candidateFacts } from '#shared/recommendation/candidate-facts.ts';
import { cityVerdict } from '#shared/recommendation/city-verdict.ts';
import { whatWouldChange } from '#shared/recommendation/what-would-change.ts';
import { mainOrigins } from '#shared/travel/options.ts';
import { core, placesOf } from './catalogue.ts';
import { aFriend, aPreference, type Friend, rowsOf, today } from './groups.ts';

const countries = (friends: readonly Friend[]): Recommendations['countries'] =>
  recommend({ rows: rowsOf(friends), core, day: today, stage: { at: 'countries' } });
const cities = (friends: readonly Friend[], countryId?: string): Recommendations['cities'] =>
  recommend({ rows: rowsOf(friends), core, day: today, stage: { at: 'cities', ...(countryId && { countryId }) } });

const skiers = [0, 1, 2, 3].map(() => aFriend({ mainType: 'ski', range: 'intl_short', budgetTier: 'high' }));

describe('destinations', () => {
  test('a ski group from Seoul is sent to the snow, and not to Thailand', () => {
    const found = countries(skiers).cards.map(({ id }) => id);
    expect(found[0]).toBe('japan');
    const midRange = cities(
      skiers.map((one) => ({ simple: one.simple && { ...one.simple, range: 'intl_mid' as const } })),
    );
    for (const { city } of midRange.cards.slice(0, 3)) expect(city.strengths.ski).toBeGreaterThanOrEqual(2);
    expect(midRange.cards.slice(0, 10).map(({ city }) => city.iso2)).not.toContain('TH');
    expect(midRange.cards.map(({ city }) => city.iso2)).not.toContain('TH');
  });

  test.each([4, 5, 7, 10])(
    'for %i days it is Japan: more snow and longer runs than what is cheaper and as near',
    (days) => {
      const stay = [{ start: '2027-02-01', end: `2027-02-${String(days).padStart(2, '0')}` }];
      const group = skiers.map(({ simple }) => ({
        simple: simple && { ...simple, availability: stay },
        preference: aPreference({ dates: stay, totalDays: days }),
      }));
      const found = countries(group);
      expect(found.trip.days).toBe(days);
      expect(found.cards[0]?.id).toBe('japan');
      for (const { id } of cities(group, 'japan').cards.slice(0, 3))
        expect(core.facts.cities.get(id)?.wishes.ski).toBeGreaterThanOrEqual(8);
    },
  );

  test('in July the northern slopes fall behind', () => {
    const july = skiers.map((one) => ({
      simple: one.simple && { ...one.simple, availability: [{ start: '2027-07-03', end: '2027-07-08' }] },
    }));
    const winter = cities(skiers).cards[0];
    const summer = cities(july).cards.find(({ id }) => id === winter?.id);
    expect(summer?.score).toBeLessThan((winter?.score ?? 0) - 1);
  });

  test.each(mainOrigins)(
    'who wants to fly for ten hours or more from %s is not sent where it takes less than eight',
    (origin) => {
      const ten = [{ start: '2027-05-01', end: '2027-05-10' }];
      const one = aFriend({ originCountryIso2: origin, range: 'intl_long', budgetTier: 'high', availability: ten });
      const { cards, isWidened } = cities([one]);
      expect([isWidened, cards.length > 20]).toEqual([false, true]);
      expect(cards.flatMap(({ journeys }) => journeys.filter(({ hours }) => hours < 7.5))).toEqual([]);
    },
  );

  test('who wants to fly for five to nine hours is sent so far first, though Japan draws more', () => {
    const week = [{ start: '2027-05-01', end: '2027-05-06' }];
    const one = aFriend({ range: 'intl_mid', budgetTier: 'high', mainType: 'sightseeing', availability: week });
    expect(cities([one]).cards[0]?.journeys[0]?.range).toBe('intl_mid');
  });

  test('a tight budget is not sent to Switzerland', () => {
    const tight = countries([aFriend({ range: 'intl_long', budgetTier: 'mid', mainType: 'sightseeing' })]).cards;
    expect(tight.find(({ id }) => id === 'switzerland')?.worksNotFor ?? 1).toBe(1);
    const rich = countries([aFriend({ range: 'intl_long', budgetTier: 'luxury', mainType: 'sightseeing' })]).cards[0];
    expect(rich?.worksNotFor).toBe(0);
  });

  test('a golf group from Seoul is sent to South-East Asia', () => {
    const golfers = [0, 1, 2, 3].map(() =>
      aFriend({ mainType: 'golf', range: 'intl_mid', budgetTier: 'high', subcats: ['round_focus'] }),
    );
    const southEast = ['TH', 'VN', 'PH', 'MY', 'ID', 'SG', 'KH', 'LA', 'MM', 'BN'];
    const { cards } = countries(golfers);
    expect(southEast).toContain(cards[0]?.country.iso2);
    expect(cards.slice(0, 2).every(({ country }) => southEast.includes(country.iso2))).toBe(true);
    for (const { id } of cities(golfers).cards.slice(0, 5))
      expect(core.facts.cities.get(id)?.wishes.golf).toBeGreaterThanOrEqual(7);
  });

  test('a mixed group finds something for everyone in the shortlist', () => {
    const mixed = (['ski', 'scuba', 'golf', 'sightseeing', 'relax'] as const).map((mainType) =>
      aFriend({ mainType, range: 'intl_mid', budgetTier: 'luxury' }),
    );
    const profile = profileOfGroup(rowsOf(mixed), core, today);
    const ranked = rankCountries(profile, rankCities(profile));
    const { cards, shortlist } = countries(mixed);
    expect(shortlist).toHaveLength(5);
    expect(shortlist[0]).toBe(cards[0]?.id);
    mixed.forEach((_, member) => {
      const best = (among: readonly { utilities: readonly (number | undefined)[] }[]) =>
        Math.max(...among.map(({ utilities }) => utilities[member] ?? 0));
      const listed = best(ranked.filter(({ id }) => shortlist.includes(id)));
      expect(listed / 1e9).toBeGreaterThanOrEqual(0.55);
      expect(listed / best(ranked)).toBeGreaterThanOrEqual(0.75);
    });
  });

  test("whoever has told nothing is in nobody's dots, though the group knows when it goes", () => {
    const found = countries([aFriend(), {}, {}]);
    expect(found.basis).toEqual({ k: 1, n: 3 });
    expect(found.cards.every(({ fit }) => fit.length === 1)).toBe(true);
    expect(cities([aFriend(), {}]).cards.every(({ fit, journeys }) => fit.length === 1 && journeys.length === 1)).toBe(
      true,
    );
  });

  test('each member flies from home: the journeys of friends in Seoul, Tokyo and Los Angeles', () => {
    const friends = [
      aFriend({ originAirport: 'ICN' }),
      aFriend({ originCountryIso2: 'JP' }),
      aFriend({ originCountryIso2: 'US', originAirport: 'LAX' }),
    ];
    const thailand = cities(friends).cards.find(({ city }) => city.iso2 === 'JP');
    const { journeys } = thailand ?? {};
    expect(journeys?.map(({ memberId }) => memberId)).toEqual(['m0', 'm1', 'm2']);
    expect(journeys?.map(({ range }) => range)).toEqual(['intl_short', 'domestic', 'intl_long']);
    expect(
      journeys?.every(
        ({ fareFromManwon, fareToManwon }) => fareFromManwon <= fareToManwon && Number.isInteger(fareToManwon),
      ),
    ).toBe(true);
  });

  test('who meets half-way is not sent to the neighbourhood of one of the homes', () => {
    const wish = { tripWishlist: 'let us meet halfway, museums and food' };
    const found = cities([
      aFriend({ originCountryIso2: 'US', originAirport: 'JFK', range: 'intl_long', mainType: 'sightseeing' }, wish),
      aFriend({ originCountryIso2: 'FR', originAirport: 'CDG', range: 'intl_mid', mainType: 'sightseeing' }, wish),
    ]).cards.map(({ city }) => city.id);
    expect(found.length).toBeGreaterThan(3);
    for (const id of ['belgium/brussels', 'france/strasbourg', 'united-states/philadelphia'])
      expect(found).not.toContain(id);
  });

  test('knees that mind stairs mind no bus to the mountains, where somebody hikes', () => {
    const [hiker, other] = ['hiking', 'theme_park'].map(
      (chip) =>
        profileOfGroup(
          rowsOf([aFriend({ mainType: 'activity', subcats: [chip] }, { tripWishlist: '무릎이 안 좋아요' })]),
          core,
          today,
        ).travellers[0]?.particulars,
    );
    expect(hiker).toMatchObject({ isLevel: true, isSpared: false, isDirect: false });
    expect(other).toMatchObject({ isLevel: true, isSpared: true, isDirect: true });
    const [toddlers] = profileOfGroup(
      rowsOf([
        aFriend({ mainType: 'activity', subcats: ['hiking'] }, { tripWishlist: '무릎이 안 좋고 유모차도 있어요' }),
      ]),
      core,
      today,
    ).travellers;
    expect(toddlers?.particulars.isSpared).toBe(true);
  });

  test('what they wrote beside wishes and a place does not give is the catch of its card', () => {
    const catchOf = (wish: string, id: string, simple: Parameters<typeof aFriend>[0] = {}) =>
      cities([
        aFriend({ availability: [{ start: '2027-04-02', end: '2027-04-06' }], ...simple }, { tripWishlist: wish }),
      ]).cards.find(({ city }) => city.id === id)?.tradeOff;
    const crowds = { feature: 'unmet', key: 'crowds', headCount: 1, of: 1 };
    expect(catchOf('사람 많은 데는 싫어요', 'japan/kyoto')).toEqual(crowds);
    expect(catchOf('', 'japan/kyoto')).not.toEqual(crowds);
    expect(catchOf('직항만요', 'philippines/siargao', { range: 'intl_mid' })).toMatchObject({ key: 'nonstop' });
    expect(
      catchOf('비 안 오는 곳', 'philippines/siargao', {
        range: 'intl_mid',
        availability: [{ start: '2027-01-05', end: '2027-01-09' }],
      }),
    ).toMatchObject({ key: 'rain' });
    expect(catchOf('운전은 안 해요', 'japan/biei')?.feature).not.toBe('unmet');
  });

  test('a time of year is not praised where somebody would be spared of its crowds', () => {
    const budget = { budgetTier: null, budgetCurrency: 'KRW', budgetMin: 600_000, budgetMax: 1_100_000 } as const;
    const april = { ...budget, availability: [{ start: '2027-04-02', end: '2027-04-07' }] };
    const wish = 'vegan food, quiet temples, no visa';
    const group = [
      aFriend({ ...april, originCountryIso2: 'TW', originAirport: 'TPE', mainType: 'other', otherDescription: wish }),
      aFriend({ ...april, originAirport: 'ICN', subcats: ['history', 'cafe'] }),
    ];
    const crowded = cities(group, 'china').cards.filter(
      ({ tradeOff }) => tradeOff?.feature === 'unmet' && tradeOff.key === 'crowds',
    );
    expect(crowded.length).toBeGreaterThan(1);
    expect(crowded.flatMap(({ reasons }) => reasons.map(({ feature }) => feature))).not.toContain('season');
  });

  test('whoever does not drive is sent where trains lead rather than where a car is needed', () => {
    const scoreOf = (wish: string, id: string) =>
      cities([aFriend({ range: 'intl_long' }, { tripWishlist: wish })]).cards.find(({ city }) => city.id === id)
        ?.score ?? NaN;
    expect(scoreOf('자연, 운전 안 해요', 'united-states/kauai')).toBeLessThan(scoreOf('자연', 'united-states/kauai'));
    expect(scoreOf('자연, 운전 안 해요', 'switzerland/interlaken')).toBe(scoreOf('자연', 'switzerland/interlaken'));
  });

  test('between home and far away the ways in between stay open', () => {
    const found = cities([aFriend({ range: 'domestic' }), aFriend({ range: 'intl_long' })]).cards;
    expect(new Set(found.flatMap(({ journeys }) => journeys[0]?.range ?? []))).toEqual(
      new Set(['domestic', 'intl_short', 'intl_mid', 'intl_long']),
    );
    const alike = cities([aFriend({ range: 'intl_short' }), aFriend({ range: 'intl_short' })]).cards;
    expect(new Set(alike.flatMap(({ journeys }) => journeys[0]?.range ?? []))).toEqual(new Set(['intl_short']));
  });

  test('a country is as good as its best city, or as two that a longer trip holds', () => {
    const group = (to: number) => {
      const dates = [{ start: '2027-02-01', end: `2027-02-${String(to).padStart(2, '0')}` }];
      return [
        aFriend(
          { mainType: 'relax', range: 'intl_mid', subcats: ['beach'], availability: dates },
          { dates, totalDays: to },
        ),
        aFriend(
          { mainType: 'sightseeing', range: 'intl_mid', subcats: ['food'], availability: dates },
          { dates, totalDays: to },
        ),
      ];
    };
    const ranked = (days: number) => {
      const profile = profileOfGroup(rowsOf(group(days)), core, today);
      return rankCountries(profile, rankCities(profile));
    };
    for (const { score, best } of ranked(2)) expect(score).toBe(best[0]?.score);
    const long = ranked(12);
    expect(long.some(({ score, best }) => score > (best[0]?.score ?? 0))).toBe(true);
    expect(long.every(({ score, best }) => score >= (best[0]?.score ?? 0))).toBe(true);
  });

  test('where nothing lies in the chosen range the rest is shown, and said to be', () => {
    const friends = [aFriend({ originCountryIso2: 'US', range: 'domestic' })];
    const abroad = { ...core, cities: core.cities.filter(({ iso2 }) => iso2 !== 'US') };
    const found = recommend({ rows: rowsOf(friends), core: abroad, day: today, stage: { at: 'countries' } });
    expect(found.isWidened).toBe(true);
    expect(found.cards.length).toBeGreaterThan(10);
    expect(countries(friends).isWidened).toBe(false);
  });

  test('without anybody the catalogue stands in its own order, based on 0 of 0', () => {
    const found = countries([]);
    expect(found.basis).toEqual({ k: 0, n: 0 });
    expect(found.cards.length).toBe(core.countries.length);
    expect(found.cards[0]?.fit).toEqual([]);
  });
});

describe('explore', () => {
  test('is the group of one: the same score for the same wishes', () => {
    const question = { filters: { origin: 'KR', range: 'intl_mid', mainType: 'golf' }, core, day: today } as const;
    const found = exploreCountries(question).countries;
    const alone = rankCities(
      profileOfGroup(
        rowsOf([{ preference: undefined, ...aFriend({ range: 'intl_mid', mainType: 'golf', budgetTier: 'luxury' }) }]),
        core,
        today,
      ),
    ).cities;
    for (const { best } of found) expect(alone.map(({ id }) => id)).toContain(best[0]?.city.id);
    expect(found[0]?.score).toBeGreaterThan(6);
    for (const { city } of exploreCities(question, null).cities.slice(0, 5)) {
      expect(core.facts.cities.get(city.id)?.wishes.golf).toBeGreaterThanOrEqual(7);
    }
  });

  test('takes the airport, the budget tier and the sub-categories of the group flow', () => {
    const filters = {
      origin: 'US',
      home: homeOf('US', 'JFK', core),
      range: 'intl_mid',
      mainType: 'scuba',
      subcats: ['photo', 'nonsense'],
      budgetTier: 'mid',
    } as const;
    const visitor = virtualTraveller(filters, core);
    expect(airportInText('JFK', core.gateways)).toBe('JFK');
    expect(visitor).toMatchObject({
      origin: { iso2: 'US', airports: ['JFK'], homeId: 'united-states/new-york' },
      ceiling: 100,
      asked: [{ wish: 'diving', weight: 1 }],
      range: 'intl_mid',
    });
  });
});

describe('places', () => {
  const places = placesOf('JP');
  const ofCity = (citySlug: string) => places.filter(({ cityId }) => cityId === `japan/${citySlug}`);
  const ask = (friends: readonly Friend[], choice?: Parameters<typeof recommend<'places'>>[0]['stage']['choice']) =>
    recommend({
      rows: rowsOf(friends),
      core,
      day: today,
      stage: { at: 'places', places: ofCity('tokyo'), ...(choice && { choice }) },
    });
  const typesOf = (choice: Parameters<typeof ask>[1]) =>
    [...new Set(ask([aFriend()], choice).cards.map(({ place }) => place.type))].sort();

  test('the way of travelling chooses the kind of place', () => {
    expect(typesOf({ type: 'general', kind: 'culture' })).toEqual(['attraction']);
    expect(typesOf({ type: 'general', kind: 'nature' })).toEqual(['view']);
    expect(typesOf({ type: 'general', kind: 'shopping' })).toEqual(['shop']);
    expect(typesOf({ type: 'leisure', kind: 'dining' })).toEqual(['food']);
    expect(typesOf({ type: 'leisure', kind: 'walking' })).toEqual(['view']);
    expect(typesOf({ type: 'leisure', kind: 'activity' })).toEqual(['activity']);
    expect(typesOf({ type: 'other' }).length).toBeGreaterThan(4);
  });

  test('golf, ski and fishing lead to activities of that kind alone, and to nothing where there are none', () => {
    for (const type of ['golf', 'ski', 'fishing'] as const) {
      const found = [...new Set(places.map(({ cityId }) => cityId))].map((id) =>
        placesFor(
          places.filter(({ cityId }) => cityId === id),
          { type },
        ),
      );
      expect(found.some((places) => places.length === 0)).toBe(true);
      expect(found.some((places) => places.length > 0)).toBe(true);
      for (const place of found.flat()) expect([place.type, place.strengths[type] > 0]).toEqual(['activity', true]);
    }
  });

  test('who wished for food is shown where to eat before shrines, also when not all of them travel for sights', () => {
    const first = (friends: readonly Friend[]) => ask(friends).cards.slice(0, 2);
    const eaters = [
      aFriend({ mainType: 'sightseeing', subcats: ['food', 'history'] }),
      aFriend({ mainType: 'sightseeing', subcats: ['food', 'shopping'] }),
      aFriend({ mainType: 'sightseeing', subcats: ['landmark', 'night_view'] }),
      aFriend({ mainType: 'relax', subcats: ['cafe'] }),
    ];
    expect(first(eaters).map(({ place }) => place.type)).toEqual(['food', 'food']);
    const resting = [0, 1].map(() =>
      aFriend({ mainType: 'relax', subcats: ['nature_walk'] }, { travelPurposes: ['food'] }),
    );
    expect(
      ask(resting)
        .cards.slice(0, 6)
        .map(({ place }) => place.type),
    ).toContain('food');
  });

  test('a place that answers two wishes comes before one that answers one of them', () => {
    const cards = ask([aFriend({ mainType: 'sightseeing', subcats: ['history', 'shopping'] })]).cards;
    expect(cards[0]?.place.tags).toEqual(expect.arrayContaining(['history', 'shopping-street']));
  });

  test('hearts lift a place and are counted on its card', () => {
    const all = ask([aFriend(), aFriend()]).cards;
    const last = all.at(-1);
    const id = last?.id ?? '';
    const rated = ask([
      { ...aFriend(), ratings: { [id]: 5 } },
      { ...aFriend(), ratings: { [id]: 5 } },
    ]);
    const first = rated.cards.findIndex((card) => card.id === id);
    expect(first).toBeLessThan(all.length - 2);
    expect(rated.cards[first]?.score).toBeGreaterThan(Math.max(7.5, (last?.score ?? 10) + 1));
    expect(rated.cards[first]?.ratings).toEqual({
      rating: 5,
      rated: 2,
      of: 2,
      isLikedByEveryone: true,
      isDivisive: false,
    });
  });

  test('the hearts of somebody who has not answered count too', () => {
    const id = ask([aFriend()]).cards.at(-1)?.id ?? '';
    const card = ask([aFriend(), { ratings: { [id]: 5 } }]).cards.find((one) => one.id === id);
    expect(card?.ratings.rated).toBe(1);
    expect(card?.fit).toHaveLength(2);
  });
});

describe('how to travel', () => {
  test('six cards, the most wanted first', () => {
    const found = travelTypeCards([
      { type: 'culture', share: 0.25 },
      { type: 'scuba', share: 0.5 },
      { type: 'sightseeing', share: 0.25 },
    ]);
    expect(found.map(({ type, share }) => `${type} ${share}`)).toEqual([
      'general 0.5',
      'other 0.5',
      'leisure 0',
      'golf 0',
      'ski 0',
      'fishing 0',
    ]);
  });
});

describe('when', () => {
  const trip = (friends: readonly Friend[], more = 0) =>
    groupTrip(travellersOf(rowsOf(friends), core), new Map(), more);

  test('as long as members said, in the middle; else as long as most of them share, up to 7 days', () => {
    expect(
      trip([aFriend({}, { totalDays: 4 }), aFriend({}, { totalDays: 9 }), aFriend({}, { durationBucket: '4-7' })]).days,
    ).toBe(5);
    expect(trip([aFriend(), aFriend({ availability: [{ start: '2027-02-02', end: '2027-02-05' }] })]).days).toBe(4);
    expect(trip([aFriend({ availability: [{ start: '2027-02-01', end: '2027-03-30' }] })]).days).toBe(7);
    expect(trip([]).days).toBe(4);
  });

  test('the months are those of the best window', () => {
    const found = trip([aFriend({ availability: [{ start: '2027-12-29', end: '2028-01-03' }] })]);
    expect(found.months).toEqual([12, 1]);
    expect(found.window?.present).toEqual(['m0']);
    expect(trip([]).months).toEqual([]);
    expect(
      trip([
        aFriend(
          { availability: [{ start: '2027-01-31', end: '2027-03-30' }] },
          { totalDays: 58, dates: [{ start: '2027-01-31', end: '2027-03-30' }] },
        ),
      ]).months,
    ).toEqual([1, 2, 3]);
  });

  test('who shares no day of it is told, by number', () => {
    const friends = [aFriend(), aFriend(), aFriend({ availability: [{ start: '2027-09-01', end: '2027-09-09' }] })];
    expect(cities(friends).cards.every(({ worksNotFor }) => worksNotFor >= 1)).toBe(true);
    expect(cities([aFriend(), aFriend()]).cards[0]?.worksNotFor).toBe(0);
  });
});

describe('explanations', () => {
  test('one reason with its head-count, the catch, dots without names', () => {
    const friends = [0, 1, 2, 3].map(() =>
      aFriend({ budgetTier: 'high', range: 'intl_short', mainType: 'sightseeing', subcats: ['food'] }),
    );
    const loner = aFriend({ budgetTier: 'high', range: 'intl_short', mainType: 'ski' });
    const { cards } = cities([...friends, loner]);
    const card = cards.find(({ id }) => id === 'japan/fukuoka');
    expect(cards.every(({ reasons }) => reasons.length <= 1)).toBe(true);
    const ofFood = cards.flatMap(({ reasons }) => reasons.filter((one) => 'key' in one && one.key === 'food'));
    expect(ofFood[0]).toEqual({ feature: 'wishes', key: 'food', headCount: 4, of: 5 });
    expect(card?.tradeOff).toEqual({ feature: 'wishes', key: 'ski', headCount: 1, of: 5 });
    expect(card?.fit).toEqual(['good', 'good', 'good', 'good', 'poor']);
  });

  test('where the beach is good and only the month is not, nobody is told that the beach falls short', () => {
    const february = [{ start: '2027-02-10', end: '2027-02-14' }];
    const friends = [['beach'], ['beach'], ['food'], ['food']].map((subcats) =>
      aFriend({ mainType: 'relax', range: 'intl_short', budgetTier: 'high', subcats, availability: february }),
    );
    const profile = profileOfGroup(rowsOf(friends), core, today);
    const { cards } = cities(friends, 'japan');
    const ofIslands = cards.filter(({ id }) => id === 'japan/miyakojima' || id === 'japan/ishigaki');
    expect(ofIslands).toHaveLength(2);
    for (const { city, tradeOff } of ofIslands) {
      expect(tradeOff).not.toMatchObject({ key: 'beach' });
      const beach = candidateFacts(profile, city).wishes.find(({ wish }) => wish === 'beach');
      expect(beach).toEqual({ wish: 'beach', headCount: 2, answer: 'fair' });
      expect(cityVerdict(profile, city)?.tradeOff).not.toMatchObject({ key: 'beach' });
    }
  });

  test('what every candidate lacks is said once in a list', () => {
    const diver = aFriend({ mainType: 'scuba', range: 'intl_short', subcats: [] });
    const inland = {
      ...core,
      cities: core.cities.filter(({ countryId }) => countryId === 'mongolia'),
    };
    const { cards } = recommend<'cities'>({ rows: rowsOf([diver]), core: inland, day: today, stage: { at: 'cities' } });
    expect(cards.length).toBeGreaterThan(1);
    const said = cards.flatMap(({ tradeOff }) => (tradeOff ? [JSON.stringify(tradeOff)] : []));
    expect(said[0]).toContain('diving');
    expect(new Set(said).size).toBe(said.length);
  });

  test('a budget is a reason only for everyone, and a catch only without a number', () => {
    const rich = aFriend({ budgetTier: 'luxury', range: 'intl_long' });
    const poor = aFriend({ budgetTier: 'low', range: 'intl_long' });
    const told = cities([rich, poor])
      .cards.flatMap(({ reasons, tradeOff }) => [...reasons, ...(tradeOff ? [tradeOff] : [])])
      .filter(({ feature }) => feature === 'budget');
    expect(told.length).toBeGreaterThan(0);
    for (const one of told) expect(one.headCount === undefined || one.headCount === one.of).toBe(true);
  });

  test('what would change it: the change is real, told with the scores that it would bring, and no earlier one visibly does it', () => {
    const tight = aFriend({ budgetTier: 'mid', range: 'intl_short', mainType: 'golf' });
    const stage = { at: 'cities' } as const;
    const turn = whatWouldChange({ rows: rowsOf([tight]), core, day: today, stage });
    expect(turn).toBeDefined();
    expect(turn?.id).not.toBe(cities([tight]).cards[0]?.id);
    const changes = {
      'one-day-more': { days: 1 },
      'one-day-less': { days: -1 },
      'ten-more': { ceilingManwon: 10 },
      'one-range-wider': { slack: 1 },
    } as const;
    const firsts = Object.entries(changes).map(([kind, change]) => ({
      kind,
      ranked: rankCities(profileOfGroup(rowsOf([tight]), core, today, change)).cities,
    }));
    const now = cities([tight]).cards[0]?.id;
    const shownOf = (ranked: readonly { id: string; score: number }[], id: string | undefined) =>
      shown(ranked.find((one) => one.id === id)?.score ?? 0);
    const real = firsts.find(
      ({ ranked }) => ranked[0]?.id !== now && shownOf(ranked, ranked[0]?.id) > shownOf(ranked, now),
    );
    expect([turn?.kind, turn?.id]).toEqual([real?.kind, real?.ranked[0]?.id]);
    // As a list shows them: where the first ten lie close together, they are drawn apart.
    const asShown = calibrated(real?.ranked.map(({ score }) => score) ?? []);
    expect(turn?.scores).toEqual(new Map(real?.ranked.map(({ id, score }) => [id, asShown(score)])));
  });

  test('a new first that is nearer than everyone chose is not told as a wider distance', () => {
    const kinds = (['KR', 'JP', 'TW'] as const).flatMap((origin) =>
      (['golf', 'relax', 'sightseeing', 'ski'] as const).flatMap((mainType) => {
        const group = [
          aFriend({ originCountryIso2: origin, range: 'intl_short', budgetTier: 'low', mainType, subcats: [] }),
        ];
        const turn = whatWouldChange({ rows: rowsOf(group), core, day: today, stage: { at: 'countries' } });
        const isHome = turn && core.countries.find(({ id }) => id === turn.id)?.iso2 === origin;
        return isHome && turn.kind.startsWith('one-range') ? [turn.kind] : [];
      }),
    );
    expect(kinds.length).toBeGreaterThan(0);
    expect(new Set(kinds)).toEqual(new Set(['one-range-nearer']));
  });

  test('the new first is ahead in the figures that are shown, not by hundredths', () => {
    const week = (from: number) => [{ start: `2027-04-0${from}`, end: `2027-04-0${from + 6}` }];
    const friends = [
      aFriend({ mainType: 'sightseeing', subcats: ['food', 'city_tour'], availability: week(1) }),
      aFriend({ mainType: 'relax', availability: week(2) }),
      aFriend({ mainType: 'sightseeing', subcats: ['food', 'night_view'], budgetTier: 'high', availability: week(2) }),
      aFriend({ mainType: 'activity', availability: week(3) }),
      aFriend({ mainType: 'sightseeing', subcats: ['food', 'shopping'], budgetTier: 'low', availability: week(1) }),
      aFriend({ mainType: 'relax', range: 'intl_mid', availability: week(3) }),
    ];
    for (let count = 1; count <= friends.length; count += 1) {
      const group = friends.slice(0, count);
      const turn = whatWouldChange({ rows: rowsOf(group), core, day: today, stage: { at: 'countries' } });
      const before = countries(group).cards[0]?.id ?? '';
      if (turn)
        expect(turn.scores.get(turn.id), `${count} friends, ${turn.kind}`).toBeGreaterThan(
          turn.scores.get(before) ?? 0,
        );
    }
  });

  test('nothing is changed for a new first that is worse for the group than the first of today', () => {
    let turns = 0;
    for (const originCountryIso2 of ['KR', 'JP', 'TW', 'FR'] as const)
      for (const range of ['domestic', 'intl_short', 'intl_mid', 'intl_long'] as const)
        for (const mainType of ['relax', 'sightseeing', 'activity', 'golf'] as const) {
          const group = [aFriend({ originCountryIso2, range, mainType, subcats: [], budgetTier: 'low' })];
          const turn = whatWouldChange({ rows: rowsOf(group), core, day: today, stage: { at: 'countries' } });
          if (!turn) continue;
          turns += 1;
          expect(turn.scores.get(turn.id), JSON.stringify(group[0]?.simple)).toBeGreaterThan(
            countries(group).cards[0]?.score ?? 0,
          );
        }
    expect(turns).toBeGreaterThan(4);
  });

  test('nothing would change what everybody wants anyway', () => {
    const only = { ...core, cities: core.cities.filter(({ id }) => id === 'japan/sapporo') };
    expect(
      whatWouldChange({ rows: rowsOf(skiers), core: only, day: today, stage: { at: 'countries' } }),
    ).toBeUndefined();
  });
});
