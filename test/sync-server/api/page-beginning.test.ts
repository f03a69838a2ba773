import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { core } from '#server/destination/catalogue.ts';
import { bestCountry } from '#server/http/best-country.ts';
import { exploreWords } from '#server/http/explore-words.ts';
import { cityBeginning } from '#server/http/page-beginning.ts';
import { findCity, findCountry } from '#shared/destination/core/read-core.ts';
import { exploreCountries } from '#shared/explore/answers.ts';
import { languages } from '#shared/kernel/languages.ts';
import { aShareUrl } from '#test/builders/mutation.ts';
import { RunningServer } from '#test/worlds/running-server.ts';
import { temporaryDirectory } from '#test/worlds/stores.ts';

let world: RunningServer;
let directory: string;
beforeAll(async () => {
  directory = temporaryDirectory();
  copyFileSync('app/index.html', join(directory, 'index.html'));
  world = await RunningServer.start({ clientDirectory: directory });
});
afterAll(async () => {
  await world.close();
  rmSync(directory, { recursive: true, force: true });
});

/** What stands in the page's element before the app is here; empty: nothing. */
async function beginningOf(path: string, server = world): Promise<string> {
  const { text } = await server.get(path, { 'accept-language': 'ko' });
  const found = /<div class="beginning" id="beginning">([^]*?)<\/div>\s*<i><\/i>/.exec(text);
  if (!found) throw new Error('The page has no place for its beginning.');
  return found[1] ?? '';
}
const said = (markup: string, language: string) =>
  [...markup.matchAll(new RegExp(`<span lang="${language}">([^<]*)</span>`, 'g'))].map(([, words]) => words);

describe('the page of a city or a country begins with', () => {
  it('its name and its crumbs in all languages, and its picture in both themes', async () => {
    const city = await beginningOf('/explore/japan/osaka');
    expect(said(city, 'ko')).toEqual(['둘러보기', '일본', '오사카', '오사카']);
    expect(said(city, 'fr')).toEqual(['Explorer', 'Japon', 'Osaka', 'Osaka']);
    for (const one of languages) expect(said(city, one)).toHaveLength(4);
    expect(city).toContain('srcset="/covers/scenes/japan/osaka/wide-dark.svg"');
    expect(city).toContain('<img src="/covers/scenes/japan/osaka/wide-light.svg" alt="" fetchpriority="high" />');
    const country = await beginningOf('/explore/JP');
    expect(said(country, 'ja')).toEqual(['行き先を探す', '日本', '日本']);
    expect(country).toContain('src="/covers/scenes/japan/wide-light.svg"');
  });

  it('the language of its address alone, where that names one', async () => {
    const city = await beginningOf('/en/explore/japan/osaka');
    expect(said(city, 'en')).toEqual(['Explore', 'Japan', 'Osaka', 'Osaka']);
    expect(said(city, 'ko')).toEqual([]);
  });

  it('addresses below BASE_PATH, where the instance has one', async () => {
    const below = await RunningServer.start({ clientDirectory: directory, basePath: '/trips/moyeo' });
    const { text } = await below.get('/trips/moyeo/explore/japan');
    expect(text).toContain('<img src="/trips/moyeo/covers/scenes/japan/wide-light.svg"');
    await below.close();
  });

  it.each(['/explore/atlantis', '/explore/japan/atlantis', '/explore/%3Cscript%3E', '/', '/create-group', '/nothing'])(
    'nothing at %s',
    async (path) => {
      expect(await beginningOf(path)).toBe('');
    },
  );

  it.each(['/explore/japan?lang=en', '/explore/japan/osaka?lang=en', '/explore/japan/osaka?origin=JP'])(
    'nothing at %s, where other words may stand in its places',
    async (path) => {
      expect(await beginningOf(path)).toBe('');
    },
  );

  it('nothing where a warning of the usual origin stands above everything', () => {
    const country = findCountry(core, 'japan');
    const city = findCity(core, 'japan', 'osaka');
    if (!country || !city) throw new Error('The catalogue has no Osaka.');
    const warning = { level: 3 as const, readOn: '2026-11-01', url: 'https://ministry.example/', isLocal: false };
    const warned = { ...core, facts: { ...core.facts, advice: new Map([['KR', new Map([['JP', warning]])]]) } };
    const seen = { query: {}, languages, basePath: '' };
    expect(cityBeginning(seen, warned, country, city)).toBeUndefined();
    expect(cityBeginning(seen, core, country, city)).toContain('오사카');
  });
});

describe('explore begins with', () => {
  it('its heading and search, and the country that leads its list', async () => {
    const page = await beginningOf('/explore');
    const { countries } = exploreCountries({
      core,
      filters: { origin: 'KR', mainType: 'golf', range: 'intl_mid' },
      day: '2026-11-27',
    });
    const [first] = countries;
    expect(bestCountry(core)).toEqual({ country: first?.country, count: countries.length });
    expect(said(page, 'en')).toEqual([
      'Where to?',
      'City, country or place',
      'Golf trips from South Korea',
      `For flights of 5–9 hours, ${first?.country.nameEn} scores highest.`,
      `${countries.length} countries`,
    ]);
    expect(page).toContain(
      `<source media="(max-width: 59.99rem)" srcset="/covers/scenes/${first?.country.slug}/wide-light.svg" /><img alt=""`,
    );
  });

  it.each(['?mainType=ski', '?origin=JP', '?range=domestic', '?lang=en', '?more=1'])(
    'heading and search alone at %s',
    async (query) => {
      const page = await beginningOf(`/explore${query}`);
      expect(said(page, 'ko')).toEqual([exploreWords.ko.heading.anyMonth, exploreWords.ko.search.placeholder]);
      expect(page).not.toContain('<img');
    },
  );

  it.each(['?month=5', '?view=map'])('nothing at %s, which has another heading or no list', async (query) => {
    expect(await beginningOf(`/explore${query}`)).toBe('');
  });
});

describe('an invitation begins with', () => {
  it("the group's name, escaped, and nothing else of the group", async () => {
    const group = await world.openGroup({
      name: '<img src=x onerror="alert(1)">$& 여행',
      description: 'secret plan',
      createdBy: '지우',
    });
    const page = await beginningOf(`/join/${group.shareUrl}`);
    expect(page).toBe(
      '<div class="beginning-join"><p class="title-1">&#60;img src=x onerror=&#34;alert(1)&#34;&#62;$&#38; 여행</p></div>',
    );
  });

  it.each([`/join/${aShareUrl()}`, '/join/x', '/join/%00'])('nothing where there is no group: %s', async (path) => {
    expect(await beginningOf(path)).toBe('');
  });

  it('and no other page of the group has one', async () => {
    const group = await world.openGroup({ name: 'secret name' });
    for (const path of [`/group/${group.id}`, `/results/${group.shareUrl}`, `/preferences/${group.shareUrl}`])
      expect((await world.get(path)).text).not.toContain('secret name');
  });
});
