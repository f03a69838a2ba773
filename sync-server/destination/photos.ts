import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { photos, type Photos } from '#shared/destination/photo.ts';
import type { Log } from '#server/kernel/log.ts';

/** In the folder of photographs: which there are, by destination. Written last and at once, so its files are there. */
export const photoIndex = (directory: string): string => join(directory, 'index.json');

/**
 * Reads the photographs of an instance: what `npm run catalogue -- photos` has written, also since the server was
 * started.
 * @param directory none: no photographs
 * @returns a function; without photographs, and where the index cannot be read (which is logged once), it gives none
 */
export function photosOf(directory: string | undefined, log: Pick<Log, 'error'>): () => Promise<Photos> {
  let known: { version: string; photos: Photos } = { version: '', photos: {} };
  return async () => {
    if (directory === undefined) return {};
    const version = await versionOf(photoIndex(directory));
    if (version !== known.version)
      known = { version, photos: version === '' ? {} : await readPhotos(directory).catch(unreadable) };
    return known.photos;
  };
  function unreadable(error: unknown): Photos {
    log.error({ err: error }, 'the index of photographs cannot be read: no photographs are shown');
    return {};
  }
}

/** @throws when the file is not an index of photographs */
export async function readPhotos(directory: string): Promise<Photos> {
  return photos.parse(JSON.parse(await readFile(photoIndex(directory), 'utf8')));
}

/** Empty: there is no such file. */
async function versionOf(file: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(file);
    return `${mtimeMs} ${size} ${ino}`;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return '';
    throw error;
  }
}
