import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { keepAssets } from '#server/http/kept-assets.ts';
import { temporaryDirectory } from '#test/worlds/stores.ts';

const { pauses } = vi.hoisted(() => ({ pauses: [] as number[] }));
vi.mock('node:fs/promises', async (original) => ({
  ...(await original<typeof import('node:fs/promises')>()),
  link: () => Promise.reject(Object.assign(new Error('EXDEV'), { code: 'EXDEV' })),
}));
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => {
    pauses.push(ms);
    return Promise.resolve();
  },
}));

it('the files of a build on another file system are copied, with a rest after each', async () => {
  const root = temporaryDirectory();
  const [assets, kept] = [join(root, 'client/assets'), join(root, 'kept')];
  const files = ['first-1.js', 'later/map-1.js'];
  mkdirSync(join(assets, 'later'), { recursive: true });
  for (const file of files) writeFileSync(join(assets, file), `/* ${file} */`);
  await keepAssets(join(root, 'client'), kept, Date.now(), 20);
  const [build = ''] = readdirSync(kept);
  for (const file of files) {
    const copy = join(kept, build, file);
    expect(readFileSync(copy, 'utf8')).toBe(`/* ${file} */`);
    expect(statSync(copy).ino).not.toBe(statSync(join(assets, file)).ino);
  }
  expect(pauses).toEqual([20, 20]);
  rmSync(root, { recursive: true, force: true });
});
