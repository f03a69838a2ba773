import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { photoPath, photos as photosSchema, type Photos } from '#shared/destination/photo.ts';
import { photosCommand } from '#server/destination/build/photos-command.ts';
import { widthsFor } from '#server/destination/build/photos/resize.ts';
import { RunningServer } from '#test/worlds/running-server.ts';
import { temporaryDirectory } from '#test/worlds/stores.ts';
import { aPicture, ports, put } from './pictures.ts';

const header = 'file,author,licence,source\n';
const source = 'https://commons.wikimedia.org/wiki/File:Osaka.jpg';
let folder: string;
let directory: string;
let large: Buffer;
let small: Buffer;

beforeAll(async () => {
  large = await aPicture(2000, 1200);
  small = await aPicture(960, 540, 'png');
});
beforeEach(() => {
  folder = temporaryDirectory();
  directory = join(temporaryDirectory(), 'photos');
});
afterEach(() => {
  for (const one of [folder, join(directory, '..')]) rmSync(one, { recursive: true, force: true });
});

async function run(...args: string[]) {
  const told = ports();
  const code = await photosCommand(args, { PHOTO_DIRECTORY: directory }, told);
  return { code, said: told.said, warned: told.warned };
}
const index = (): Photos => photosSchema.parse(JSON.parse(readFileSync(join(directory, 'index.json'), 'utf8')));
const files = (): string[] =>
  existsSync(directory)
    ? readdirSync(directory, { recursive: true, withFileTypes: true })
        .filter((one) => one.isFile())
        .map((one) => one.name)
        .sort()
    : [];

describe('a folder of photographs', () => {
  it('is taken in three widths and two formats, none enlarged, and is served with its credit', async () => {
    put(folder, 'japan/osaka.jpg', large);
    put(folder, 'japan.png', small);
    put(folder, 'credits.csv', `${header}japan/osaka.jpg,"Kim, Mina",CC BY-SA 4.0,${source}\njapan.png,Lee,CC0,\n`);
    const world = await RunningServer.start({ photoDirectory: directory });
    try {
      expect((await world.get('/api/explore/photos')).body).toEqual({});
      expect((await world.get('/api/explore/imported')).body).toMatchObject({ hasPhotos: false });
      expect(await run(folder)).toEqual({ code: 0, said: ['2 taken, 0 left out, 2 in the instance'], warned: [] });

      const answer = await world.get('/api/explore/photos');
      const found = photosSchema.parse(answer.body);
      expect(found).toEqual(index());
      expect((await world.get('/api/explore/imported')).body).toMatchObject({ hasPhotos: true });
      const { 'japan/osaka': osaka, japan } = found;
      expect(osaka).toMatchObject({
        widths: [480, 960, 1600],
        width: 1600,
        height: 960,
        author: 'Kim, Mina',
        licence: 'CC BY-SA 4.0',
        licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
        source,
      });
      expect(japan).toMatchObject({ widths: [480, 960], width: 960, height: 540, licence: 'CC0 1.0', source: null });
      for (const [id, one] of Object.entries(found))
        for (const width of one.widths)
          for (const format of ['avif', 'webp'] as const) {
            const response = await fetch(world.url + photoPath(id, one, width, format));
            expect(response.status).toBe(200);
            expect(response.headers.get('content-type')).toBe(`image/${format}`);
            expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
            expect(response.headers.get('x-content-type-options')).toBe('nosniff');
            const drawn = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
            expect(drawn).toMatchObject({ width, height: Math.round((one.height * width) / one.width) });
            expect(drawn.format).toBe(format === 'avif' ? 'heif' : 'webp');
          }
      for (const path of ['/photos/index.json', '/photos/japan', '/photos/..%2findex.json', '/photos/japan-1-0.avif'])
        expect((await fetch(world.url + path)).status, path).toBe(404);
    } finally {
      await world.close();
    }
  });

  it('keeps what was taken before, replaces a picture with its files, and forgets one on demand', async () => {
    put(folder, 'japan/osaka.jpg', large);
    put(folder, 'credits.csv', `${header}japan/osaka.jpg,Kim,CC BY 4.0,\n`);
    await run(folder);
    const [before] = Object.values(index());
    rmSync(join(folder, 'japan'), { recursive: true });
    put(folder, 'japan.png', small);
    put(folder, 'credits.csv', `${header}japan.png,Lee,CC0,\n`);
    expect((await run(folder)).said).toEqual(['1 taken, 0 left out, 2 in the instance']);

    put(folder, 'japan/osaka.jpg', small);
    put(folder, 'credits.csv', `${header}japan.png,Lee,CC0,\njapan/osaka.jpg,Park,CC0,\n`);
    await run(folder);
    expect(index()['japan/osaka']).toMatchObject({ author: 'Park', widths: [480, 960] });
    expect(files().filter((file) => file.includes(before?.hash ?? ''))).toEqual([]);

    expect(await run('--remove', 'japan/osaka')).toMatchObject({ code: 0 });
    expect(Object.keys(index())).toEqual(['japan']);
    expect(files().filter((file) => file.startsWith('osaka'))).toEqual([]);
    expect(await run('--remove', 'japan/osaka')).toEqual({
      code: 1,
      said: [],
      warned: ['There is no photograph of "japan/osaka".'],
    });
  });

  it('leaves out what is wrong, each with a sentence, and takes the rest', async () => {
    put(folder, 'japan/osaka.jpg', large);
    put(folder, 'japan/osakka.jpg', large);
    put(folder, 'japan/kyoto.jpg', large.subarray(0, large.length / 2));
    put(folder, 'japan/tokyo.jpg', await aPicture(959, 700));
    put(folder, 'japan/fukuoka.jpg', large);
    put(folder, 'japan/sapporo.jpg', large);
    put(folder, 'france.jpg', large);
    put(folder, 'france.png', small);
    symlinkSync(join(folder, 'japan/osaka.jpg'), join(folder, 'italy.jpg'));
    put(
      folder,
      'credits.csv',
      [
        header.trim(),
        'japan/osaka.jpg,Kim,CC BY 4.0,',
        'japan/kyoto.jpg,Kim,CC BY 4.0,',
        'japan/tokyo.jpg,Kim,CC BY 4.0,',
        'japan/fukuoka.jpg,Kim,CC BY-NC 4.0,',
        '../../../etc/passwd.jpg,Kim,CC0,',
        '/etc/japan.jpg,Kim,CC0,',
        'taiwan/taipei.jpg,Kim,CC0,',
        'france.jpg,,CC0,',
        'france.png,Kim,CC0,javascript:alert(1)',
        'spain.jpg,Kim,CC0',
        '',
      ].join('\n'),
    );
    const { code, said, warned } = await run(folder);
    expect(code).toBe(1);
    expect(said).toEqual([`1 taken, ${warned.length} left out, 1 in the instance`]);
    expect(warned).toEqual([
      'credits.csv, line 5: japan/fukuoka.jpg: "CC BY-NC 4.0" is not among the free licences that are taken (CC0, public domain, CC BY, CC BY-SA, with their version).',
      'credits.csv, line 6: "../../../etc/passwd.jpg" is no path of a picture in this folder, like japan/osaka.jpg.',
      'credits.csv, line 7: "/etc/japan.jpg" is no path of a picture in this folder, like japan/osaka.jpg.',
      'credits.csv, line 9: france.jpg has no author.',
      'credits.csv, line 10: france.png: the source "javascript:alert(1)" is no web address.',
      'credits.csv, line 11: 3 columns instead of 4.',
      'france.jpg: no line of credits.csv gives its author and a free licence.',
      'france.png: no line of credits.csv gives its author and a free licence.',
      'italy.jpg: it is a link, and links are not followed.',
      'japan/fukuoka.jpg: no line of credits.csv gives its author and a free licence.',
      'japan/osakka.jpg: there is no country or city with this slug; files are called like japan.jpg and japan/osaka.jpg.',
      'japan/sapporo.jpg: no line of credits.csv gives its author and a free licence.',
      'taiwan/taipei.jpg: credits.csv names it, but there is no such picture.',
      'japan/kyoto.jpg: it cannot be read as a picture.',
      'japan/tokyo.jpg: it has 959 × 700 pixels, and 960 × 540 is the least.',
    ]);
    expect(Object.keys(index())).toEqual(['japan/osaka']);
    expect(files()).toHaveLength(7);
  });

  it('writes nothing in a dry run, nor without a table', async () => {
    put(folder, 'japan.png', small);
    expect(await run(folder)).toMatchObject({
      code: 1,
      warned: [`${join(folder, 'credits.csv')} cannot be read (ENOENT).`],
    });
    put(folder, 'credits.csv', `${header}japan.png,Lee,CC0,\n`);
    expect((await run(folder, '--dry-run')).said).toEqual([
      'dry run, nothing is kept: 1 taken, 0 left out, 1 in the instance',
    ]);
    expect(existsSync(directory)).toBe(false);
    expect((await run(join(folder, 'nowhere'))).warned).toEqual([
      `${join(folder, 'nowhere')} cannot be read (ENOENT).`,
    ]);
    expect((await run()).code).toBe(1);
  });

  it('turns a picture as its camera says, and tells nothing of the camera', async () => {
    const turned = await sharp(await aPicture(1200, 2000))
      .withExif({ IFD0: { Copyright: 'a secret' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    put(folder, 'japan.jpg', turned);
    put(folder, 'credits.csv', `${header}japan.jpg,Lee,CC0,\n`);
    expect(await run(folder)).toMatchObject({ code: 0 });
    expect(index()['japan']).toMatchObject({ width: 1600, height: 960 });
    for (const file of files().filter((one) => one.endsWith('.webp'))) {
      const { exif, orientation } = await sharp(join(directory, file)).metadata();
      expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
    }
  });

  it.each([
    [960, [480, 960]],
    [1200, [480, 960, 1200]],
    [1600, [480, 960, 1600]],
    [5000, [480, 960, 1600]],
  ])('a picture %d pixels across has the widths %j', (width, widths) => {
    expect(widthsFor(width)).toEqual(widths);
  });
});

describe('a server whose index of photographs is damaged', () => {
  let world: RunningServer;
  beforeAll(async () => {
    const damaged = temporaryDirectory();
    writeFileSync(join(damaged, 'index.json'), '{"japan":');
    world = await RunningServer.start({ photoDirectory: damaged });
  });
  afterAll(() => world.close());

  it('shows none, and says so once', async () => {
    for (let asked = 0; asked < 2; asked += 1)
      expect((await world.get('/api/explore/imported')).body).toMatchObject({ hasPhotos: false });
    expect(world.takeErrors().map(({ msg }) => msg)).toEqual([
      'the index of photographs cannot be read: no photographs are shown',
    ]);
  });
});
