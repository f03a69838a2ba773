import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { adviceFor, isAdviceOld } from '#shared/destination/facts/calendar.ts';
import { lowSeasonFareManwon } from '#shared/destination/facts/fare.ts';
import { pullOf, visitsThousand } from '#shared/destination/facts/pull.ts';
import { type StayStyle } from '#shared/destination/facts/schema.ts';
import { hubOf, knowsRoutesOf, nonstopTo } from '#shared/destination/facts/ways.ts';
import { haversineKm } from '#shared/destination/flight.ts';
import { hasMonth } from '#shared/destination/season.ts';
import type { City } from '#shared/destination/schema.ts';
import { ratedTypes } from '#shared/destination/strength.ts';
import {
  broadWishes,
  evidenceFrom,
  isWish,
  monthBoundWishes,
  wishes,
  wishLabelKey,
} from '#shared/destination/wishes.ts';
import { tripCostManwon } from '#shared/recommendation/money.ts';
import { crowdsAt } from '#shared/destination/facts/crowds.ts';
import { crowdIds, crowdKinds } from '#shared/destination/facts/schema.ts';
import { reachesFrom } from '#shared/recommendation/reach.ts';
import { homeOf } from '#shared/recommendation/read-home.ts';
import { mainOrigins, originCountries } from '#shared/travel/options.ts';
import { texts } from '#test/builders/texts.ts';
import { cell, numberIn, readRatings, readTable } from '#server/destination/build/facts/tables.ts';
import { readAuthored } from '#server/destination/build/sources/authored.ts';
import { core, placesOfCity } from '#server/destination/catalogue.ts';

const { facts } = core;
const city = (id: string): City => {
  const found = core.cities.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no city ${id}`);
  return found;
};
const fromIncheon = reachesFrom(homeOf('KR', 'ICN', core), core);
const costFromIncheon = (to: City, nights: number, style: StayStyle): number => {
  const reach = fromIncheon.get(to.id);
  return reach ? tripCostManwon(core, reach, to, nights + 1, style) : NaN;
};
const waysFrom = (airport: string, id: string) =>
  facts.ways.filter(({ from, to }) => from === hubOf(airport) && to === id);
const factsOf = (id: string) => {
  const found = facts.cities.get(id);
  if (found === undefined) throw new Error(`no facts of ${id}`);
  return found;
};

describe('weather', () => {
  const rain = (id: string, month: number) => facts.weather.get(id)?.[month - 1]?.rain ?? NaN;

  test('the gulf of Thailand has a dry shore and a wet one', () => {
    for (const month of [5, 6, 7, 8, 9])
      expect(rain('thailand/hua-hin', month)).toBeLessThan(0.6 * rain('thailand/bangkok', month));
    for (const month of [5, 6, 7, 8]) expect(rain('thailand/trat', month)).toBeGreaterThan(300);
  });

  test.each([
    ['portugal/albufeira', 7, 'portugal/lisbon'],
    ['greece/rhodes', 7, 'greece/athens'],
    ['indonesia/yogyakarta', 8, 'indonesia/bandung'],
    ['italy/bari', 11, 'croatia/dubrovnik'],
  ])('%s has less rain in month %i than %s', (id, month, other) => {
    expect(rain(id, month)).toBeLessThanOrEqual(rain(other, month));
  });

  test.each([
    ['japan/yakushima', 6, 800],
    ['japan/hakone', 9, 450],
    ['japan/nikko', 8, 280],
    ['philippines/baguio', 8, 800],
    ['philippines/el-nido', 8, 400],
    ['south-korea/ulleung', 1, 100],
    ['china/huangshan', 6, 300],
  ])('%s is wet in month %i: %i mm and more', (id, month, least) => {
    expect(rain(id, month)).toBeGreaterThanOrEqual(least);
  });

  test.each([
    ['japan/yuzawa', 300],
    ['japan/nozawaonsen', 200],
    ['japan/hakuba', 120],
    ['japan/aizuwakamatsu', 90],
    ['austria/kitzbuhel', 80],
  ])('the snow of %s is %i mm of water and more in January', (id, least) => {
    expect(rain(id, 1)).toBeGreaterThanOrEqual(least);
  });

  test('the winter is dry inland and on the Inland Sea: Matsumoto, Okayama and Takamatsu', () => {
    for (const id of ['japan/matsumoto', 'japan/okayama', 'japan/takamatsu']) expect(rain(id, 1)).toBeLessThan(60);
  });

  test.each(['kuta', 'senggigi', 'labuan-bajo'])('%s has little rain in July and much in January', (id) => {
    expect(rain(`indonesia/${id}`, 7)).toBeLessThan(80);
    expect(rain(`indonesia/${id}`, 1)).toBeGreaterThan(200);
  });

  test('the shore of Phan Thiet is drier than Ho Chi Minh City in the rainy season, and that of Montego Bay than Havana in June', () => {
    for (const month of [6, 7, 8, 9, 10])
      expect(rain('vietnam/phan-thiet', month)).toBeLessThan(0.7 * rain('vietnam/ho-chi-minh-city', month));
    expect(rain('jamaica/montego-bay', 6)).toBeLessThan(rain('cuba/havana', 6));
  });
});

describe('wishes', () => {
  test('a beach about an hour away is some beach, and less than one in the town', () => {
    const beach = (id: string) => factsOf(id).wishes.beach;
    for (const [id, nearer] of [
      ['japan/tokyo', 'japan/kamakura'],
      ['south-korea/seoul', 'south-korea/incheon'],
      ['indonesia/ubud', 'indonesia/kuta'],
      ['united-kingdom/london', 'belgium/bruges'],
    ] as const) {
      expect(beach(id)).toBeGreaterThan(0);
      expect(beach(id)).toBeLessThan(beach(nearer));
    }
  });

  test('the lists are parts of the whole and each wish has a label in every language', () => {
    expect([...broadWishes, ...monthBoundWishes].filter((wish) => !isWish(wish))).toEqual([]);
    for (const text of Object.values(texts))
      for (const wish of wishes) expect(text.explore.wishes[wish], wishLabelKey(wish)).toBeTruthy();
  });

  test('every city is rated for every wish and side', () => {
    const faults = core.cities.flatMap(({ id }) => {
      const { wishes: values, sides } = factsOf(id);
      const all = [
        ...wishes.map((wish) => [wish, values[wish]] as const),
        ...ratedTypes.map((type) => [type, sides[type]] as const),
      ];
      return all.filter(([, value]) => !(value >= 0 && value <= 10)).map(([name]) => `${id} ${name}`);
    });
    expect(faults).toEqual([]);
  });

  test('a city that stands at 7 names one of its own places, in the tables of the editors', () => {
    const places = new Map(
      readAuthored().flatMap(({ country, cities }) =>
        cities.map((one) => [`${country}/${one.city}`, new Set(one.places.map(({ place }) => place))]),
      ),
    );
    const rows = [...readRatings().values()].flat().filter((row) => numberIn(row, 0, 0, 10) >= evidenceFrom);
    expect(rows.length).toBeGreaterThan(1_000);
    expect(rows.filter((row) => !places.get(cell(row, 1))?.has(cell(row, 2))).map(({ where }) => where)).toEqual([]);
  });

  test.each([
    'beach',
    'cycling',
    'diving',
    'golf',
    'hiking',
    'hot-spring',
    'night-market',
    'seafood',
    'ski',
    'snorkeling',
    'theme-park',
  ] as const)('a city one of whose places within reach is tagged %s has some of it', (tag) => {
    const none = core.cities.filter(
      ({ id }) =>
        factsOf(id).wishes[tag] === 0 &&
        placesOfCity(id).some(({ tags, transferMinutes }) => transferMinutes === undefined && tags.includes(tag)),
    );
    expect(none.map(({ id }) => id)).toEqual([]);
  });

  test('a shrine is one of Shinto, as Korean, Japanese and Chinese readers are told: none stands outside Japan', () => {
    const elsewhere = core.cities
      .filter(({ iso2 }) => iso2 !== 'JP')
      .flatMap(({ id }) => placesOfCity(id).filter(({ tags }) => tags.includes('shrine')));
    expect(elsewhere.map(({ id }) => id)).toEqual([]);
  });

  test.each<[id: string, wish: 'beach' | 'hiking', least: number, where: string]>([
    ['italy/rome', 'beach', 3, 'Ostia'],
    ['italy/venice', 'beach', 3, 'the Lido'],
    ['turkiye/istanbul', 'beach', 3, 'Kilyos'],
    ['canada/vancouver', 'beach', 3, 'Kitsilano'],
    ['cuba/havana', 'beach', 3, 'the Playas del Este'],
    ['latvia/riga', 'beach', 3, 'Jurmala'],
    ['spain/bilbao', 'beach', 3, 'Plentzia'],
    ['japan/kobe', 'beach', 3, 'Suma'],
    ['netherlands/amsterdam', 'beach', 3, 'Zandvoort'],
    ['greece/santorini', 'hiking', 4, 'from Fira to Oia'],
    ['oman/muscat', 'hiking', 4, 'Wadi Shab'],
    ['austria/st-anton', 'hiking', 4, 'the Verwall'],
    ['spain/madrid', 'hiking', 4, 'the Guadarrama'],
    ['singapore/singapore', 'hiking', 4, 'MacRitchie'],
    ['japan/hakodate', 'hiking', 4, 'Onuma'],
  ])('within an hour or so of %s there is %s, of at least %i: %s', (id, wish, least) => {
    expect(factsOf(id).wishes[wish]).toBeGreaterThanOrEqual(least);
  });

  test.each<['beach' | 'hiking', string, string, string]>([
    ['beach', 'taiwan/jiufen', 'taiwan/taipei', 'Fulong'],
    ['beach', 'japan/yokohama', 'taiwan/taipei', 'Zushi'],
    ['beach', 'sri-lanka/colombo', 'india/kochi', 'Mount Lavinia'],
    ['beach', 'italy/pisa', 'italy/venice', 'Viareggio'],
    ['beach', 'united-states/orlando', 'italy/rome', 'Cocoa Beach'],
    ['beach', 'japan/osaka', 'japan/sapporo', 'Nishikinohama'],
    ['hiking', 'japan/yokohama', 'japan/sendai', 'the hills of Kamakura'],
    ['hiking', 'thailand/khao-lak', 'thailand/rayong', 'Khao Sok'],
    ['hiking', 'france/paris', 'united-states/new-york', 'Fontainebleau'],
    ['hiking', 'united-kingdom/london', 'united-states/new-york', 'Box Hill'],
  ])('%s in %s is no less than in %s: %s', (wish, id, other) => {
    expect(factsOf(id).wishes[wish]).toBeGreaterThanOrEqual(factsOf(other).wishes[wish]);
  });

  test.each([
    ['egypt/sharm-el-sheikh', 2, 'Mount Sinai is three hours away'],
    ['philippines/manila', 3, 'Masungi is two hours away'],
    ['china/luoyang', 4, 'Song Shan is no hour away by bus'],
  ])('hiking in %s is at most %i: %s', (id, most) => {
    expect(factsOf(id).wishes.hiking).toBeLessThanOrEqual(most);
  });

  test.each([
    ['brazil/rio-de-janeiro', 'hang gliding from Pedra Bonita'],
    ['taiwan/taitung', 'paragliding at Luye'],
    ['georgia/kazbegi', 'paragliding at Gudauri'],
    ['south-korea/sokcho', 'rafting at Inje'],
  ])('%s has something extreme within an hour or so: %s', (id) => {
    expect(factsOf(id).wishes.extreme).toBeGreaterThanOrEqual(5);
  });

  test.each(['south-korea/jeju', 'south-korea/pohang', 'south-korea/seoul', 'japan/kyoto', 'japan/matsue'])(
    '%s does not answer snow as the mountains of Gangwon do',
    (id) => {
      expect(factsOf(id).wishes.snow).toBeLessThanOrEqual(5);
      expect(factsOf(id).wishes.snow).toBeLessThanOrEqual(factsOf('south-korea/pyeongchang').wishes.snow - 4);
    },
  );

  test('each wish is a reason to go somewhere, and none is so for a third of all cities', () => {
    const high = (wish: (typeof wishes)[number], from: number) =>
      core.cities.filter(({ id }) => factsOf(id).wishes[wish] >= from).length;
    expect(wishes.filter((wish) => high(wish, 9) === 0)).toEqual([]);
    expect(wishes.filter((wish) => high(wish, 8) > core.cities.length / 3)).toEqual([]);
  });

  test.each([
    ['safari', 'kenya/masai-mara', 'united-states/san-diego'],
    ['hot-spring', 'japan/beppu', 'japan/tokyo'],
    ['aurora', 'norway/tromso', 'france/paris'],
    ['christmas-market', 'france/strasbourg', 'united-states/las-vegas'],
    ['blossom', 'japan/kyoto', 'japan/ishigaki'],
    ['ski', 'japan/niseko', 'japan/naha'],
    ['food', 'japan/osaka', 'china/huangshan'],
    ['theme-park', 'united-states/orlando', 'japan/kyoto'],
    ['casino', 'macau/macau', 'japan/kyoto'],
    ['seafood', 'japan/hakodate', 'japan/kyoto'],
    ['wine', 'france/bordeaux', 'ireland/dublin'],
    ['snorkeling', 'japan/miyakojima', 'japan/kagoshima'],
    ['night-market', 'taiwan/taipei', 'china/shanghai'],
    ['vegan', 'indonesia/ubud', 'philippines/cebu'],
  ] as const)('for %s, %s stands far above %s', (wish, better, worse) => {
    expect(factsOf(better).wishes[wish]).toBeGreaterThanOrEqual(factsOf(worse).wishes[wish] + 3);
  });

  test('where wine is good there is something to drink, and where the water is for snorkeling there is a coast', () => {
    const odd = core.cities.filter(({ id }) => {
      const { drinks, wine } = factsOf(id).wishes;
      return wine >= 4 && drinks < wine;
    });
    expect(odd.map(({ id }) => id)).toEqual([]);
    for (const id of ['switzerland/zermatt', 'spain/madrid', 'mongolia/ulaanbaatar', 'nepal/kathmandu'])
      expect(factsOf(id).wishes.snorkeling).toBe(0);
  });

  test('who wants the sea is not sent inland: beach, diving and surfing of 7 and more lie where divers or beaches can be', () => {
    for (const id of ['switzerland/zermatt', 'spain/madrid', 'mongolia/ulaanbaatar', 'nepal/kathmandu'])
      expect([factsOf(id).wishes.beach, factsOf(id).wishes.diving, factsOf(id).wishes.surfing]).toEqual([0, 0, 0]);
  });
});

describe('money', () => {
  /**
   * What people paid, ten thousand won a person in the middle style and low season, from Seoul (design of the
   * catalogue).
   */
  const paid: [string, number, number, number][] = [
    ['japan/fukuoka', 3, 55, 80],
    ['japan/osaka', 3, 70, 100],
    ['japan/tokyo', 3, 80, 110],
    ['taiwan/taipei', 3, 70, 100],
    ['hong-kong/hong-kong', 3, 90, 120],
    ['vietnam/da-nang', 3, 70, 100],
    ['thailand/bangkok', 4, 80, 110],
    ['singapore/singapore', 4, 110, 150],
    ['south-korea/jeju', 2, 30, 50],
    ['south-korea/gangneung', 1, 15, 30],
    ['guam/tumon', 3, 120, 160],
    ['indonesia/kuta', 4, 120, 170],
    ['france/paris', 6, 280, 380],
    ['united-states/new-york', 6, 330, 450],
    ['united-states/honolulu', 4, 250, 350],
  ];

  test.each(paid)('%s for %i nights costs between %i and %i, give or take 15 per cent', (id, nights, from, to) => {
    const cost = costFromIncheon(city(id), nights, 'middle');
    expect(cost).toBeGreaterThanOrEqual(from * 0.85);
    expect(cost).toBeLessThanOrEqual(to * 1.15);
  });

  test('a finer style costs more in every city, and another night costs more', () => {
    fc.assert(
      fc.property(fc.constantFrom(...core.cities), fc.integer({ min: 1, max: 29 }), (one, nights) => {
        const total = (style: StayStyle, length: number) => costFromIncheon(one, length, style);
        expect(total('hostel', nights)).toBeLessThan(total('middle', nights));
        expect(total('middle', nights)).toBeLessThan(total('fine', nights));
        expect(total('middle', nights)).toBeLessThan(total('middle', nights + 1));
      }),
    );
  });

  test('a fare grows with the way, and falls where many fly or no border is crossed', () => {
    const usual = { isContested: false, isDomestic: false };
    expect(lowSeasonFareManwon(2000, usual)).toBeGreaterThan(lowSeasonFareManwon(1000, usual));
    expect(lowSeasonFareManwon(2000, { ...usual, isContested: true })).toBeLessThan(lowSeasonFareManwon(2000, usual));
    expect(lowSeasonFareManwon(400, { ...usual, isDomestic: true })).toBeLessThan(
      lowSeasonFareManwon(400, { ...usual, isContested: true }),
    );
  });
});

describe('ways', () => {
  /** Km/h between the two centres as the crow flies: slower and faster is no such ride, but an hour's wait is in it. */
  const plausible = {
    rail: [15, 260],
    bus: [15, 110],
    car: [25, 110],
    taxi: [8, 110],
    ferry: [5, 75],
    flight: [25, 500],
  } as const;

  test('are as fast as their means', () => {
    const faults = facts.ways.filter(({ from, to, means, minutes }) => {
      const speed = haversineKm(city(from).coords, city(to).coords) / (minutes / 60);
      return speed < plausible[means][0] || speed > plausible[means][1];
    });
    expect(faults).toEqual([]);
  });

  test('a return by land costs less than half a million won, and from Seoul every Korean city has one', () => {
    expect(facts.ways.filter(({ manwon }) => manwon > 25)).toEqual([]);
    expect(
      core.cities.filter(
        ({ iso2, id }) => iso2 === 'KR' && id !== 'south-korea/seoul' && waysFrom('ICN', id).length === 0,
      ),
    ).toEqual([]);
    expect(waysFrom('GMP', 'south-korea/daegu').map(({ means }) => means)).toContain('rail');
    expect(waysFrom('PUS', 'japan/tsushima').map(({ means }) => means)).toContain('ferry');
  });

  test('every city has an airport with minutes, its gateway first, and none is a ride beyond belief', () => {
    const faults = core.cities.filter(({ id, gateway, coords }) => {
      const ways = factsOf(id).gateways;
      const isFar = ways.some(({ airport, minutes }) => {
        const at = core.gateways.get(airport);
        return at === undefined || haversineKm(at, coords) / (minutes / 60) > 200;
      });
      return (
        ways[0] === undefined ||
        isFar ||
        (ways.some(({ airport }) => airport === gateway) && ways[0].airport !== gateway)
      );
    });
    expect(faults.map(({ id }) => id)).toEqual([]);
  });

  test('the first airport with minutes is the one that a city names as its own', () => {
    const others = core.cities.filter(({ id, gateway }) => factsOf(id).gateways[0]?.airport !== gateway);
    expect(others.map(({ id }) => id)).toEqual([]);
  });

  test('nonstop flights: known, contested, none, and airports whose flights nobody wrote down', () => {
    expect([nonstopTo(facts, 'ICN', 'NRT'), nonstopTo(facts, 'ICN', 'CDG'), nonstopTo(facts, 'ICN', 'EZE')]).toEqual([
      'contested',
      'nonstop',
      'none',
    ]);
    expect([knowsRoutesOf(facts, 'ICN'), knowsRoutesOf(facts, 'BRE')]).toEqual([true, false]);
    expect(nonstopTo(facts, 'PUS', 'HND')).toBe('contested');
    const oneWay = [...facts.routes].flatMap(([origin, to]) =>
      [...to.keys()]
        .filter((airport) => nonstopTo(facts, airport, origin) === 'none')
        .map((airport) => [airport, origin]),
    );
    expect(oneWay).toEqual([]);
    const unknown = [...facts.routes]
      .flatMap(([origin, to]) => [origin, ...to.keys()])
      .filter((code) => !core.gateways.has(code));
    expect([...new Set(unknown)]).toEqual([]);
  });
});

describe('from door to door', () => {
  test.each([
    // Timetables, and about half an hour at either end.
    ['KR', 'ICN', 'south-korea/busan', 2.9, 3.5],
    ['KR', 'ICN', 'south-korea/gangneung', 2.3, 3],
    ['KR', 'ICN', 'south-korea/gyeongju', 2.9, 3.5],
    ['KR', 'Daegu', 'south-korea/seoul', 2.2, 2.9],
    ['JP', 'HND', 'japan/osaka', 2.9, 3.5],
    ['JP', 'HND', 'south-korea/jeonju', 8, 10],
    ['DE', 'Cologne', 'germany/munich', 4.8, 5.6],
    ['DE', 'Cologne', 'germany/dresden', 6, 7.5],
    ['DE', 'Berlin', 'germany/hamburg', 2.3, 3],
    ['DE', 'Frankfurt', 'germany/berlin', 4.4, 5.2],
    ['DE', 'Munich', 'germany/frankfurt', 3.6, 4.4],
    ['DE', 'Frankfurt', 'france/paris', 4.3, 5],
    ['FR', 'Paris', 'united-kingdom/london', 3.3, 4],
    ['ES', 'Madrid', 'spain/barcelona', 3.1, 3.9],
    ['ES', 'Madrid', 'spain/granada', 3.9, 4.8],
    ['ES', 'Madrid', 'spain/bilbao', 4, 5.5],
    ['IT', 'Rome', 'italy/bari', 4.2, 5.3],
    ['JP', 'Fukuoka', 'japan/miyazaki', 4.2, 5.3],
    ['GB', 'LHR', 'morocco/merzouga', 13, 16],
  ] as const)('as %s from %s, %s is between %d and %d hours', (country, text, id, least, most) => {
    const hours = reachesFrom(homeOf(country, text, core), core).get(id)?.doorHours;
    expect(hours).toBeGreaterThanOrEqual(least);
    expect(hours).toBeLessThanOrEqual(most);
  });
});

describe('weather', () => {
  test('nights are colder than days, within what the earth has, and rain is no less than none', () => {
    const faults = core.cities.filter(({ id }) => {
      const months = facts.weather.get(id) ?? [];
      return (
        months.length !== 12 ||
        months.some(({ day, night, rain }) => night >= day || day > 45 || night < -40 || rain < 0 || rain > 1100)
      );
    });
    expect(faults).toEqual([]);
  });

  test.each([
    ['south-korea/seoul', 1, 2, 4],
    ['south-korea/seoul', 8, 29, 32],
    ['japan/naha', 1, 19, 22],
    ['thailand/bangkok', 4, 34, 38],
    ['norway/tromso', 1, -4, 1],
    ['australia/sydney', 7, 15, 19],
    ['united-arab-emirates/dubai', 8, 39, 43],
    ['south-korea/danyang', 1, 1, 6],
    ['south-korea/yeosu', 7, 26, 28],
    ['south-korea/gwangju', 7, 29, 31],
    ['china/haikou', 1, 20, 23],
    ['china/taian', 5, 26, 29],
    ['united-states/palm-springs', 7, 41, 45],
    ['philippines/baguio', 4, 24, 27],
    ['italy/cinque-terre', 7, 27, 30],
    ['andorra/andorra-la-vella', 7, 24, 27],
    ['south-korea/pyeongchang', 1, -3, 0],
    ['south-korea/daegu', 8, 31, 33],
    ['japan/yuzawa', 1, 2, 3],
    ['japan/nozawaonsen', 2, 0, 2],
    ['japan/hakuba', 1, 0, 2],
    ['japan/kusatsu', 1, -1, 1],
    ['japan/aizuwakamatsu', 1, 2, 4],
    ['japan/shirahama', 8, 30, 32],
    ['spain/bilbao', 8, 26, 27],
  ] as const)('%s in month %i is between %i and %i degrees by day', (id, month, from, to) => {
    const day = facts.weather.get(id)?.[month - 1]?.day;
    expect(day).toBeGreaterThanOrEqual(from);
    expect(day).toBeLessThanOrEqual(to);
  });

  test('the north is warmer in July and the south in January', () => {
    const away = core.cities.filter(({ id, coords }) => {
      const months = facts.weather.get(id) ?? [];
      const summer = (months[6]?.day ?? 0) - (months[0]?.day ?? 0);
      return (coords.lat > 35 && summer < 2) || (coords.lat < -25 && summer > -1);
    });
    expect(away.map(({ id }) => id)).toEqual([]);
  });
});

describe('pull', () => {
  const seoul = city('south-korea/seoul').coords;
  const pull = (origin: string, id: string) => pullOf(visitsThousand(facts, origin, city(id), seoul));

  test('many go to Osaka and Da Nang, few to Huangshan and fewer to Uyuni', () => {
    expect(pull('KR', 'japan/osaka')).toBeGreaterThan(pull('KR', 'vietnam/da-nang') - 0.2);
    expect(pull('KR', 'vietnam/da-nang')).toBeGreaterThan(pull('KR', 'china/huangshan') + 0.2);
    expect(pull('KR', 'china/huangshan')).toBeGreaterThan(pull('KR', 'bolivia/uyuni'));
  });

  test('is between 0 and 1 and positive for every origin and city, also where nobody publishes departures', () => {
    const faults = [...originCountries, 'DE', 'BR'].flatMap((origin) =>
      core.cities
        .filter((one) => {
          const value = pullOf(visitsThousand(facts, origin, one, seoul));
          return !(value >= 0 && value <= 1) || visitsThousand(facts, origin, one, seoul) <= 0;
        })
        .map(({ id }) => `${origin} ${id}`),
    );
    expect(faults).toEqual([]);
  });

  test('shares are parts, and the usual nights are an interval', () => {
    const faults = core.cities.filter(({ id }) => {
      const { share, homeShare, usualNights } = factsOf(id);
      return !(share > 0 && share <= 1 && homeShare > 0 && homeShare <= 1 && usualNights.from <= usualNights.to);
    });
    expect(faults).toEqual([]);
  });
});

describe('without a car, and among crowds', () => {
  test.each(['car', 'crowded'])('no city stands in %s.tsv twice, and each is of the catalogue', (table) => {
    const named = readTable(table, 2).map((row) => cell(row, 0));
    const known = new Set(
      readAuthored().flatMap(({ country, cities }) => cities.map((one) => `${country}/${one.city}`)),
    );
    expect(named.filter((id, index) => named.indexOf(id) !== index || !known.has(id))).toEqual([]);
  });

  test('what the tables say is what the catalogue says, of their cities and of no others', () => {
    const ids = new Map(
      core.countries.flatMap(({ iso2, id: country }) =>
        core.cities.filter((one) => one.iso2 === iso2).map(({ id }) => [`${iso2}${id.slice(country.length)}`, id]),
      ),
    );
    const rows = (table: string) => readTable(table, 2).map((row) => [ids.get(cell(row, 0)), cell(row, 1)]);
    const graded = core.cities.flatMap(({ id }) => (factsOf(id).car ? [[id, factsOf(id).car]] : []));
    expect(new Map(rows('car') as [string, string][])).toEqual(new Map(graded as [string, string][]));
    const crowded = core.cities.filter(({ id }) => factsOf(id).crowdedMonths !== 0).map(({ id }) => id);
    expect(new Set(rows('crowded').map(([id]) => id))).toEqual(new Set(crowded));
    const strange = core.cities.filter(({ id }) => {
      const { car, crowdedMonths } = factsOf(id);
      return ![undefined, 'needed', 'better'].includes(car) || !(crowdedMonths >= 0 && crowdedMonths < 2 ** 12);
    });
    expect(strange.map(({ id }) => id)).toEqual([]);
  });

  test.each([
    ['namibia/etosha', 'needed'],
    ['united-states/kauai', 'needed'],
    ['south-korea/jeju', 'better'],
    ['iceland/reykjavik', 'better'],
    ['portugal/funchal', 'better'],
    ['japan/kyoto', undefined],
    ['tanzania/serengeti', undefined],
    ['maldives/male', undefined],
    ['switzerland/zermatt', undefined],
  ])('%s by car: %s', (id, grade) => {
    expect(factsOf(id).car).toBe(grade);
  });

  test.each([
    ['japan/kyoto', 4, true],
    ['japan/kyoto', 2, true],
    ['italy/venice', 4, true],
    ['italy/venice', 12, false],
    ['japan/otaru', 1, true],
    ['japan/otaru', 4, false],
    ['south-korea/busan', 8, true],
    ['south-korea/busan', 2, false],
    ['croatia/dubrovnik', 8, true],
    ['croatia/dubrovnik', 1, false],
    ['south-korea/yeongwol', 8, false],
  ])('%s is known for its crowds in month %i: %s', (id, month, isCrowded) => {
    expect(hasMonth(factsOf(id).crowdedMonths, month)).toBe(isCrowded);
  });
});

describe('calendar', () => {
  test('a crowd travels, has closed, or eats by night, in countries or cities of the catalogue', () => {
    expect(facts.crowds.map(({ id }) => id)).toEqual(crowdIds);
    for (const { kind, places } of facts.crowds) {
      expect(crowdKinds).toContain(kind);
      expect(
        places.filter(
          (one) => ![...core.countries.map(({ iso2 }) => iso2), ...core.cities.map(({ id }) => id)].includes(one),
        ),
      ).toEqual([]);
    }
  });

  test.each([
    ['japan/osaka', '2027-05-05', '2027-05-09', ['golden-week 2027-04-29']],
    ['japan/osaka', '2027-05-07', '2027-05-09', []],
    ['japan/sapporo', '2027-12-31', '2028-01-02', ['japan-new-year 2027-12-29']],
    ['indonesia/ubud', '2027-03-08', '2027-03-09', ['eid-al-fitr 2027-03-08', 'nyepi 2027-03-08']],
    ['indonesia/jakarta', '2027-02-20', '2027-02-22', ['ramadan 2027-02-08']],
    ['indonesia/kuta', '2027-02-20', '2027-02-22', []],
    ['vietnam/da-nang', '2027-02-06', '2027-02-08', ['tet-closed 2027-02-05']],
    ['singapore/singapore', '2027-05-01', '2027-05-05', []],
  ] as const)('what changes all of the country: %s from %s to %s', (id, from, to, found) => {
    const days = crowdsAt(facts, city(id), { start: from, end: to }).map((one) => `${one.id} ${one.days.start}`);
    expect(days.sort()).toEqual(found);
    expect(crowdsAt(facts, city(id), undefined)).toEqual([]);
  });

  test('rows end no earlier than they begin, stand in the order of the years and last at most eight months', () => {
    for (const { windows } of [...facts.calendar, ...facts.crowds]) {
      for (const { from, to } of windows) expect(Date.parse(to) - Date.parse(from)).toBeLessThan(245 * 86_400_000);
      expect(windows.every(({ from, to }, index) => from <= to && from > (windows[index - 1]?.from ?? ''))).toBe(true);
      expect(windows.length).toBeGreaterThanOrEqual(5);
    }
  });

  test('a city that is rated for a month-bound wish has its month: from 5 on, a row of the calendar', () => {
    const bound = monthBoundWishes.filter((wish) => wish !== 'festival');
    const without = bound.flatMap((wish) =>
      core.cities
        .filter(
          ({ id }) =>
            factsOf(id).wishes[wish] >= evidenceFrom &&
            !facts.calendar.some((row) => row.wish === wish && row.cityIds.includes(id)),
        )
        .map(({ id }) => `${wish} ${id}`),
    );
    expect(without).toEqual([]);
  });

  test.each([
    ['japan/tokyo', 'blossom', '2027-03-30', true],
    ['japan/tokyo', 'blossom', '2027-07-30', false],
    ['japan/sapporo', 'festival', '2028-02-06', true],
    ['germany/munich', 'festival', '2026-09-25', true],
    ['france/strasbourg', 'christmas-market', '2027-12-05', true],
    ['norway/tromso', 'aurora', '2027-01-10', true],
    ['norway/tromso', 'aurora', '2027-06-10', false],
  ] as const)('%s, %s on %s: %s', (id, wish, day, isOn) => {
    const events = facts.calendar.filter((row) => row.wish === wish && row.cityIds.includes(id));
    expect(events.some(({ windows }) => windows.some(({ from, to }) => from <= day && day <= to))).toBe(isOn);
  });

  test('Lunar New Year, Chuseok, Easter and Ramadan fall where the almanacs say', () => {
    const holidays = (iso2: string, from: string, to: string) =>
      facts.holidays.get(iso2)?.filter((day) => from <= day && day <= to);
    expect(holidays('KR', '2027-02-01', '2027-02-28')).toEqual(['2027-02-06', '2027-02-07', '2027-02-08']);
    expect(holidays('KR', '2026-09-01', '2026-09-30')).toEqual(['2026-09-24', '2026-09-25', '2026-09-26']);
    expect(holidays('SG', '2027-03-20', '2027-03-31')).toEqual(['2027-03-26']);
    const day = '2027-02-20';
    const crowds = facts.crowds.filter(
      ({ places, windows }) => places.includes('MY') && windows.some(({ from, to }) => from <= day && day <= to),
    );
    expect(crowds.map(({ id }) => id)).toEqual(['ramadan']);
    expect(holidays('US', '2026-11-01', '2026-11-30')).toEqual(['2026-11-11', '2026-11-26']);
  });
});

describe('advice and airports', () => {
  test("advice has a level, a past day and the ministry's page; what is not read is null", () => {
    for (const [, row] of facts.advice)
      for (const [, { level, readOn, url }] of row)
        expect([1, 2, 3, 4].includes(level) && readOn < core.asOf && url.startsWith('https://')).toBe(true);
    expect(adviceFor(facts, 'KR', 'AQ')).toBeNull();
    expect([isAdviceOld('2026-01-01', '2026-03-31'), isAdviceOld('2026-01-01', '2026-04-02')]).toEqual([false, true]);
    expect(mainOrigins.filter((origin) => !facts.adviceLinks.has(origin))).toEqual([]);
  });

  test('a city may have a level of its own: Boracay another than Manila, which has that of the country', () => {
    const advice = (city: string) => adviceFor(facts, 'KR', 'PH', `philippines/${city}`);
    expect(advice('manila')).toEqual(adviceFor(facts, 'KR', 'PH'));
    expect(advice('manila')).toMatchObject({ level: 2, isLocal: false });
    expect(advice('boracay')).toMatchObject({ level: 1, isLocal: true });
    for (const row of facts.advice.values())
      for (const [of, { isLocal }] of row)
        expect(isLocal ? facts.cities.has(of) : /^[A-Z]{2}$/.test(of), of).toBe(true);
  });

  test('every country of the catalogue has an airport, with six names each', () => {
    const countries = new Set([...facts.airports.values()].map(({ iso2 }) => iso2));
    expect(
      core.countries.filter(({ iso2, id }) => !countries.has(iso2) && !['andorra'].includes(id)).map(({ id }) => id),
    ).toEqual([]);
    expect(
      [...facts.airports.values()].filter((one) =>
        [one.nameKo, one.nameEn, one.nameJa, one.nameZh, one.nameEs, one.nameFr].some((name) => name.trim() === ''),
      ),
    ).toEqual([]);
    expect(facts.airports.get('ICN')).toMatchObject({ nameKo: '인천', nameEn: 'Incheon', iso2: 'KR' });
  });
});

test("the sources page says what is published and what is the editors' estimate", () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/sources.md'), 'utf8');
  for (const word of ['departures', 'estimate', 'travel advice', 'climate normals']) expect(page).toContain(word);
});
