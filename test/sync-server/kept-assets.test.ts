import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepAssets } from '#server/http/kept-assets.ts';
import { RunningServer } from '#test/worlds/running-server.ts';
import { temporaryDirectory } from '#test/worlds/stores.ts';

const dayMs = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 2, 2);
let root: string;
let kept: string;
let client: string;

/** Builds the app anew: the files of the build before are gone. */
function build(...files: string[]): void {
  rmSync(client, { recursive: true, force: true });
  for (const file of files) write(join(client, 'assets', file), `/* ${file} */`);
  write(join(client, 'index.html'), '<!doctype html><title>Moyeo</title>');
}
function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
const builds = (): string[] => (existsSync(kept) ? readdirSync(kept) : []);

beforeAll(() => {
  root = temporaryDirectory();
  kept = join(root, 'kept');
  client = join(root, 'client');
});
beforeEach(() => {
  rmSync(kept, { recursive: true, force: true });
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('the files of the build before', () => {
  const serve = async <T>(ask: (world: RunningServer) => Promise<T>): Promise<T> => {
    const world = await RunningServer.start({ clientDirectory: client, keptAssets: kept });
    try {
      return await ask(world);
    } finally {
      await world.close();
    }
  };

  it('are served after an update as they were, with the same headers', async () => {
    build('first-1111111.js', 'later/map-1111111.js');
    const before = await serve((world) => world.get('/assets/later/map-1111111.js'));
    await keepAssets(client, kept, start);
    build('first-2222222.js', 'later/map-2222222.js');
    await keepAssets(client, kept, start + dayMs);
    await serve(async (world) => {
      const after = await world.get('/assets/later/map-1111111.js');
      expect([after.status, after.text]).toEqual([200, '/* later/map-1111111.js */']);
      for (const name of ['cache-control', 'content-type', 'content-length', 'vary', 'x-content-type-options'])
        expect(after.headers[name], name).toBe(before.headers[name]);
      expect((await world.get('/assets/later/map-2222222.js')).status).toBe(200);
      expect((await world.get('/assets/later/map-3333333.js')).status).toBe(404);
    });
  });

  it('are served from below a folder whose name begins with a dot', async () => {
    const hidden = join(root, '.moyeo', 'kept');
    build('first-1111111.js');
    await keepAssets(client, hidden, start);
    build('first-2222222.js');
    const world = await RunningServer.start({ clientDirectory: client, keptAssets: hidden });
    const answer = await world.get('/assets/first-1111111.js');
    await world.close();
    expect([answer.status, answer.text]).toEqual([200, '/* first-1111111.js */']);
  });

  it('are found by a process that started before another kept them', async () => {
    build('first-1111111.js');
    await serve(async (world) => {
      build('first-2222222.js');
      await keepAssets(client, kept, start);
      build('first-1111111.js');
      expect((await world.get('/assets/first-2222222.js')).text).toBe('/* first-2222222.js */');
    });
  });

  it('are nothing but files of a build: no way leads out of their folder', async () => {
    build('first-1111111.js');
    await keepAssets(client, kept, start);
    write(join(root, 'secret.txt'), 'secret');
    write(join(kept, 'secret.txt'), 'secret');
    for (const [one] of [builds()]) write(join(kept, one?.[0] ?? '', '.hidden'), 'secret');
    await serve(async (world) => {
      for (const path of ['../secret.txt', '%2e%2e/secret.txt', '..%2fsecret.txt', '../../secret.txt', '.hidden', ''])
        expect((await world.get(`/assets/${path}`)).text, path).not.toContain('secret');
      for (const path of ['%E0%A4%A', '%00.js', 'later', 'later/'])
        expect([400, 404], path).toContain((await world.get(`/assets/${path}`)).status);
    });
  });
});

describe('what is kept', () => {
  it('is two builds: the present one and the one before', async () => {
    for (const number of [1, 2, 3, 4]) {
      build(`first-${number}.js`);
      await keepAssets(client, kept, start + number * dayMs);
    }
    expect(
      builds()
        .flatMap((one) => readdirSync(join(kept, one)))
        .sort(),
    ).toEqual(['first-3.js', 'first-4.js']);
  });

  it('takes no room of its own while the build is there: it is the same files', async () => {
    build('first-1.js', 'later/map-1.js');
    await keepAssets(client, kept, start);
    for (const file of ['first-1.js', 'later/map-1.js'])
      expect(statSync(join(kept, builds()[0] ?? '', file)).ino, file).toBe(statSync(join(client, 'assets', file)).ino);
  });

  it('is the same after any number of starts of one build', async () => {
    build('first-1.js');
    await keepAssets(client, kept, start);
    build('first-2.js');
    for (const day of [1, 2, 3]) await keepAssets(client, kept, start + day * dayMs);
    expect(builds()).toHaveLength(2);
  });

  it('of the build before goes when it was replaced 30 days ago, however long it had been served', async () => {
    build('first-1.js');
    await keepAssets(client, kept, start);
    build('first-2.js');
    const replaced = start + 200 * dayMs;
    await keepAssets(client, kept, replaced);
    await keepAssets(client, kept, replaced + 29 * dayMs);
    expect(builds()).toHaveLength(2);
    await keepAssets(client, kept, replaced + 31 * dayMs);
    expect(builds().flatMap((one) => readdirSync(join(kept, one)))).toEqual(['first-2.js']);
  });

  it('stays through going back to the build before', async () => {
    build('first-1.js');
    await keepAssets(client, kept, start);
    build('first-2.js');
    await keepAssets(client, kept, start + dayMs);
    build('first-1.js');
    await keepAssets(client, kept, start + 2 * dayMs);
    expect(
      builds()
        .flatMap((one) => readdirSync(join(kept, one)))
        .sort(),
    ).toEqual(['first-1.js', 'first-2.js']);
  });

  it('is whole or not there: a start that was killed while it copied leaves nothing that is served or stays', async () => {
    const half = join(kept, 'unfinished-AbC123');
    write(join(half, 'first-9.js'), '');
    utimesSync(half, new Date(start), new Date(start));
    build('first-1.js');
    await keepAssets(client, kept, start + 2 * 60 * 60 * 1000);
    expect(builds()).toHaveLength(1);
    expect(existsSync(half)).toBe(false);
  });

  it('is little more than two builds, however many starts are killed one after the other', async () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7]) write(join(kept, `unfinished-${number}`, 'first-1.js'), '');
    build('first-1.js');
    await keepAssets(client, kept, Date.now());
    expect(builds().filter((name) => name.startsWith('unfinished-'))).toHaveLength(4);
  });

  it('leaves nothing half behind when a file cannot be copied, and says so', async () => {
    build(...Array.from({ length: 300 }, (_, index) => `first-${index}.js`), 'zz-last.js');
    const keeping = keepAssets(client, kept, start);
    const failed = expect(keeping).rejects.toThrow('zz-last.js');
    while (builds().length === 0) await new Promise(setImmediate);
    rmSync(join(client, 'assets', 'zz-last.js'));
    await failed;
    expect(builds()).toEqual([]);
  });

  it('is kept once by two processes that start together', async () => {
    build('first-1.js', 'later/map-1.js');
    await Promise.all([keepAssets(client, kept, start), keepAssets(client, kept, start)]);
    expect(builds()).toHaveLength(1);
  });

  it('leaves alone what is not its own', async () => {
    write(join(kept, 'notes.txt'), 'mine');
    build('first-1.js');
    await keepAssets(client, kept, start);
    expect(builds()).toContain('notes.txt');
  });
});
