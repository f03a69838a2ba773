import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '#shared/protocol/endpoints.ts';
import type { OutputOf } from '#shared/kernel/endpoint.ts';
import { exploreCities, explorePlaces } from '#shared/explore/answers.ts';
import { withImported, withImportedPlaces } from '#shared/destination/core/with-imported.ts';
import { core, placesOfCity } from '#server/destination/catalogue.ts';
import { readDrafts } from '#server/destination/import/formats.ts';
import { runImport } from '#server/destination/import/run-import.ts';
import { aPayload } from '#test/builders/payload.ts';
import { texts } from '#test/builders/texts.ts';
import { escapeMarkup } from '#server/kernel/escape-markup.ts';
import { RunningServer } from '#test/worlds/running-server.ts';
import { temporaryDirectory } from '#test/worlds/stores.ts';
import { fileOf, placeLine, placesHeader } from './files.ts';

/** What was imported is there for everybody who asks this server, and marked as somebody's. */
let world: RunningServer;
let directory: string;
beforeAll(async () => {
  directory = temporaryDirectory();
  writeFileSync(
    join(directory, 'index.html'),
    '<!doctype html><html lang="ko"><head><title>모여</title></head><body></body></html>',
  );
  world = await RunningServer.start({ clientDirectory: directory });
  // The server has answered before: what it holds is not what it will hold.
  await world.ok(world.get('/api/explore/countries'));
  await take([
    placeLine({
      id: 'c',
      type: 'city',
      country: 'KR',
      name_en: 'Boeun',
      name_ko: '보은',
      lat: '36.489',
      lng: '127.729',
      sightseeing: '3',
      relax: '3',
      activity: '3',
      golf: '3',
      fishing: '3',
      ski: '3',
      scuba: '3',
      description_en: 'Quiet valleys',
    }),
    placeLine({
      id: 'p',
      city: 'south-korea/boeun',
      name_en: '<script>alert(1)</script>',
      lat: '36.5',
      lng: '127.73',
      sightseeing: '3',
      url: 'https://city.example/p',
    }),
    placeLine({ id: 's', city: 'south-korea/seoul', name_en: 'Test Tower', sightseeing: '3', tags: 'landmark' }),
  ]);
  world.pass(5_000);
});
afterAll(async () => {
  await world.close();
  rmSync(directory, { recursive: true, force: true });
});

let runs = 0;
async function take(lines: readonly string[]): Promise<void> {
  runs += 1;
  const report = await runImport(
    world.db,
    readDrafts(fileOf(directory, 'import.csv', [placesHeader, ...lines].join('\n')), 'places'),
    {
      run: `run-${runs}`,
      now: world.clock.now,
      isDryRun: false,
      onFault: ({ line, fault }) => {
        throw new Error(`${line}: ${fault}`);
      },
    },
  );
  expect(report.added).toBe(lines.length);
}

const get = <N extends keyof Api>(path: string) => world.ok<OutputOf<Api[N]>>(world.get(path));

describe('explore', () => {
  it("lists an imported city among its country's, with a journey and its source", async () => {
    const cities = await get<'exploreCities'>('/api/explore/countries/KR/cities?limit=24&mainType=relax');
    expect(cities.find(({ id }) => id === 'south-korea/boeun')).toMatchObject({
      name: '보은',
      lineEn: 'Quiet valleys',
      journey: { range: 'domestic' },
      credit: { source: 'City office', licence: 'CC BY 4.0', date: '2026-03-02' },
    });
    const page = await get<'exploreCityPage'>('/api/explore/south-korea/boeun?lang=en');
    expect(page.city.name).toBe('Boeun');
    expect(page.places).toEqual([
      expect.objectContaining({
        name: '<script>alert(1)</script>',
        images: ['/covers/south-korea.svg'],
        credit: expect.objectContaining({ url: 'https://city.example/p' }) as unknown,
      }),
    ]);
  });

  it("lists an imported place among the editors', which carry no source", async () => {
    const places = await get<'explorePlaces'>(
      '/api/explore/places?cityId=%EC%84%9C%EC%9A%B8&mainType=sightseeing&limit=30',
    );
    expect(places.filter(({ credit }) => credit).map(({ id }) => id)).toEqual(['south-korea/seoul/test-tower']);
    expect(places.length).toBeGreaterThan(10);
  });

  it('tells devices what their files lack, from which they reckon what the server answers', async () => {
    const told = await get<'exploreImported'>('/api/explore/imported');
    expect([
      told.revision,
      told.cities.map(({ id }) => id),
      told.sources.map(({ id, rows }) => `${id} ${rows}`),
    ]).toEqual([1, ['south-korea/boeun'], ['city-office-cc-by-4-0 3']]);
    const device = {
      core: withImported(core, told.cities, Object.entries(told.airports)),
      filters: { origin: 'KR', airport: null, range: null, mainType: 'relax', subcats: [], budgetTier: null },
      day: '2026-03-02',
    } as const;
    const korea = device.core.countries.find(({ iso2 }) => iso2 === 'KR');
    if (!korea) throw new Error('no Korea');
    const asked = await get<'exploreCities'>(
      '/api/explore/countries/KR/cities?limit=24&mainType=relax&seed=2026-03-02',
    );
    expect(
      exploreCities({ ...device, filters: { ...device.filters, subcats: [] } }, korea)
        .cities.slice(0, 24)
        .map(({ city, score }) => [city.id, score]),
    ).toEqual(asked.map(({ id, score }) => [id, score]));
    const places = withImportedPlaces(
      placesOfCity('south-korea/seoul'),
      (await get<'exploreImportedPlaces'>('/api/explore/imported/KR')).filter(
        ({ cityId }) => cityId === 'south-korea/seoul',
      ),
    );
    const answered = await get<'explorePlaces'>(
      '/api/explore/places?cityId=south-korea/seoul&mainType=relax&limit=30&seed=2026-03-02',
    );
    expect(
      explorePlaces({ ...device, filters: { ...device.filters, subcats: [] } }, places)
        .slice(0, 30)
        .map(({ place, score }) => [place.id, score]),
    ).toEqual(answered.map(({ id, score }) => [id, score]));
  });

  it('of a country without any is an empty list', async () => {
    expect(await get<'exploreImportedPlaces'>('/api/explore/imported/JP')).toEqual([]);
    expect((await world.get('/api/explore/imported/XX')).status).toBe(404);
  });
});

it('recommendations of a group count imported cities', async () => {
  const group = await world.openGroup();
  const minji = await world.login(group.id, '민지');
  const payload = aPayload({
    mainType: 'relax',
    range: 'domestic',
    availability: [{ start: '2026-05-01', end: '2026-05-04' }],
  });
  await world.ok(world.post(`/api/group/${group.id}/simple-response`, { payload, sessionToken: minji.sessionToken }));
  const found = await world.ok<OutputOf<Api['postGroupRecommendations']>>(
    world.post(`/api/groups/${group.id}/recommendations`, {}),
  );
  expect(JSON.stringify(found.countries[0]?.bestCities)).toContain('south-korea/boeun');
});

it('pages and the sitemap name them, letters as letters; a city of theirs has a drawn picture', async () => {
  const { status, text } = await world.get('/en/explore/south-korea/boeun');
  expect([status, text.includes('<script>'), text.includes('&#60;script&#62;alert(1)')]).toEqual([200, false, true]);
  // In the data for search engines too, which stand in an element of their own.
  expect(text.match(/<script/g)).toEqual(['<script']);
  expect(text).toContain(
    `<meta property="og:image" content="${world.url}/previews/drawn/scenes/south-korea/boeun.png" />`,
  );
  expect((await world.get('/sitemap.xml')).text).toContain('/ko/explore/south-korea/boeun</loc>');
});

it('of a city of theirs, which is drawn by the rules, a sentence says what is drawn', async () => {
  const { status, text } = await world.get('/covers/scenes/south-korea/boeun/alt-en.json');
  const { alt } = JSON.parse(text) as { alt: string };
  const [, subject = ''] = /^Drawing: (.+?), /.exec(alt) ?? [];
  expect([status, Object.values(texts.en.scenes.subject).includes(subject)]).toEqual([200, true]);
  const page = await world.get('/en/explore/south-korea/boeun');
  expect(page.text).toContain(`<meta property="og:image:alt" content="${escapeMarkup(alt)}" />`);
});

describe('a city with many places', () => {
  it('has 30 on its page, 20 in the group flow, and 30 at most when more are asked for', async () => {
    await take(
      Array.from({ length: 40 }, (_, index) =>
        placeLine({
          id: `sight-${index}`,
          city: 'south-korea/seoul',
          name_en: `Sight number ${index}`,
          lat: `37.${500 + index * 3}`,
          lng: `126.${900 + index * 2}`,
          sightseeing: '3',
        }),
      ),
    );
    world.pass(5_000);
    const { places } = await world.ok<OutputOf<Api['exploreCityPage']>>(world.get('/api/explore/south-korea/seoul'));
    expect(places).toHaveLength(30);
    for (const [limit, count] of [
      ['', 20],
      ['&limit=5', 5],
      ['&limit=99', 30],
    ] as const)
      expect(await world.ok<unknown[]>(world.get(`/api/explore/places?cityId=south-korea/seoul${limit}`))).toHaveLength(
        count,
      );
  });
});
