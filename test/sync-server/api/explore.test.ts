import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '#shared/protocol/endpoints.ts';
import type { OutputOf } from '#shared/kernel/endpoint.ts';
import { exploreCities, exploreCountries, explorePlaces } from '#shared/explore/answers.ts';
import { core, placesOfCity } from '#server/destination/catalogue.ts';
import { RunningServer } from '#test/worlds/running-server.ts';

type Countries = OutputOf<Api['exploreCountries']>;
type Cities = OutputOf<Api['exploreCities']>;
type Places = OutputOf<Api['explorePlaces']>;

let world: RunningServer;
beforeAll(async () => {
  world = await RunningServer.start();
});
afterAll(() => world.close());

const day = '2026-03-02';
const visitor = { origin: 'KR', range: 'intl_mid', mainType: 'golf' } as const;

describe('GET /api/explore/countries', () => {
  it('lists countries of the range, best first, in the asked language', async () => {
    const rows = await world.ok<Countries>(
      world.get('/api/explore/countries?origin=JP&range=intl_short&mainType=ski&lang=en'),
    );
    expect(rows.length).toBeGreaterThan(0);
    const scores = rows.map(({ score }) => score ?? 0);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(rows.every(({ topScore, score }) => topScore === score && score !== null && score >= 0 && score <= 10)).toBe(
      true,
    );
    expect(rows.find(({ iso2 }) => iso2 === 'KR')).toMatchObject({
      slug: 'south-korea',
      name: 'South Korea',
      nameKo: '한국',
      continent: 'asia',
    });
    expect(rows.some(({ iso2 }) => iso2 === 'JP')).toBe(false);
  });

  it('is about KR, intl_mid, golf and ko when nothing is told', async () => {
    const bare = await world.ok<Countries>(world.get('/api/explore/countries'));
    expect(bare).toEqual(
      await world.ok(world.get('/api/explore/countries?origin=KR&range=intl_mid&mainType=golf&lang=ko')),
    );
    expect(bare[0]?.name).toBe(bare[0]?.nameKo);
  });

  it('takes what the group flow adds; a day orders exact ties only', async () => {
    const rows = await world.ok<Countries>(
      world.get('/api/explore/countries?mainType=relax&seed=2027-04-03&airport=PUS&budgetTier=mid&subcats=beach,spa'),
    );
    const other = await world.ok<Countries>(
      world.get('/api/explore/countries?mainType=relax&seed=2027-04-04&airport=PUS&budgetTier=mid&subcats=beach,spa'),
    );
    expect(rows.map(({ score }) => score)).toEqual(other.map(({ score }) => score));
    const told = async (more: string) =>
      (await world.ok<Countries>(world.get(`/api/explore/countries?mainType=relax&seed=2027-04-03${more}`))).map(
        ({ iso2, score }) => [iso2, score],
      );
    for (const one of ['&airport=PUS', '&budgetTier=low', '&subcats=beach'])
      expect(await told(one), one).not.toEqual(await told(''));
  });

  it('is what a device reckons from the same catalogue', async () => {
    const rows = await world.ok<Countries>(world.get('/api/explore/countries'));
    const found = exploreCountries({ core, filters: visitor, day });
    expect(rows.map(({ id, score }) => [id, score])).toEqual(
      found.countries.map(({ country, score }) => [country.id, score]),
    );
    const relaxing = { ...visitor, mainType: 'relax' as const };
    const restful = await world.ok<Countries>(world.get('/api/explore/countries?mainType=relax'));
    expect(restful.map(({ id, score }) => [id, score])).toEqual(
      exploreCountries({ core, filters: relaxing, day }).countries.map(({ country, score }) => [country.id, score]),
    );
  });

  it.each([
    ['origin', 'XX'],
    ['range', 'far'],
    ['mainType', 'culture'],
    ['lang', 'de'],
    ['budgetTier', 'some'],
    ['seed', '2026-02-30'],
  ])('refuses a wrong %s by its name', async (field, value) => {
    const answer = await world.get(`/api/explore/countries?${field}=${value}`);
    expect([answer.status, answer.body.code, answer.body.details]).toEqual([400, 'invalid_input', [field]]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('GET /api/explore/countries/{iso2}/cities', () => {
  it('lists ten cities, or as many as asked, at most 24', async () => {
    const get = (query: string) => world.ok<Cities>(world.get(`/api/explore/countries/JP/cities${query}`));
    expect((await get('')).length).toBe(10);
    expect((await get('?limit=3')).length).toBe(3);
    expect((await get('?limit=900')).length).toBe(24);
    const [city] = await get('?lang=ja&limit=1');
    expect(city?.name).toBe(city?.nameJa);
    expect(city).toMatchObject({
      countryId: 'japan',
      coverImage: `/covers/japan/${city?.slug}.svg`,
      journey: { hours: expect.any(Number) as number },
    });
  });

  it('keeps to a range that is told, and is what a device reckons', async () => {
    const query = 'origin=KR&range=intl_mid&mainType=scuba';
    const rows = await world.ok<Cities>(world.get(`/api/explore/countries/CN/cities?${query}&limit=24`));
    expect(rows.every(({ journey }) => journey?.range === 'intl_mid')).toBe(true);
    const china = core.countries.find(({ iso2 }) => iso2 === 'CN')!;
    const found = exploreCities({ core, filters: { origin: 'KR', range: 'intl_mid', mainType: 'scuba' }, day }, china);
    expect(rows.map(({ id, score }) => [id, score])).toEqual(
      found.cities.slice(0, 24).map(({ city, score }) => [city.id, score]),
    );
    // What lies in the range has the same score at any distance.
    const all = exploreCities({ core, filters: { origin: 'KR', range: null, mainType: 'scuba' }, day }, china);
    for (const { city, score } of found.cities)
      expect(all.cities.find((one) => one.city.id === city.id)?.score).toBe(score);
  });

  it.each(['0', '-1', 'ten', '1.5', ''])('refuses the limit "%s"', async (limit) => {
    expect((await world.get(`/api/explore/countries/JP/cities?limit=${limit}`)).body).toMatchObject({
      code: 'invalid_input',
      details: ['limit'],
    });
  });

  it('does not know every code', async () => {
    const answer = await world.get('/api/explore/countries/ZZ/cities');
    expect([answer.status, answer.body.code]).toEqual([404, 'country_not_found']);
  });
});

describe('GET /api/explore/places', () => {
  const get = (query: Record<string, string>) => world.get<Places>(`/api/explore/places?${new URLSearchParams(query)}`);

  it('needs a city, in the words of the specification', async () => {
    for (const query of [{}, { cityId: '  ' }, { lang: 'fr' }]) {
      const answer = await world.get(`/api/explore/places?${new URLSearchParams(query as Record<string, string>)}`, {
        'accept-language': 'ko',
      });
      expect([answer.status, answer.body.code, answer.body.error]).toEqual([
        400,
        'city_required',
        'cityId is required for places query',
      ]);
    }
  });

  it.each(['fukuoka', 'japan/fukuoka', '후쿠오카', 'Fukuoka', ' FUKUOKA ', '福岡', '福冈'])(
    'finds the city by "%s"',
    async (cityId) => {
      const { status, body } = await get({ cityId });
      expect(status).toBe(200);
      expect(body.length).toBeGreaterThan(0);
      expect(body.every((place) => place.cityId === 'japan/fukuoka')).toBe(true);
    },
  );

  it('lists twenty, or as many as asked, at most 30, of the asked types', async () => {
    const { body } = await get({ cityId: 'tokyo', types: 'food, shop', limit: '99' });
    expect(new Set(body.map(({ type }) => type))).toEqual(new Set(['food', 'shop']));
    expect((await get({ cityId: 'tokyo', limit: '2' })).body.length).toBe(2);
    expect((await get({ cityId: 'tokyo', types: '' })).body.length).toBe(
      Math.min(20, placesOfCity('japan/tokyo').length),
    );
  });

  it('describes in Korean, in Japanese, or in English; rated by nobody yet', async () => {
    const [japanese] = (await get({ cityId: 'tokyo', lang: 'ja', limit: '1' })).body;
    expect(japanese?.description).toMatch(/[ぁ-ん]/);
    expect(japanese).toMatchObject({ description: japanese?.descriptionJa, name: japanese?.nameJa });
    const [korean] = (await get({ cityId: 'tokyo', lang: 'ko', limit: '1' })).body;
    const [spanish] = (await get({ cityId: 'tokyo', lang: 'es', limit: '1' })).body;
    expect(korean).toMatchObject({ description: korean?.descriptionKo, name: korean?.nameKo, rating: null });
    expect(spanish).toMatchObject({ description: spanish?.descriptionEn, name: spanish?.nameEs });
  });

  it('is what a device reckons', async () => {
    const { body } = await get({ cityId: 'japan/tokyo', limit: '30', mainType: 'sightseeing' });
    const found = explorePlaces(
      { core, filters: { ...visitor, mainType: 'sightseeing' }, day },
      placesOfCity('japan/tokyo'),
    );
    expect(body.map(({ id, score }) => [id, score])).toEqual(
      found.slice(0, 30).map(({ place, score }) => [place.id, score]),
    );
  });

  it('refuses types that there are not, and does not know every city', async () => {
    expect((await get({ cityId: 'tokyo', types: 'food,beer' })).body).toMatchObject({
      code: 'invalid_input',
      details: [expect.stringMatching(/^types/) as string],
    });
    for (const cityId of ['nowhere', 'japan/nowhere', 'japan/tokyo/x', '__proto__', '/'])
      expect((await get({ cityId })).body).toMatchObject({ code: 'city_not_found' });
  });
});

describe('page data', () => {
  it('of a country: up to 24 of its cities', async () => {
    const { country, cities } = await world.ok<OutputOf<Api['exploreCountryPage']>>(world.get('/api/explore/japan'));
    expect(country).toMatchObject({ iso2: 'JP', name: '일본', topScore: expect.any(Number) as number });
    expect(cities.length).toBe(24);
  });

  it('of a city: up to 30 of its places', async () => {
    const { country, city, places } = await world.ok<OutputOf<Api['exploreCityPage']>>(
      world.get('/api/explore/japan/fukuoka?lang=en'),
    );
    expect([country.name, city.name]).toEqual(['Japan', 'Fukuoka']);
    expect(places.length).toBe(placesOfCity('japan/fukuoka').length);
  });

  it("of the visitor's own city: its places, without a score", async () => {
    const { city, places } = await world.ok<OutputOf<Api['exploreCityPage']>>(
      world.get('/api/explore/south-korea/seoul'),
    );
    expect(city).toMatchObject({ id: 'south-korea/seoul', score: null });
    expect(places.length).toBe(placesOfCity('south-korea/seoul').length);
  });

  it('there is none of what there is not', async () => {
    for (const [path, code] of [
      ['nowhere', 'country_not_found'],
      ['nowhere/tokyo', 'country_not_found'],
      ['japan/nowhere', 'city_not_found'],
      ['cities', 'country_not_found'],
    ]) {
      const answer = await world.get(`/api/explore/${path}`);
      expect([answer.status, answer.body.code]).toEqual([404, code]);
    }
  });
});

it('anybody may keep the answers for five minutes', async () => {
  for (const path of ['countries', 'countries/JP/cities', 'places?cityId=tokyo', 'japan', 'japan/tokyo']) {
    expect((await world.get(`/api/explore/${path}`)).headers['cache-control'], path).toBe('public, max-age=300');
  }
});

describe('public ratings', () => {
  it('are the mean of hearts over all groups, from five members on, without names; the places carry it too', async () => {
    const other = await RunningServer.start();
    const hearts = [5, 4, 4, 3, 5];
    const [place] = placesOfCity('japan/fukuoka');
    if (!place) throw new Error('Fukuoka has places');
    const rate = async (destinationId: string, rating: number, name: string) => {
      const group = await other.openGroup();
      const { sessionToken } = await other.login(group.id, name);
      await other.ok(other.post('/api/votes', { groupId: group.id, destinationId, rating, sessionToken }));
    };
    for (const [index, rating] of hearts.entries()) await rate(place.id, rating, `Minji ${index}`);
    for (const rating of hearts.slice(0, 4)) await rate('japan/fukuoka', rating, 'Jun');
    expect(await other.ok(other.get('/api/explore/japan/fukuoka/ratings'))).toEqual([
      { destinationId: place.id, rating: 4.2, count: 5 },
    ]);
    const places = await other.ok<Places>(other.get('/api/explore/places?cityId=japan/fukuoka&limit=30'));
    expect(places.filter(({ rating }) => rating !== null).map(({ id, rating }) => [id, rating])).toEqual(
      places.some(({ id }) => id === place.id) ? [[place.id, 4.2]] : [],
    );
    expect((await other.get<{ code: string }>('/api/explore/japan/nowhere/ratings')).body.code).toBe('city_not_found');
    await other.close();
  });
});
