import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  filesOfPhoto,
  isPhotoFile,
  photoFile,
  photoFormats,
  type Photo,
  type Photos,
} from '#shared/destination/photo.ts';
import { syncToDisk } from '#server/kernel/database-file.ts';
import { ImportError } from '#server/destination/import/import-error.ts';
import { photoIndex, readPhotos } from '#server/destination/photos.ts';
import { resize, type Measured } from './resize.ts';

const unfinishedName = '.unfinished-';

/** What the instance has; nothing where there is no index yet. @throws ImportError when the index cannot be read */
export async function keptPhotos(directory: string): Promise<Photos> {
  if (!existsSync(photoIndex(directory))) return {};
  return readPhotos(directory).catch(() => {
    throw new ImportError(`${photoIndex(directory)} is damaged. Delete ${directory}, and take the photographs again.`);
  });
}

/** Writes a picture's files, unless they are there: each under another name, then all of them in their place. */
export async function writeFiles(
  directory: string,
  destinationId: string,
  bytes: Buffer,
  measured: Measured,
): Promise<void> {
  if (filesOfPhoto(destinationId, measured).every((file) => existsSync(join(directory, file)))) return;
  mkdirSync(directory, { recursive: true });
  const unfinished = mkdtempSync(join(directory, unfinishedName));
  try {
    const written: [from: string, to: string][] = [];
    for (const width of measured.widths)
      for (const format of photoFormats) {
        const from = join(unfinished, `${width}.${format}`);
        writeFileSync(from, await resize(bytes, width, format));
        syncToDisk(from);
        written.push([from, join(directory, photoFile(destinationId, measured.hash, width, format))]);
      }
    for (const [from, to] of written) {
      mkdirSync(dirname(to), { recursive: true });
      renameSync(from, to);
    }
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Makes these the photographs of the instance, at once; then deletes the files that are no longer named. */
export function writeIndex(directory: string, photos: Photos): void {
  mkdirSync(directory, { recursive: true });
  const sorted = Object.fromEntries(Object.entries(photos).sort(([a], [b]) => (a < b ? -1 : 1)));
  const unfinished = `${photoIndex(directory)}.unfinished`;
  writeFileSync(unfinished, `${JSON.stringify(sorted, null, 1)}\n`);
  syncToDisk(unfinished);
  renameSync(unfinished, photoIndex(directory));
  const named = new Set(Object.entries(photos).flatMap(([id, one]: [string, Photo]) => filesOfPhoto(id, one)));
  for (const path of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    const file = path.replaceAll('\\', '/');
    if (isPhotoFile(file) && !named.has(file)) rmSync(join(directory, path));
    // Of a run that was killed.
    else if (file.startsWith(unfinishedName) && !file.includes('/'))
      rmSync(join(directory, path), { recursive: true, force: true });
  }
}
