import { readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cityPreview, countryPreview, previewSize } from '#shared/destination/cover.ts';
import { core } from '#server/destination/catalogue.ts';
import { RunningServer } from '#test/worlds/running-server.ts';
import { temporaryDirectory } from '#test/worlds/stores.ts';

const publicFolder = join(import.meta.dirname, '../../../app/public');
const mostBytes = 60_000;

/** Chats and networks show a page by its `og:image`, which must be a PNG or JPEG of the told size. */
let world: RunningServer;
let directory: string;
beforeAll(async () => {
  directory = temporaryDirectory();
  writeFileSync(
    join(directory, 'index.html'),
    '<!doctype html><html lang="ko"><head><title>모여</title></head><body></body></html>',
  );
  for (const folder of ['previews', 'icons']) symlinkSync(join(publicFolder, folder), join(directory, folder));
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
  it('is there for every country and city, as a PNG of the told size, small enough for every network', () => {
    const paths = [
      ...core.countries.map(({ slug }) => countryPreview(slug)),
      ...core.cities.map(({ countryId, slug }) => cityPreview(countryId, slug)),
    ];
    const wrong = paths.filter((path) => {
      const file = join(publicFolder, path);
      const [signature, width, height] = sizeOf(readFileSync(file));
      return (
        signature !== '89504e470d0a1a0a' ||
        width !== previewSize.width ||
        height !== previewSize.height ||
        statSync(file).size > mostBytes
      );
    });
    expect([paths.length, wrong]).toEqual([core.countries.length + core.cities.length, []]);
  });

  it('is named by every explore page, and answered', async () => {
    const pages = [
      '/explore',
      ...core.countries.map(({ slug }) => `/explore/${slug}`),
      ...core.cities.map(({ id }) => `/explore/${id}`),
    ];
    const wrong: string[] = [];
    for (const page of pages) {
      const { text } = await world.get(page);
      const address = meta(text, 'og:image') ?? '';
      const { status, headers } = await world.request('HEAD', address.slice(world.url.length));
      if (!address.startsWith(world.url) || status !== 200 || headers['content-type'] !== 'image/png')
        wrong.push(`${page}: ${address} ${status}`);
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('tells its size, and that it is wide; other pages show the icon', async () => {
    const { text } = await world.get('/en/explore/japan/tokyo');
    expect(['og:image', 'og:image:width', 'og:image:height', 'twitter:card'].map((name) => meta(text, name))).toEqual([
      `${world.url}/previews/japan/tokyo.png`,
      '1200',
      '630',
      'summary_large_image',
    ]);
    const icon = await world.get('/en/explore');
    expect(['og:image', 'og:image:width', 'twitter:card'].map((name) => meta(icon.text, name))).toEqual([
      `${world.url}/icons/icon-512.png`,
      '512',
      'summary',
    ]);
    const [, width, height] = sizeOf(readFileSync(join(publicFolder, 'icons/icon-512.png')));
    expect([width, height]).toEqual([512, 512]);
  });

  it('of a group is the icon: its name is all that a preview tells of it', async () => {
    const group = await world.openGroup({ name: '봄 여행' });
    const { text } = await world.get(`/join/${group.shareUrl}`);
    expect([meta(text, 'og:title')?.startsWith('봄 여행'), meta(text, 'og:image')]).toEqual([
      true,
      `${world.url}/icons/icon-512.png`,
    ]);
  });
});
