import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { filesOf, packs } from '#server/destination/build/picture-pack.ts';
import { folders } from '#server/destination/build/sources/paths.ts';

test.each([
  ['pictures', ['covers']],
  ['maps', ['maps']],
] as const)('the packed %s are those that lie in app/public; run npm run catalogue -- build', (name, packed) => {
  const pack = filesOf(readFileSync(packs[name].file));
  const lying = packed.flatMap((folder) =>
    readdirSync(join(folders.public, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(svg|png|json)$/.test(path))
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  );
  expect(lying.length).toBeGreaterThan(0);
  expect([...pack.keys()]).toEqual(lying.sort());
  expect(lying.filter((path) => pack.get(path)?.equals(readFileSync(join(folders.public, path))) !== true)).toEqual([]);
});

test('a file of the map is at most 60 kB on its way, that of the world and that of every region', () => {
  const sizes = [...filesOf(readFileSync(packs.maps.file))].map(([path, file]) => ({
    path,
    bytes: gzipSync(file, { level: 9 }).length,
  }));
  expect(sizes.map(({ path }) => path)).toContain('maps/world.json');
  expect(sizes.filter(({ path }) => path.startsWith('maps/10m/')).length).toBeGreaterThan(100);
  expect(sizes.filter(({ bytes }) => bytes > 60_000)).toEqual([]);
});
