import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { ImportError } from './import-error.ts';

const chunkBytes = 64 * 1024;
const newline = 0x0a;

export type OnProgress = (doneBytes: number, allBytes: number) => void;

/**
 * A file in pieces, checked to be plain UTF-8 text; a byte order mark is dropped.
 * @throws ImportError at an archive, another encoding, or a file that cannot be read
 */
export async function* readBytes(file: string, onProgress: OnProgress = () => undefined): AsyncGenerator<Buffer> {
  const all = await sizeOf(file);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let done = 0;
  let linesBefore = 0;
  let lineBegun = Buffer.alloc(0);
  for await (const chunk of createReadStream(file, { highWaterMark: chunkBytes }) as AsyncIterable<Buffer>) {
    if (done === 0) refuseOtherThanText(chunk);
    const isLast = done + chunk.length >= all;
    const seen = Buffer.concat([lineBegun, chunk]);
    try {
      decoder.decode(chunk, { stream: !isLast });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw notUtf8(seen, linesBefore);
    }
    const nul = chunk.indexOf(0);
    if (nul >= 0)
      throw new ImportError(
        `Line ${linesBefore + 1 + count(chunk.subarray(0, nul))}: a NUL byte. This is no text file.`,
      );
    linesBefore += count(chunk);
    // What is needed to name the line of a fault; a line without an end is not kept whole.
    lineBegun = seen.subarray(Math.max(seen.lastIndexOf(newline) + 1, seen.length - chunkBytes));
    const isMarked = done === 0 && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf;
    done += chunk.length;
    onProgress(done, all);
    yield isMarked ? chunk.subarray(3) : chunk;
  }
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch((error: unknown) => {
    throw new ImportError(`${file} cannot be read (${(error as { code?: string }).code ?? String(error)}).`);
  });
  if (!found.isFile()) throw new ImportError(`${file} is not a file.`);
  if (found.size === 0) throw new ImportError(`${file} is empty.`);
  return found.size;
}

const archives: readonly (readonly [signature: string, what: string])[] = [
  ['504b0304', 'a zip archive or a spreadsheet (.xlsx). Unpack it, or export the sheet as CSV in UTF-8'],
  ['1f8b', 'packed with gzip. Unpack it first'],
  ['425a68', 'packed with bzip2. Unpack it first'],
  ['fd377a585a', 'packed with xz. Unpack it first'],
  ['28b52ffd', 'packed with zstd. Unpack it first'],
  ['377abcaf', 'a 7z archive. Unpack it first'],
  ['50415231', 'a Parquet file. Export it as GeoJSON first'],
  ['53514c69746520666f726d6174', 'a SQLite database. Export a table as CSV in UTF-8'],
];

/** Packed files are refused rather than unpacked: what they would grow to is unknown. */
function refuseOtherThanText(head: Buffer): void {
  const archive = archives.find(([signature]) => head.subarray(0, signature.length / 2).toString('hex') === signature);
  if (archive) throw new ImportError(`The file is ${archive[1]}.`);
  const isMarkedUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  if (isMarkedUtf16 || isMostlyNul(head))
    throw new ImportError('The file is in UTF-16. Save it as UTF-8 and import it again.');
}

/** Letters of most scripts' spaces and digits have one zero byte of two in UTF-16. */
function isMostlyNul(head: Buffer): boolean {
  const start = head.subarray(0, 1024);
  const nuls = start.filter((byte) => byte === 0).length;
  return nuls > start.length / 8;
}

function notUtf8(seen: Buffer, linesBefore: number): ImportError {
  let start = 0;
  for (let line = linesBefore + 1; ; line += 1) {
    const end = seen.indexOf(newline, start);
    const bytes = seen.subarray(start, end < 0 ? seen.length : end);
    if (!isUtf8Line(bytes) || end < 0)
      return new ImportError(`Line ${line}: not UTF-8${guess(bytes)}. Save the file as UTF-8 and import it again.`);
    start = end + 1;
  }
}

function isUtf8Line(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Korean spreadsheets write EUC-KR (pairs of high bytes), western ones Latin-1 (single high bytes among letters). */
function guess(bytes: Buffer): string {
  const text = bytes.toString('latin1');
  const high = text.match(/[\x80-\xff]/g)?.length ?? 0;
  if (/^(?:[\0-\x7f]|[\xb0-\xc8][\xa1-\xfe])+$/.test(text))
    return ' (it looks like EUC-KR, as Korean spreadsheets write)';
  return high < text.length / 4 ? ' (it looks like Latin-1 or Windows-1252)' : '';
}

function count(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) lines += 1;
  return lines;
}
