import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scenePath } from '#shared/destination/cover.ts';
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
    ])
      expect((await picture(path)).status, path).toBe(404);
  });
});
