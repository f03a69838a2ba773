import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#shared/kernel/languages.ts';
import { jsonLd } from '#server/http/destination-data.ts';
import { aShareUrl } from '#test/builders/mutation.ts';
import { RunningServer } from '#test/worlds/running-server.ts';
import { temporaryDirectory } from '#test/worlds/stores.ts';

const shell =
  '<!doctype html><html lang="ko"><head><meta name="description" content="앱" /><title>모여</title></head><body><div id="root"></div></body></html>';
let world: RunningServer;
let directory: string;
beforeAll(async () => {
  directory = temporaryDirectory();
  writeFileSync(join(directory, 'index.html'), shell);
  world = await RunningServer.start({ clientDirectory: directory });
});
afterAll(async () => {
  await world.close();
  rmSync(directory, { recursive: true, force: true });
});

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

describe('an explore page', () => {
  it.each([
    ['/ko/explore', 'ko', '여행지 둘러보기 — 모여'],
    ['/en/explore/japan', 'en', 'Where to go in Japan — Moyeo'],
    ['/ja/explore/japan/fukuoka', 'ja', '福岡（日本）— Moyeo'],
    ['/explore/japan', 'ko', '일본 여행지 — 모여'],
  ])('%s is titled in %s', async (path, language, title) => {
    const { status, text, headers } = await world.get(path, { 'accept-language': 'ko' });
    expect([status, titleOf(text), headers['cache-control'], headers['x-robots-tag']]).toEqual([
      200,
      title,
      'no-cache',
      undefined,
    ]);
    expect(text).toContain(`<html lang="${language}"`);
    expect(headers['content-language']).toBe(language);
    expect(text.match(/<meta name="description"/g)?.length).toBe(1);
    for (const name of ['og:title', 'og:description', 'og:image']) expect(text).toContain(`property="${name}"`);
    expect(text).toContain('<div id="root"></div>');
  });

  it('without a prefix speaks the language that the browser asks for', async () => {
    const { text, headers } = await world.get('/explore/japan', { 'accept-language': 'fr' });
    expect(titleOf(text)).toBe('Destinations : Japon — Moyeo');
    expect(headers['vary']).toMatch(/Accept-Language/);
  });

  it('names its own address and those in the other languages', async () => {
    const { text } = await world.get('/en/explore/japan/tokyo?mainType=ski');
    expect(text).toContain(`<link rel="canonical" href="${world.url}/en/explore/japan/tokyo" />`);
    for (const one of languages)
      expect(text).toContain(`hreflang="${one}" href="${world.url}/${one}/explore/japan/tokyo"`);
    expect(text).toContain(`hreflang="x-default" href="${world.url}/explore/japan/tokyo"`);
    // An ISO code is an address too, but not the one.
    expect((await world.get('/explore/JP')).text).toContain(`rel="canonical" href="${world.url}/explore/japan"`);
  });

  it.each([
    '/explore/atlantis',
    '/explore/japan/atlantis',
    '/ja/explore/atlantis',
    '/explore/places',
    '/explore/%3Cscript%3E',
  ])('%s is a 404, and still the shell', async (path) => {
    const { status, text, headers } = await world.get(path);
    expect([status, text, headers['x-robots-tag']]).toEqual([404, shell, 'noindex']);
  });

  it('believes no host that is none', async () => {
    const { text } = await world.get('/explore/japan', { host: 'x"><script>alert(1)</script>' });
    expect(text).not.toContain('alert(1)');
  });

  it('tells search engines what it is about: a destination of schema.org, with its places', async () => {
    const { text } = await world.get('/en/explore/japan/fukuoka');
    expect(dataOf(text)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'TouristDestination',
      name: 'Fukuoka',
      url: `${world.url}/en/explore/japan/fukuoka`,
      image: /property="og:image" content="([^"]*)"/.exec(text)?.[1],
      containedInPlace: { '@type': 'Country', name: 'Japan' },
    });
    const { geo, includesAttraction } = dataOf(text);
    expect([Math.round(geo?.latitude ?? 0), Math.round(geo?.longitude ?? 0)]).toEqual([34, 130]);
    expect(includesAttraction?.length).toBeGreaterThan(3);
    const country = dataOf((await world.get('/explore/japan', { 'accept-language': 'ko' })).text);
    expect([country.name, country.geo]).toEqual(['일본', undefined]);
    expect((await world.get('/explore')).text).not.toContain('ld+json');
  });
});

interface DestinationData {
  name?: string;
  geo?: { latitude: number; longitude: number };
  includesAttraction?: unknown[];
}

/** The page's one JSON-LD element. */
function dataOf(html: string): DestinationData {
  const found = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  expect(found).toHaveLength(1);
  return JSON.parse(found[0]?.[1] ?? '') as DestinationData;
}

it('a name with markup stays inside the element', () => {
  const name = '</script><script>alert(1)</script>&"\u2028';
  const html = jsonLd({ name, attractions: [] }, { url: 'https://a.example/', image: '/a.png', description: name });
  expect(dataOf(html)).toMatchObject({ name, description: name });
});

describe('a join page', () => {
  it("has the group's name in its title and preview, escaped, and nothing else of the group", async () => {
    const group = await world.openGroup({ name: '<b>$& "봄" 여행</b>', description: 'secret plan', createdBy: '지우' });
    const { status, text, headers } = await world.get(`/join/${group.shareUrl}`, { 'accept-language': 'ko' });
    expect([status, headers['x-robots-tag'], headers['cache-control']]).toEqual([200, 'noindex', 'no-cache']);
    expect(titleOf(text)).toBe('&#60;b&#62;$&#38; &#34;봄&#34; 여행&#60;/b&#62; — 모여');
    // The address of the picture holds the link that the asker has just used.
    const told = text.replace(/^.*property="og:image" .*$/m, '');
    for (const hidden of ['secret plan', '지우', group.id, group.shareUrl, 'canonical'])
      expect(told).not.toContain(hidden);
  });

  it('of nothing is the shell as it is', async () => {
    for (const path of [`/join/${aShareUrl()}`, '/join/x', '/join/%00'])
      expect((await world.get(path)).text).toBe(shell);
  });
});

it('the sitemap names every explore page in six languages, and robots.txt names the sitemap', async () => {
  const { text, headers } = await world.get('/sitemap.xml');
  expect(headers['content-type']).toMatch(/xml/);
  for (const one of languages)
    for (const page of ['explore', 'explore/japan', 'explore/japan/tokyo'])
      expect(text).toContain(`<loc>${world.url}/${one}/${page}</loc>`);
  expect((await world.get('/robots.txt')).text).toContain(`Sitemap: ${world.url}/sitemap.xml`);
});

it('PUBLIC_URL comes before the asked host', async () => {
  const published = await RunningServer.start({ clientDirectory: directory, publicUrl: 'https://moyeo.example' });
  expect((await published.get('/explore')).text).toContain(
    '<link rel="canonical" href="https://moyeo.example/explore" />',
  );
  expect((await published.get('/sitemap.xml')).text).toContain('<loc>https://moyeo.example/ko/explore</loc>');
  await published.close();
});
