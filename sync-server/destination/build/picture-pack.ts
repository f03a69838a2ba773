import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { folders } from './sources/paths.ts';

/**
 * The covers and the files of the map are written by `npm run catalogue -- build`. They lie in the repository as two
 * compressed files; builds and tests unpack them into `app/public`, which Git ignores. Format of a file: Brotli over a
 * JSON line `[[path, bytes], ...]`, then the files one after the other.
 */
export const packs = {
  pictures: { file: join(folders.catalogue, 'pictures.br'), packed: ['covers'], first: folders.covers },
  maps: { file: join(folders.catalogue, 'maps.br'), packed: ['maps'], first: folders.maps },
} as const;
type PackName = keyof typeof packs;
/** Holds the hash of the pack whose files lie in `app/public`. */
const markOf = (name: PackName): string => join(packs[name].first, '.pack');

/** Writes a pack from the files in `app/public`. @returns its size in bytes */
export function packFiles(name: PackName): number {
  const paths = packs[name].packed.flatMap((folder) =>
    readdirSync(join(folders.public, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(svg|png|json)$/.test(path))
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  );
  const files = paths.sort().map((path) => ({ path, bytes: readFileSync(join(folders.public, path)) }));
  const head = Buffer.from(`${JSON.stringify(files.map(({ path, bytes }) => [path, bytes.length]))}\n`);
  const whole = Buffer.concat([head, ...files.map(({ bytes }) => bytes)]);
  const pack = brotliCompressSync(whole, {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length },
  });
  writeFileSync(packs[name].file, pack);
  writeFileSync(markOf(name), hashOf(pack));
  return pack.length;
}

/**
 * Unpacks into `app/public` what is not there yet, in a quarter of a second; files of an earlier pack are removed
 * first.
 */
export function unpackPictures(): void {
  for (const name of ['pictures', 'maps'] as const) unpack(name);
}

function unpack(name: PackName): void {
  const pack = readFileSync(packs[name].file);
  const hash = hashOf(pack);
  const mark = markOf(name);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return;
  for (const folder of packs[name].packed) rmSync(join(folders.public, folder), { recursive: true, force: true });
  for (const [path, bytes] of filesOf(pack)) {
    const target = join(folders.public, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
  writeFileSync(mark, hash);
}

/** A pack's files by their path below `app/public`. */
export function filesOf(pack: Buffer): Map<string, Buffer> {
  const whole = brotliDecompressSync(pack);
  const end = whole.indexOf('\n');
  const list = JSON.parse(whole.toString('utf8', 0, end)) as [string, number][];
  let at = end + 1;
  return new Map(list.map(([path, length]) => [path, whole.subarray(at, (at += length))]));
}

const hashOf = (pack: Buffer): string => createHash('sha256').update(pack).digest('hex');
