import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Knex } from 'knex';
import { openDatabase } from '#server/kernel/db.ts';
import { formatOf, readDrafts, type Format } from '#server/destination/import/formats.ts';
import type { Fault } from '#server/destination/import/import-error.ts';
import type { ImportReport } from '#server/destination/import/importer.ts';
import { runImport } from '#server/destination/import/run-import.ts';
import {
  listImportedCities,
  listImportedPlaces,
  listImportedSources,
  importRevision,
} from '#server/destination/store.ts';
import { freshStore, defaultStore, temporaryDirectory, type FreshStore } from '#test/worlds/stores.ts';
import { feature, fileOf, geoNamesLine, placeLine, placesHeader, wikivoyageHeader, wikivoyageLine } from './files.ts';

const now = Date.UTC(2026, 10, 20);
let directory: string;
let store: FreshStore;
let db: Knex;
let runs = 0;

beforeAll(() => {
  directory = temporaryDirectory();
});
afterAll(() => {
  rmSync(directory, { recursive: true, force: true });
});
beforeEach(async () => {
  store = await freshStore(defaultStore);
  db = await openDatabase(store.config);
});
afterEach(async () => {
  await db.destroy();
  await store.remove();
});

interface Told extends ImportReport {
  told: Fault[];
}

async function take(file: string, options: { isDryRun?: boolean; format?: Format } = {}): Promise<Told> {
  const told: Fault[] = [];
  runs += 1;
  const report = await runImport(db, readDrafts(file, options.format), {
    run: `run-${runs}`,
    now,
    isDryRun: options.isDryRun ?? false,
    onFault: (fault) => told.push(fault),
  });
  return { ...report, told };
}

const ours = (lines: readonly string[], name = 'places.csv') =>
  fileOf(directory, name, [placesHeader, ...lines].join('\n'));
const inSeoul = () => listImportedPlaces(db, ['south-korea/seoul']);
const faultsOf = ({ told }: Told) => told.map(({ line, fault }) => `${line}: ${fault}`);

describe('our own template', () => {
  it('puts a place beside its city, with its source, licence and date', async () => {
    const report = await take(
      ours([
        placeLine({
          name_en: 'Test Hill',
          name_ko: '시험 언덕',
          tags: 'park viewpoint',
          price_level: '0',
          url: 'https://city.example/hill',
          description_en: 'A hill.',
        }),
      ]),
    );
    expect([report.added, report.updated, report.told]).toEqual([1, 0, []]);
    expect(await inSeoul()).toEqual([
      expect.objectContaining({
        id: 'south-korea/seoul/test-hill',
        nameKo: '시험 언덕',
        nameJa: 'Test Hill',
        tags: ['park', 'viewpoint'],
        priceLevel: 0,
        descriptionEn: 'A hill.',
        credit: {
          source: 'City office',
          licence: 'CC BY 4.0',
          licenceUrl: null,
          url: 'https://city.example/hill',
          date: '2026-11-20',
        },
      }),
    ]);
    expect(await listImportedSources(db)).toEqual([
      {
        id: 'city-office-cc-by-4-0',
        name: 'City office',
        licence: 'CC BY 4.0',
        licenceUrl: null,
        url: null,
        importedAt: now,
        rows: 1,
      },
    ]);
  });

  it('keeps rows with faults out, tells their lines, and takes the rest', async () => {
    const report = await take(
      ours([
        placeLine({ name_en: 'Good' }),
        'too,few',
        placeLine({ name_en: '' }),
        placeLine({ name_en: 'Far', lat: '0.5', lng: '-30' }),
        placeLine({ name_en: 'No licence', licence: '' }),
        placeLine({ name_en: 'Wrong type', type: 'volcano' }),
        placeLine({ name_en: 'Off Earth', lat: '95' }),
        placeLine({ name_en: 'Text', lat: '37,5' }),
        placeLine({ name_en: 'Null Island', lat: '0', lng: '0' }),
        placeLine({ name_en: 'Script', url: 'javascript:alert(1)' }),
        placeLine({ name_en: 'Turned \u202e' }),
        placeLine({ name_en: 'Four', sightseeing: '4' }),
        placeLine({ name_en: 'Also good' }),
      ]),
    );
    expect(report.added).toBe(2);
    expect(faultsOf(report)).toEqual([
      '3: 2 columns instead of 32',
      '4: no name',
      '6: no source or no licence: both are shown with the row',
      '7: type "volcano" is none of those allowed',
      '8: coordinates that are not on Earth',
      '9: no coordinates',
      '10: coordinates 0, 0: unknown rather than there',
      '11: url is no http or https address',
      '12: the name (en) has characters that cannot be shown',
      '13: sightseeing is no whole number from 0 to 3',
      '5: no city of the catalogue within 40 km',
    ]);
    expect((await inSeoul()).map(({ slug }) => slug)).toEqual(['also-good', 'good']);
  });

  it('tells an open quote at its own line, and reads on after it', async () => {
    const report = await take(
      ours([
        placeLine({ name_en: 'One' }),
        'attraction,"never closed',
        placeLine({ name_en: 'Two', description_en: 'over\ntwo lines' }),
        placeLine({ name_en: 'Three' }),
      ]),
    );
    expect(faultsOf(report)).toEqual(['3: a quote is opened and not closed']);
    expect(report.added).toBe(3);
  });

  it('taken again changes nothing but the date: rows are found by their id', async () => {
    const lines = [placeLine({ id: 'a', name_en: 'Alpha' }), placeLine({ id: 'b', name_en: 'Beta' })];
    await take(ours(lines));
    const before = await inSeoul();
    const again = await take(ours(lines));
    expect([again.added, again.updated, again.faults]).toEqual([0, 2, 0]);
    expect(await inSeoul()).toEqual(before);
  });

  it('a changed row keeps its address, so that hearts and links hold', async () => {
    await take(ours([placeLine({ id: 'a', name_en: 'Alpha' })]));
    await take(ours([placeLine({ id: 'a', name_en: 'Alpha Tower' })]));
    expect((await inSeoul()).map(({ id, nameEn }) => [id, nameEn])).toEqual([
      ['south-korea/seoul/alpha', 'Alpha Tower'],
    ]);
  });

  it('a row that moved to another city is there alone', async () => {
    await take(ours([placeLine({ id: 'a', name_en: 'Alpha' })]));
    await take(ours([placeLine({ id: 'a', name_en: 'Alpha', lat: '35.16', lng: '129.06' })]));
    expect(await inSeoul()).toEqual([]);
    expect((await listImportedPlaces(db, ['south-korea/busan'])).map(({ slug }) => slug)).toEqual(['alpha']);
  });

  it('refuses the same row or slug twice, with both lines, and what is written by hand', async () => {
    const report = await take(
      ours([
        placeLine({ id: 'a', slug: 'hill' }),
        placeLine({ id: 'a', slug: 'hill' }),
        placeLine({ id: 'b', slug: 'hill' }),
        placeLine({ id: 'c', name_en: 'Gyeongbokgung Palace', slug: 'gyeongbokgung' }),
        placeLine({ id: 'd', slug: 'No Slug' }),
      ]),
    );
    expect(faultsOf(report)).toEqual([
      '3: the same row as on line 2',
      '4: the slug hill is taken by line 2',
      '5: south-korea/seoul/gyeongbokgung is written by hand, and an import never overwrites that',
      '6: "No Slug" is no slug (small letters, digits and hyphens, at most 60)',
    ]);
  });

  it('two of the same name in one source have addresses of their own; the same from another source is a fault', async () => {
    await take(ours([placeLine({ id: 'a', name_en: 'Corner Cafe' }), placeLine({ id: 'b', name_en: 'Corner Cafe' })]));
    const slugs = (await inSeoul()).map(({ slug }) => slug);
    expect(slugs).toEqual(['corner-cafe', expect.stringMatching(/^corner-cafe-[0-9a-f]{6}$/)]);
    const other = await take(ours([placeLine({ id: 'a', name_en: 'Corner Cafe', source: 'Somebody else' })]));
    expect(faultsOf(other)).toEqual(['2: south-korea/seoul/corner-cafe is already there from city-office-cc-by-4-0']);
  });

  it('keeps letters that a sheet or a browser would run as letters', async () => {
    await take(
      ours([placeLine({ name_en: '=HYPERLINK("x")' }), placeLine({ name_en: '<img src=x onerror=alert(1)>' })]),
    );
    expect((await inSeoul()).map(({ nameEn }) => nameEn).sort()).toEqual([
      '<img src=x onerror=alert(1)>',
      '=HYPERLINK("x")',
    ]);
  });

  it('takes cities, and places in them from the same file', async () => {
    const report = await take(
      ours([
        placeLine({
          type: 'city',
          country: 'KR',
          name_en: 'Boeun',
          name_ko: '보은',
          lat: '36.489',
          lng: '127.729',
          population: '31000',
          sightseeing: '2',
          relax: '3',
        }),
        placeLine({
          type: 'attraction',
          city: 'south-korea/boeun',
          name_en: 'Beopjusa Valley',
          lat: '36.54',
          lng: '127.83',
        }),
        placeLine({ type: 'city', country: 'KR', name_en: 'Second Seoul', lat: '37.57', lng: '126.99' }),
        placeLine({ type: 'city', country: 'XX', name_en: 'Nowhere' }),
      ]),
    );
    expect(faultsOf(report)).toEqual([
      '4: within 8 km of south-korea/seoul, which is there already',
      '5: the country "XX" is not in the catalogue',
    ]);
    expect(await listImportedCities(db)).toEqual([
      expect.objectContaining({
        id: 'south-korea/boeun',
        population: 31000,
        level: 'town',
        climate: 'NEA',
        coverImage: '/covers/south-korea.svg',
        credit: expect.objectContaining({ source: 'City office' }) as unknown,
        strengths: { sightseeing: 2, relax: 3, activity: 0, golf: 0, fishing: 0, ski: 0, scuba: 0 },
      }),
    ]);
    expect((await listImportedPlaces(db, ['south-korea/boeun'])).map(({ slug }) => slug)).toEqual(['beopjusa-valley']);
  });

  it('takes at most 200 places in a city', async () => {
    const report = await take(
      ours(Array.from({ length: 203 }, (_, index) => placeLine({ name_en: `Place ${index}` }))),
    );
    expect([report.added, faultsOf(report)[0]]).toEqual([
      200,
      '202: there are 200 imported places in south-korea/seoul already, and no more may be',
    ]);
  });
});

it('a dry run says the same and changes nothing', async () => {
  const lines = [placeLine({ name_en: 'One' }), placeLine({ name_en: 'Bad', lat: 'x' })];
  const dry = await take(ours(lines), { isDryRun: true });
  expect([await inSeoul(), await listImportedSources(db), await importRevision(db)]).toEqual([[], [], 0]);
  const real = await take(ours(lines));
  expect([dry.added, dry.told]).toEqual([real.added, real.told]);
  expect(await importRevision(db)).toBe(1);
});

it('others write while a file is read: only the bringing over holds the lock', async () => {
  const file = ours([placeLine({ name_en: 'One' })]);
  const other = await openDatabase(store.config);
  const told = async function* () {
    for await (const one of readDrafts(file, undefined)) {
      yield one;
      await other('import_sources').insert({ id: 'other', name: 'x', licence: 'x', imported_at: 1 });
    }
  };
  await runImport(db, told(), { run: 'a', now, isDryRun: false, onFault: () => undefined });
  await other.destroy();
  expect((await listImportedSources(db)).map(({ id }) => id)).toEqual(['city-office-cc-by-4-0', 'other']);
});

it('an import that another one overtook is refused whole', async () => {
  const told = async function* () {
    yield* readDrafts(ours([placeLine({ name_en: 'Slow' })], 'slow.csv'), undefined);
    await take(ours([placeLine({ name_en: 'Quick' })]));
  };
  await expect(runImport(db, told(), { run: 'a', now, isDryRun: false, onFault: () => undefined })).rejects.toThrow(
    'Another import ended meanwhile',
  );
  expect((await inSeoul()).map(({ slug }) => slug)).toEqual(['quick']);
});

it('a file that breaks off half way leaves nothing', async () => {
  const whole = JSON.stringify({
    type: 'FeatureCollection',
    features: Array.from({ length: 1_000 }, (_, index) =>
      feature(`node/${index + 1}`, { name: `Museum ${index}`, tourism: 'museum' }, 126.99, 37.55),
    ),
  });
  const file = fileOf(directory, 'half.geojson', whole.slice(0, -200));
  await expect(take(file)).rejects.toThrow('Line 1: the JSON ends too early.');
  expect([await inSeoul(), await listImportedSources(db)]).toEqual([[], []]);
});

describe('Wikivoyage', () => {
  it('is told by its columns; listings become places with a link to their article', async () => {
    const file = fileOf(
      directory,
      'listings.csv',
      [
        wikivoyageHeader,
        wikivoyageLine(
          'Seoul/Jongno',
          'see',
          "'''Test''' Hall",
          '37.57',
          '126.98',
          'A [[Palace|palace]]<br/> of {{convert|3|m}} note.',
        ),
        wikivoyageLine('Seoul/Jongno', 'go', 'Station', '37.57', '126.98'),
        wikivoyageLine('Seoul/Jongno', 'eat', 'No place', '', ''),
        wikivoyageLine('Seoul/Jongno', 'drink', 'Test Bar', '37.571', '126.98'),
      ].join('\r\n'),
    );
    expect(await formatOf(file)).toBe('wikivoyage');
    const report = await take(file);
    expect([report.added, faultsOf(report), [...report.leftOut]]).toEqual([
      2,
      ['4: no coordinates'],
      [['listings that are no place to go to', 1]],
    ]);
    expect(await inSeoul()).toEqual([
      expect.objectContaining({ slug: 'test-bar', type: 'food', tags: ['drinks'], priceLevel: null }),
      expect.objectContaining({
        slug: 'test-hall',
        nameEn: 'Test Hall',
        type: 'attraction',
        descriptionEn: 'A palace of note.',
        credit: expect.objectContaining({
          licence: 'CC BY-SA 4.0',
          url: 'https://en.wikivoyage.org/wiki/Seoul%2FJongno',
        }) as unknown,
      }),
    ]);
  });

  it('reads the older variant, which lacks some columns', async () => {
    const file = fileOf(
      directory,
      'older.csv',
      'article,type,title,alt,latitude,longitude,description\nSeoul,do,Test Walk,,37.56,126.99,A walk\n',
    );
    expect([await formatOf(file), (await take(file)).added]).toEqual(['wikivoyage', 1]);
  });
});

describe('GeoJSON', () => {
  const collection = (name: string, features: unknown[]) =>
    fileOf(directory, name, JSON.stringify({ type: 'FeatureCollection', features }, null, 1));

  it('with OpenStreetMap tags has all six languages', async () => {
    const report = await take(
      collection('osm.geojson', [
        feature(
          'node/1',
          {
            name: '시험관',
            'name:ko': '시험관',
            'name:en': 'Test House',
            'name:ja': '試験館',
            'name:zh': '试验馆',
            'name:es': 'Casa',
            'name:fr': 'Maison',
            tourism: 'museum',
          },
          126.98,
          37.56,
        ),
        feature('way/2', { name: '새 절', amenity: 'place_of_worship', religion: 'buddhist' }, 126.97, 37.56),
        feature('node/3', { highway: 'bus_stop', name: 'Stop' }, 126.98, 37.56),
        {
          type: 'Feature',
          id: 'way/4',
          properties: { 'name:en': 'Test Golf', leisure: 'golf_course' },
          geometry: {
            type: 'Polygon',
            coordinates: [
              [
                [126.9, 37.5],
                [127, 37.5],
                [127, 37.6],
                [126.9, 37.5],
              ],
            ],
          },
        },
        feature('x', { name: 'No id', tourism: 'museum' }, 126.98, 37.56),
        { type: 'Feature', properties: null, geometry: null },
        5,
      ]),
    );
    expect([report.added, [...report.leftOut.keys()]]).toEqual([3, ['kinds of features that are no destination']]);
    expect(report.told.map(({ fault }) => fault)).toEqual([
      'no OpenStreetMap id (id, @id, or osm_type and osm_id)',
      'a feature without properties or geometry',
      'no GeoJSON feature',
    ]);
    expect(await inSeoul()).toEqual([
      expect.objectContaining({
        slug: expect.stringMatching(/^openstreetmap-[0-9a-f]{6}$/) as unknown,
        nameEn: '새 절',
        tags: ['temple'],
      }),
      expect.objectContaining({
        slug: 'test-golf',
        coords: { lat: 37.55, lng: 126.95 },
        strengths: expect.objectContaining({ golf: 2 }) as unknown,
      }),
      expect.objectContaining({
        slug: 'test-house',
        nameKo: '시험관',
        nameJa: '試験館',
        nameZh: '试验馆',
        nameEs: 'Casa',
        nameFr: 'Maison',
        credit: expect.objectContaining({
          source: '© OpenStreetMap contributors',
          licence: 'ODbL 1.0',
          url: 'https://www.openstreetmap.org/node/1',
        }) as unknown,
      }),
    ]);
  });

  it('of OpenSkiMap and Overture', async () => {
    const report = await take(
      collection('mixed.geojson', [
        feature(
          '',
          { type: 'skiArea', id: 'abc', status: 'operating', activities: ['downhill'], name: 'Test Slopes' },
          128.68,
          37.64,
        ),
        feature('', { type: 'run', id: 'r', status: 'operating', name: 'Run' }, 128.68, 37.64),
        feature(
          '08f',
          {
            id: '08f',
            names: { primary: '시험 식당', common: { en: 'Test Diner' } },
            categories: { primary: 'korean_restaurant' },
            confidence: 0.9,
          },
          126.99,
          37.56,
        ),
        feature(
          '08e',
          {
            id: '08e',
            names: '{"primary":"Doubtful","common":null}',
            categories: '{"primary":"museum"}',
            confidence: 0.2,
          },
          126.99,
          37.56,
        ),
      ]),
    );
    expect([report.added, faultsOf(report)]).toEqual([2, []]);
    expect((await listImportedSources(db)).map(({ id, licence }) => `${id} ${licence}`)).toEqual([
      'openskimap ODbL 1.0',
      'overture CDLA Permissive 2.0',
    ]);
  });

  it('a feature per line: a broken one is kept out', async () => {
    const line = (id: number) =>
      JSON.stringify(feature(`node/${id}`, { name: `Museum ${id}`, tourism: 'museum' }, 126.99, 37.56));
    const file = fileOf(directory, 'lines.geojsonl', `${line(1)}\n{"type":"Feature",\n\u001e${line(2)}\n`);
    const report = await take(file);
    expect([await formatOf(file), report.added, faultsOf(report)]).toEqual(['geojsonseq', 2, ['2: no JSON']]);
  });

  it.each([
    ['deeper than 40', `{"features":[${'['.repeat(60)}`, 'Line 1: nested more than 40 deep.'],
    [
      'a feature without end',
      `{"features":[{"a":"${'x'.repeat(1_200_000)}`,
      'Line 1: a feature of more than 1024 KiB.',
    ],
    ['no JSON', '{"features":[\n\n{"a":oops}]}', 'Line 3: no JSON.'],
  ])('%s is refused whole', async (_, text, message) => {
    await expect(take(fileOf(directory, 'bad.geojson', text))).rejects.toThrow(message);
  });
});

describe('tables', () => {
  it("GeoNames: towns become cities with their neighbours' airport and climate, sights places", async () => {
    const file = fileOf(
      directory,
      'KR.txt',
      [
        geoNamesLine(1, 'Boeun', 36.489, 127.729, 'P.PPL', 'KR', 31_000, 'Boeun,보은,ポウン'),
        geoNamesLine(2, 'Hamlet', 36.3, 127.9, 'P.PPL', 'KR', 900),
        geoNamesLine(3, 'Test "Museum', 36.49, 127.73, 'S.MUS', 'KR', 0),
        geoNamesLine(4, 'Ridge', 36.49, 127.73, 'T.RDG', 'KR', 0),
      ].join('\n'),
    );
    const report = await take(file);
    expect([await formatOf(file), report.added, report.faults, report.leftOut.size]).toEqual(['geonames', 2, 0, 2]);
    expect(await listImportedCities(db)).toEqual([
      expect.objectContaining({
        id: 'south-korea/boeun',
        nameKo: '보은',
        nameJa: 'ポウン',
        nameZh: 'Boeun',
        climate: 'NEA',
        credit: expect.objectContaining({ url: 'https://www.geonames.org/1' }) as unknown,
      }),
    ]);
    expect((await listImportedPlaces(db, ['south-korea/boeun'])).map(({ nameEn }) => nameEn)).toEqual(['Test "Museum']);
  });

  it('OurAirports: new airports; one that the catalogue knows is a fault', async () => {
    const file = fileOf(
      directory,
      'airports.csv',
      [
        '"id","ident","type","name","latitude_deg","longitude_deg","elevation_ft","continent","iso_country","iso_region","municipality","scheduled_service","gps_code","iata_code"',
        '1,"RKZZ","medium_airport","Test",36.1,127.9,1,"AS","KR","KR-1","Test","yes","RKZZ","QZX"',
        '2,"RKSI","large_airport","Incheon",37.46,126.44,1,"AS","KR","KR-1","Seoul","yes","RKSI","ICN"',
        '3,"RKYY","small_airport","Strip",36.1,127.9,1,"AS","KR","KR-1","Test","no","RKYY",""',
      ].join('\n'),
    );
    const report = await take(file);
    expect([await formatOf(file), report.added, faultsOf(report), [...report.leftOut.values()]]).toEqual([
      'ourairports',
      1,
      ['3: ICN is known already'],
      [1],
    ]);
  });
});

describe('what is no UTF-8 text is refused with a sentence', () => {
  const header = `${placesHeader}\n${placeLine({ name_en: 'One' })}\n`;
  it.each([
    [
      'UTF-16',
      Buffer.from(`\ufeff${header}`, 'utf16le'),
      'The file is in UTF-16. Save it as UTF-8 and import it again.',
    ],
    [
      'UTF-16 without a mark',
      Buffer.from(header, 'utf16le'),
      'The file is in UTF-16. Save it as UTF-8 and import it again.',
    ],
    [
      'Latin-1',
      Buffer.concat([Buffer.from(header), Buffer.from(placeLine({ name_en: 'Café Zürich' }), 'latin1')]),
      'Line 3: not UTF-8 (it looks like Latin-1 or Windows-1252). Save the file as UTF-8 and import it again.',
    ],
    [
      'EUC-KR',
      Buffer.concat([Buffer.from(header), Buffer.from('attraction,', 'latin1'), Buffer.from([0xbc, 0xad, 0xbf, 0xef])]),
      'Line 3: not UTF-8 (it looks like EUC-KR, as Korean spreadsheets write). Save the file as UTF-8 and import it again.',
    ],
    ['cut in a letter', Buffer.concat([Buffer.from(header), Buffer.from('보').subarray(0, 2)]), 'Line 3: not UTF-8'],
    ['gzip', Buffer.from('1f8b0800000000000003', 'hex'), 'The file is packed with gzip. Unpack it first.'],
    [
      'a spreadsheet',
      Buffer.from('504b030414000600', 'hex'),
      'The file is a zip archive or a spreadsheet (.xlsx). Unpack it, or export the sheet as CSV in UTF-8.',
    ],
    ['a NUL byte', Buffer.from(`${header}a\0b`), 'Line 3: a NUL byte. This is no text file.'],
    ['nothing', Buffer.alloc(0), 'is empty.'],
    ['something else', Buffer.from('hello\n'), 'The file is in none of the forms that can be imported'],
  ])('%s', async (_, content, message) => {
    await expect(take(fileOf(directory, 'wrong.csv', content))).rejects.toThrow(message);
    expect(await listImportedSources(db)).toEqual([]);
  });

  it('a byte order mark is none of the first column', async () => {
    expect((await take(fileOf(directory, 'marked.csv', `\ufeff${header}`))).added).toBe(1);
  });

  it('a letter that lies across two pieces of the file is one', async () => {
    const filler = Array.from({ length: 700 }, (_, index) =>
      placeLine({ id: String(index), name_en: 'x', description_ko: '가나다라마바사'.repeat(9), lat: '95' }),
    );
    const report = await take(ours([...filler, placeLine({ name_en: 'Last' })]));
    expect([report.added, report.told.at(-1)?.line, report.told.length]).toEqual([1, 701, 700]);
  });
});
