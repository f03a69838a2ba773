import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { folders } from './paths.ts';

/**
 * The covers and their previews are written by `npm run catalogue -- build`. They lie in the repository as one compressed file; builds and tests
 * unpack it into `app/public`, which Git ignores. Format of the file: Brotli over a JSON line `[[path, bytes], ...]`, then the files one after the other.
 */
const packFile = join(folders.catalogue, 'pictures.br');
const packed = ['covers', 'previews'] as const;
/** Holds the hash of the pack whose files lie in `app/public`. */
const markFile = join(folders.covers, '.pack');

/** Writes the pack from the files in `app/public`. @returns its size in bytes */
export function packPictures(): number {
  const paths = packed.flatMap((folder) =>
    readdirSync(join(folders.public, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(svg|png)$/.test(path))
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  );
  const files = paths.sort().map((path) => ({ path, bytes: readFileSync(join(folders.public, path)) }));
  const head = Buffer.from(`${JSON.stringify(files.map(({ path, bytes }) => [path, bytes.length]))}\n`);
  const whole = Buffer.concat([head, ...files.map(({ bytes }) => bytes)]);
  const pack = brotliCompressSync(whole, {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length },
  });
  writeFileSync(packFile, pack);
  writeFileSync(markFile, hashOf(pack));
  return pack.length;
}

/** Unpacks into `app/public` what is not there yet, in a quarter of a second; files of an earlier pack are removed first. */
export function unpackPictures(): void {
  const pack = readFileSync(packFile);
  const hash = hashOf(pack);
  if (existsSync(markFile) && readFileSync(markFile, 'utf8') === hash) return;
  for (const folder of packed) rmSync(join(folders.public, folder), { recursive: true, force: true });
  for (const [path, bytes] of filesOf(pack)) {
    const target = join(folders.public, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
  writeFileSync(markFile, hash);
}

/** The pack's files by their path below `app/public`. */
export function packedPictures(): Map<string, Buffer> {
  return filesOf(readFileSync(packFile));
}

function filesOf(pack: Buffer): Map<string, Buffer> {
  const whole = brotliDecompressSync(pack);
  const end = whole.indexOf('\n');
  const list = JSON.parse(whole.toString('utf8', 0, end)) as [string, number][];
  let at = end + 1;
  return new Map(list.map(([path, length]) => [path, whole.subarray(at, (at += length))]));
}

const hashOf = (pack: Buffer): string => createHash('sha256').update(pack).digest('hex');
