import { describe, expect, test } from 'vitest';
import { exploreCities } from '#shared/explore/answers.ts';
import { cityFits } from '#shared/recommendation/city-fits.ts';
import { usualHome } from '#shared/recommendation/home.ts';
import { profileOfGroup } from '#shared/recommendation/profile-of-group.ts';
import { reachesFrom } from '#shared/recommendation/reach.ts';
import { homeOf } from '#shared/recommendation/read-home.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import { seasonFit } from '#shared/recommendation/season-fit.ts';
import { cityOf, core } from './catalogue.ts';
import { aFriend, type Friend, rowsOf, today } from './groups.ts';

const citiesFor = (friends: readonly Friend[], description = '') =>
  recommend({ rows: rowsOf(friends, { description }), core, day: today, stage: { at: 'cities' } }).cards.map(
    (card) => card.city,
  );
const stay = (month: string) => ({ availability: [{ start: `2027-${month}-01`, end: `2027-${month}-10` }] });

describe('how far', () => {
  const bostonian = aFriend({
    ...stay('12'),
    originCountryIso2: 'US',
    originAirport: 'BOS',
    range: 'intl_long',
    budgetTier: 'luxury',
  });

  test('who flies for ten hours from Boston is also shown Europe, eight hours away, and nothing that is nearer', () => {
    const hours = (id: string) => reachesFrom(homeOf('US', 'BOS', core), core).get(id)?.hours ?? NaN;
    const shown = citiesFor([bostonian]);
    expect(shown.map(({ id }) => id)).toContain('austria/vienna');
    expect(shown.filter(({ id }) => hours(id) < 7.5)).toEqual([]);
  });

  test('and is the less content the fewer hours it is', () => {
    const profile = profileOfGroup(rowsOf([bostonian]), core, today);
    const [traveller] = profile.travellers;
    const fit = (id: string) => {
      const leg = traveller?.legs?.[core.cities.indexOf(cityOf(id))];
      return traveller && leg ? (cityFits(traveller, cityOf(id), core).reach ?? NaN) / leg.time : NaN;
    };
    expect(fit('japan/tokyo')).toBe(1);
    expect(fit('austria/vienna')).toBeLessThan(1);
    expect(fit('austria/vienna')).toBeGreaterThan(fit('ireland/dublin'));
    expect(fit('ireland/dublin')).toBeGreaterThanOrEqual(0.4);
  });

  test('a filter of the public pages is exact', () => {
    const filters = {
      origin: 'US',
      home: homeOf('US', 'BOS', core),
      range: 'intl_long',
      mainType: 'sightseeing',
    } as const;
    const { cities } = exploreCities({ filters, core, day: today }, null);
    expect(cities.map(({ city }) => city.id)).not.toContain('austria/vienna');
  });

  test('one of three who stays at home is shown the own country beside the others', () => {
    const abroad = aFriend({ budgetTier: 'high' });
    const atHome = aFriend({ range: 'domestic', budgetTier: 'high' });
    const countries = (friends: readonly Friend[]) => new Set(citiesFor(friends).map(({ iso2 }) => iso2));
    expect(countries([abroad, abroad, atHome])).toContain('KR');
    expect(countries([abroad, abroad, atHome])).toContain('JP');
    expect(countries([abroad, abroad, abroad, atHome])).not.toContain('KR');
    expect(countries([abroad, abroad, abroad])).not.toContain('KR');
  });

  test('who names no airport sets out from the middle of the usual ones, and not from whichever is nearest', () => {
    const from = (airport?: string) =>
      reachesFrom(airport === undefined ? usualHome('JP', core) : homeOf('JP', airport, core), core);
    for (const id of ['japan/kyoto', 'japan/hakone', 'japan/fukuoka', 'south-korea/seoul']) {
      const [tokyo = NaN, osaka = NaN, both = NaN] = [from('HND'), from('KIX'), from()].map(
        (reaches) => reaches.get(id)?.doorHours,
      );
      expect(Math.abs(both - (tokyo + osaka) / 2)).toBeLessThan(0.2);
    }
  });
});

describe('what people go for alone', () => {
  const pullFor = (friend: Friend, id: string) => {
    const [traveller] = profileOfGroup(rowsOf([friend]), core, today).travellers;
    return traveller ? (cityFits(traveller, cityOf(id), core).pull ?? NaN) : NaN;
  };

  test('who comes to dive asks half as much where others go', () => {
    for (const id of ['palau/koror', 'vietnam/nha-trang', 'philippines/cebu'])
      expect(pullFor(aFriend({ mainType: 'scuba' }), id) ** 2).toBeCloseTo(pullFor(aFriend(), id), 9);
  });

  test('who comes to ski and would also like a Christmas market is shown no place without snow', () => {
    const skiers = [0, 1, 2].map(() =>
      aFriend({ ...stay('12'), mainType: 'ski', range: 'intl_mid', budgetTier: 'high' }),
    );
    const shown = citiesFor(skiers, '크리스마스 마켓도 보고 싶어요');
    expect(shown.length).toBeGreaterThan(2);
    // A day trip from where they stay will do.
    expect(shown.map(({ iso2 }) => iso2)).not.toEqual(expect.arrayContaining(['HK']));
    expect(shown.map(({ iso2 }) => iso2)).not.toEqual(expect.arrayContaining(['SG']));
  });
});

describe('snow and steam nearby', () => {
  const from = (iso2: 'KR' | 'JP', day: string): Friend =>
    aFriend({
      availability: [{ start: `2027-${day}`, end: `2027-${day.slice(0, 3)}${Number(day.slice(3)) + 4}` }],
      originCountryIso2: iso2,
      range: 'intl_short',
      mainType: 'relax',
      subcats: ['hot_spring'],
    });
  const six = (day: string) => [0, 1, 2, 3, 4, 5].map((at) => from(at < 3 ? 'KR' : 'JP', day));
  const text = '눈 오는 곳에서 온천하고 싶어요';

  test.each(['12-10', '01-10', '03-10'])(
    'six from Korea and Japan who stay near are shown northern Japan on %s',
    (day) => {
      const [first, second] = citiesFor(six(day), text);
      for (const one of [first, second]) {
        expect(one?.iso2).toBe('JP');
        expect(core.facts.cities.get(one?.id ?? '')?.wishes.snow).toBeGreaterThanOrEqual(8);
      }
    },
  );

  test.each(['11-20', '04-10', '07-10'])('and nobody is sent to Ladakh for it on %s', (day) => {
    expect(citiesFor(six(day), text)[0]?.iso2).toMatch(/JP|KR|TW/);
  });

  test('a fortnight before its days and after them half of the snow is there', () => {
    const snowOn = (start: string, end: string, id: string) => {
      const friend = aFriend({ availability: [{ start, end }] });
      const { values } = profileOfGroup(rowsOf([friend]), core, today);
      return values.valueOf(cityOf(id), 'snow');
    };
    expect(snowOn('2027-02-01', '2027-02-05', 'japan/sapporo')).toBe(1);
    expect(snowOn('2027-04-06', '2027-04-10', 'japan/sapporo')).toBe(0.5);
    expect(snowOn('2027-05-06', '2027-05-10', 'japan/sapporo')).toBe(0);
    expect(snowOn('2026-11-21', '2026-11-25', 'japan/sapporo')).toBe(0.5);
    expect(snowOn('2026-11-06', '2026-11-10', 'japan/sapporo')).toBe(0);
  });
});

describe('the season', () => {
  const fit = (id: string, month: number, type: 'relax' | 'scuba', want?: 'warm') =>
    seasonFit(cityOf(id), core.facts.weather.get(id), [month], type, want) ?? NaN;

  test('a place with cool nights is no warm one: Da Nang in January', () => {
    expect(fit('thailand/phuket', 1, 'relax', 'warm')).toBe(1);
    expect(fit('vietnam/da-nang', 1, 'relax', 'warm')).toBeLessThan(0.85);
  });

  test('under water nobody minds the rain that always falls; the months of a rough sea stay bad', () => {
    expect(fit('palau/koror', 2, 'scuba')).toBeGreaterThan(0.9);
    expect(fit('thailand/phuket', 9, 'scuba')).toBeLessThan(0.5);
    expect(fit('thailand/phuket', 2, 'scuba')).toBe(1);
  });
});
