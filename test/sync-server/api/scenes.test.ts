import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scenePath } from '#shared/destination/cover.ts';
import { citiesOf } from '#shared/destination/core/read-core.ts';
import { languages, nameIn } from '#shared/kernel/languages.ts';
import { sceneAlt } from '#shared/scene/pictures/alt.ts';
import { sceneAltPath } from '#shared/scene/alt-path.ts';
import { cityScene } from '#shared/scene/pictures/city-scene.ts';
import { core } from '#server/destination/catalogue.ts';
import { sceneAltOf } from '#server/http/scenes.ts';
import { texts } from '#test/builders/texts.ts';
import { RunningServer } from '#test/worlds/running-server.ts';

let world: RunningServer;
let directory: string;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'moyeo-client-'));
  writeFileSync(join(directory, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  world = await RunningServer.start({ clientDirectory: directory });
});
afterAll(async () => {
  await world.close();
  rmSync(directory, { recursive: true });
});

const picture = async (path: string) => {
  const response = await fetch(`${world.url}${path}`);
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    cache: response.headers.get('cache-control'),
    text: await response.text(),
  };
};

describe('drawn pictures', () => {
  it('are there for a country and a city, wide and square, light and dark, each another one', async () => {
    const all = new Set<string>();
    for (const id of ['japan', 'japan/kyoto', 'japan/osaka']) {
      for (const shape of ['wide', 'square'] as const) {
        for (const theme of ['light', 'dark'] as const) {
          const found = await picture(scenePath(id, shape, theme));
          expect([found.status, found.type, found.cache]).toEqual([
            200,
            'image/svg+xml; charset=utf-8',
            'public, max-age=604800',
          ]);
          expect(found.text).toMatch(/^<svg [^>]*viewBox/);
          all.add(found.text);
        }
      }
    }
    // A country has the picture of its most drawing city, which may be one of the two.
    expect(all.size).toBeGreaterThanOrEqual(8);
  });

  it('are not there for what the catalogue does not have, or in other forms', async () => {
    for (const path of [
      '/covers/scenes/atlantis/wide-light.svg',
      '/covers/scenes/japan/atlantis/wide-light.svg',
      '/covers/scenes/japan/tokyo/x/wide-light.svg',
      '/covers/scenes/japan/round-light.svg',
      '/covers/scenes/japan',
      '/covers/scenes/atlantis/alt-en.json',
      '/covers/scenes/japan/atlantis/alt-en.json',
      '/covers/scenes/japan/alt-xx.json',
      '/covers/scenes/alt-en.json',
    ])
      expect((await picture(path)).status, path).toBe(404);
  });
});

describe('what a drawn picture shows', () => {
  it('is a sentence in the language of the path, kept as long as the picture', async () => {
    const said = [];
    for (const [id, language] of [
      ['japan/osaka', 'ko'],
      ['japan/osaka', 'en'],
      ['south-korea', 'fr'],
    ] as const) {
      const { status, type, cache, text } = await picture(sceneAltPath(id, language));
      expect([status, type, cache]).toEqual([200, 'application/json; charset=utf-8', 'public, max-age=604800']);
      said.push(JSON.parse(text));
    }
    expect(said).toEqual([
      { alt: '오사카 그림: 돌담 위의 성' },
      { alt: 'Drawing: a castle keep on stone walls, Osaka' },
      { alt: 'Dessin\u202f: une tour sur une colline au-dessus de toits de tuiles, Corée du Sud' },
    ]);
  });

  it('is said of every city and country of the catalogue in every language; of a country by its own name, of the city that it is drawn as', async () => {
    const look = { shape: 'wide', theme: 'light' } as const;
    const wrong: string[] = [];
    for (const country of core.countries) {
      const cities = citiesOf(core, country);
      const [first] = cities;
      if (first === undefined) throw new Error(`${country.slug} has no city`);
      for (const language of languages) {
        const words = texts[language].scenes;
        if (sceneAltOf(core, [country.slug], language) !== sceneAlt(first, nameIn(language, country), words))
          wrong.push(country.slug);
        for (const city of cities)
          if (sceneAltOf(core, city.id.split('/'), language) !== sceneAlt(city, nameIn(language, city), words))
            wrong.push(city.id);
      }
    }
    expect([core.cities.length > 600, wrong]).toEqual([true, []]);
    // The same city is drawn and told of.
    const [first] = citiesOf(
      core,
      core.countries.find(({ slug }) => slug === 'japan')!,
    );
    expect((await picture(scenePath('japan', 'wide', 'light'))).text).toBe(first && cityScene(first, look));
  });
});
