import { existsSync, readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, RequestHandler } from 'express';

const byBrotli = promisify(brotliCompress);
const byGzip = promisify(gzip);
/** Higher ones take seconds for the largest file, and leave it a few hundredths smaller. */
const quality = 9;

const encoders = {
  br: (bytes: Buffer) => byBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (bytes: Buffer) => byGzip(bytes, { level: quality }),
};
type Encoding = keyof typeof encoders;

/** Hidden files are nobody's. */
const isText = (name: string): boolean => /\.(js|css|json)$/.test(name) && !/(^|\/)\./.test(name);

/**
 * The text files that a folder has at the start, compressed when each is first asked for, and kept as long as the file
 * is the same: compressing the largest one takes 25 ms, as often as anybody asks. What it does not have is for those
 * behind it.
 * @param built where the build has put some of them, by the same names, compressed by Brotli as tightly as it can
 * (`vite.compressed.ts`)
 */
export function compressedFiles(directory: string, cacheControl: string, built?: string): RequestHandler {
  const names = textsIn(directory);
  const done = built === undefined ? new Set<string>() : textsIn(built);
  const kept = new Map<string, { of: string; made: Promise<Buffer> }>();
  const compressed = async (name: string, encoding: Encoding): Promise<Buffer> => {
    const file = join(directory, name);
    const { mtimeMs, size } = await stat(file);
    const of = `${mtimeMs} ${size}`;
    const key = `${encoding} ${name}`;
    const known = kept.get(key);
    if (known?.of === of) return known.made;
    const made =
      built !== undefined && encoding === 'br' && done.has(name)
        ? readFile(join(built, name))
        : readFile(file).then(encoders[encoding]);
    kept.set(key, { of, made });
    return made;
  };
  return (request, response, next) => {
    const name = request.path.slice(1);
    const encoding = encodingFor(request);
    if (!names.has(name) || !encoding || (request.method !== 'GET' && request.method !== 'HEAD')) {
      next();
      return;
    }
    compressed(name, encoding).then(
      (bytes) => {
        response
          .vary('Accept-Encoding')
          .set({ 'Cache-Control': cacheControl, 'Content-Encoding': encoding })
          .type(/[^.]+$/.exec(name)?.[0] ?? '')
          .send(bytes);
      },
      () => {
        // It is not there any more, or cannot be read.
        next();
      },
    );
  };
}

const textsIn = (directory: string): ReadonlySet<string> =>
  new Set(existsSync(directory) ? readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(isText) : []);

function encodingFor(request: Request): Encoding | undefined {
  const accepted = request.acceptsEncodings();
  return (['br', 'gzip'] as const).find((one) => accepted.includes(one));
}
