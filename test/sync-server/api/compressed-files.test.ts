import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RunningServer } from '#test/worlds/running-server.ts';
import { temporaryDirectory } from '#test/worlds/stores.ts';

let world: RunningServer;
let directory: string;
const script = `export const words = ${JSON.stringify('모여 '.repeat(2_000))};`;
beforeAll(async () => {
  directory = temporaryDirectory();
  mkdirSync(join(directory, 'assets/text'), { recursive: true });
  writeFileSync(
    join(directory, 'index.html'),
    '<!doctype html><html lang="ko"><head><title>모여</title></head></html>',
  );
  mkdirSync(join(directory, '.vite'));
  for (const name of ['worker.js', 'gone.js', '.vite/manifest.json']) writeFileSync(join(directory, name), script);
  for (const name of ['app.js', 'once.js', 'text/ko.json', 'map.svg'])
    writeFileSync(join(directory, 'assets', name), script);
  world = await RunningServer.start({ clientDirectory: directory });
});
afterAll(async () => {
  await world.close();
  rmSync(directory, { recursive: true, force: true });
});

/** `fetch` unpacks what it is sent. */
async function asked(path: string, encoding: string) {
  const answer = await fetch(world.url + path, { headers: { 'accept-encoding': encoding } });
  const header = (name: string) => answer.headers.get(name) ?? undefined;
  return {
    status: answer.status,
    by: header('content-encoding'),
    type: header('content-type'),
    cache: header('cache-control'),
    vary: header('vary'),
    etag: header('etag'),
    text: await answer.text(),
  };
}

describe('a file of the app', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('to a browser that takes %s comes as %s, and is the same file', async (takes, by) => {
    for (const [path, type] of [
      ['/assets/app.js', /javascript/],
      ['/assets/text/ko.json', /json/],
    ] as const) {
      const found = await asked(path, takes);
      expect(found).toMatchObject({ status: 200, by, text: script });
      expect(found.type).toMatch(type);
      expect(found.cache).toBe('public, max-age=31536000, immutable');
      expect(found.vary).toMatch(/Accept-Encoding/i);
    }
  });

  it('is compressed once: what is asked for again is what was kept', async () => {
    const file = join(directory, 'assets/once.js');
    const day = new Date('2026-03-02');
    utimesSync(file, day, day);
    await asked('/assets/once.js', 'br');
    writeFileSync(file, script.toUpperCase());
    utimesSync(file, day, day);
    expect((await asked('/assets/once.js', 'br')).text).toBe(script);
    utimesSync(file, day, new Date('2026-03-03'));
    expect((await asked('/assets/once.js', 'br')).text).toBe(script.toUpperCase());
  });

  it('that is not named by its content is asked for anew, and hidden ones are nobody’s', async () => {
    expect(await asked('/worker.js', 'br')).toMatchObject({ status: 200, by: 'br', text: script, cache: 'no-cache' });
    expect((await asked('/.vite/manifest.json', 'br')).status).toBe(404);
    rmSync(join(directory, 'gone.js'));
    expect((await asked('/gone.js', 'br')).status).toBe(404);
  });

  it('is not sent again to who has it, and what is not there is 404', async () => {
    const { etag = '' } = await asked('/assets/app.js', 'br');
    expect((await world.get('/assets/app.js', { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304);
    expect((await asked('/assets/../index.html', 'br')).status).not.toBe(500);
    expect((await asked('/assets/other.js', 'br')).status).toBe(404);
  });
});
