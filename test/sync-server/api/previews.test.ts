import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previewSize } from '#shared/destination/cover.ts';
import { core } from '#server/destination/catalogue.ts';
import { languages } from '#shared/kernel/languages.ts';
import { aMutation, aShareUrl } from '#test/builders/mutation.ts';
import { RunningServer, type Group } from '#test/worlds/running-server.ts';
import { temporaryDirectory } from '#test/worlds/stores.ts';

const publicFolder = join(import.meta.dirname, '../../../app/public');
/** WhatsApp leaves out larger ones. */
const mostBytes = 300_000;

/** Chats and networks show a page by its `og:image`, which must be a PNG or JPEG of the told size. */
let world: RunningServer;
let directory: string;
beforeAll(async () => {
  directory = temporaryDirectory();
  writeFileSync(
    join(directory, 'index.html'),
    '<!doctype html><html lang="ko"><head><title>모여</title></head><body></body></html>',
  );
  symlinkSync(join(publicFolder, 'icons'), join(directory, 'icons'));
  world = await RunningServer.start({ clientDirectory: directory });
});
afterAll(async () => {
  await world.close();
  rmSync(directory, { recursive: true, force: true });
});

const sizeOf = (png: Buffer) => [png.subarray(0, 8).toString('hex'), png.readUInt32BE(16), png.readUInt32BE(20)];
const meta = (html: string, name: string) =>
  new RegExp(`(?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe('the picture of a link preview', () => {
  it('of every explore page is that of its destination', async () => {
    const pages = [...core.countries.map(({ slug }) => slug), ...core.cities.map(({ id }) => id)];
    const wrong: string[] = [];
    for (const page of pages) {
      const { text } = await world.get(`/explore/${page}`);
      const address = meta(text, 'og:image');
      if (address !== `${world.url}/previews/drawn/scenes/${page}.png`) wrong.push(`${page}: ${address}`);
    }
    expect([pages.length > 700, wrong]).toEqual([true, []]);
  }, 120_000);

  it('says what is drawn in the language of the page, where it is a drawing', async () => {
    const alt = async (page: string) => meta((await world.get(page)).text, 'og:image:alt');
    expect(await alt('/en/explore/japan/osaka')).toBe('Drawing: a castle keep on stone walls, Osaka');
    expect(await alt('/ko/explore/south-korea')).toBe('한국 그림: 기와지붕 너머 산 위의 탑');
    expect([await alt('/en/explore'), await alt('/')]).toEqual([undefined, undefined]);
  });

  it('tells its size, and that it is wide; pages of no destination have one that says what the app is for', async () => {
    const { text } = await world.get('/en/explore/japan/tokyo');
    expect(['og:image', 'og:image:width', 'og:image:height', 'twitter:card'].map((name) => meta(text, name))).toEqual([
      `${world.url}/previews/drawn/scenes/japan/tokyo.png`,
      '1200',
      '630',
      'summary_large_image',
    ]);
    for (const [page, picture] of [
      ['/en/explore', 'explore/en'],
      ['/', 'home/ko'],
      ['/create-group?lang=fr', 'home/fr'],
    ]) {
      const other = await world.get(page ?? '');
      expect(meta(other.text, 'og:image')).toBe(`${world.url}/previews/drawn/app/${picture}.png`);
    }
  });
});

describe('the picture of a group', () => {
  const pictureOf = async (group: Group, language = 'ko') => {
    const { text } = await world.get(`/join/${group.shareUrl}?lang=${language}`);
    return (meta(text, 'og:image') ?? '').slice(world.url.length);
  };
  const decide = (group: Group) =>
    world.sync({
      groupId: group.id,
      organizerToken: group.organizerToken,
      mutations: [
        aMutation(
          'decide',
          {
            kind: 'confirm',
            dates: { start: '2027-04-02', end: '2027-04-05' },
            place: { id: 'japan/kyoto', name: '교토' },
            word: '',
          },
          { actor: 'organizer', base: null },
        ),
      ],
    });
  const bytes = async (path: string) => {
    const response = await fetch(world.url + path);
    return { status: response.status, headers: response.headers, png: Buffer.from(await response.arrayBuffer()) };
  };

  it('is a PNG of the told size, in the language of the link', async () => {
    const group = await world.openGroup({ name: '봄 여행' });
    const all = new Set<string>();
    for (const language of languages) {
      const { status, headers, png } = await bytes(await pictureOf(group, language));
      expect([status, headers.get('content-type'), ...sizeOf(png)]).toEqual([
        200,
        'image/png',
        '89504e470d0a1a0a',
        1200,
        630,
      ]);
      all.add(png.toString('base64'));
    }
    expect(all.size).toBe(languages.length);
  });

  it('is not sent again to whom has it, and has another address once the trip is decided', async () => {
    const group = await world.openGroup({ name: '봄 여행' });
    const invited = await pictureOf(group);
    const first = await bytes(invited);
    const again = await world.get(invited, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
    await decide(group);
    const decided = await pictureOf(group);
    expect(decided).not.toBe(invited);
    expect((await bytes(decided)).png.equals(first.png)).toBe(false);
  });

  it('of a link that leads nowhere is the one of the app, whether it never did or does no more', async () => {
    const group = await world.openGroup({ name: '봄 여행' });
    const path = await pictureOf(group);
    await world.db('groups').where('id', group.id).update({ deleted_at: world.clock.now });
    const app = await bytes('/previews/drawn/app/home/ko.png');
    for (const nowhere of [path, `/previews/drawn/groups/${aShareUrl()}/ko.png`])
      expect((await bytes(nowhere)).png.equals(app.png)).toBe(true);
  });

  it('of a country and a city is what they are drawn by, small enough for every network; nothing else has one', async () => {
    const [japan, kyoto, seoul] = await Promise.all(
      ['japan', 'japan/kyoto', 'south-korea/seoul'].map((id) => bytes(`/previews/drawn/scenes/${id}.png`)),
    );
    for (const one of [japan, kyoto, seoul]) {
      expect([one?.status, one?.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(sizeOf(one?.png ?? Buffer.alloc(0)).slice(1)).toEqual([previewSize.width, previewSize.height]);
      expect(one?.png.length).toBeLessThan(mostBytes);
    }
    expect(new Set([japan, kyoto, seoul].map((one) => one?.png.toString('base64'))).size).toBe(3);
    for (const path of ['scenes/japan/atlantis.png', 'scenes/atlantis.png', 'scenes/japan/kyoto/gion.png'])
      expect((await bytes(`/previews/drawn/${path}`)).status, path).toBe(404);
    for (const path of ['app/other/ko.png', 'app/home/xx.png', 'groups/x/ko.svg'])
      expect((await bytes(`/previews/drawn/${path}`)).status, path).toBe(404);
  });
});
