import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packedPictures } from '#server/destination/build/picture-pack.ts';
import { folders } from '#server/destination/build/paths.ts';

test('the packed pictures are those that lie in app/public; run npm run catalogue -- build', () => {
  const pack = packedPictures();
  const lying = ['covers', 'previews'].flatMap((folder) =>
    readdirSync(join(folders.public, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(svg|png)$/.test(path))
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  );
  expect(lying.length).toBeGreaterThan(0);
  expect([...pack.keys()]).toEqual(lying.sort());
  expect(lying.filter((path) => pack.get(path)?.equals(readFileSync(join(folders.public, path))) !== true)).toEqual([]);
});
