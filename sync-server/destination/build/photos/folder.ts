import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ImportError } from '#server/destination/import/import-error.ts';
import { destinationOfPicture, readCredits, type PhotoCredit } from './credits.ts';

/** A picture of the folder that has everything it needs, unread. */
export interface FoundPicture {
  destinationId: string;
  /** Below the folder, with slashes. */
  file: string;
  path: string;
  credit: PhotoCredit;
}

/**
 * Looks for pictures named by slugs, each with a line in `credits.csv`.
 * @param isDestination whether there is a country or a city of this id
 * @returns the pictures, and a sentence for each file or line that is left out
 * @throws ImportError when folder or table cannot be read
 */
export async function readFolder(
  folder: string,
  isDestination: (id: string) => boolean,
): Promise<{ pictures: FoundPicture[]; faults: string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    throw new ImportError(`${folder} cannot be read (${(error as { code?: string }).code ?? String(error)}).`);
  });
  const { credits, faults } = await readCredits(folder);
  const pictures: FoundPicture[] = [];
  const missing = new Set(credits.keys());
  const names = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({
      isFile: entry.isFile(),
      file: join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'),
    }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  for (const { file, isFile } of names) {
    if (!/\.(jpe?g|png|webp|avif|tiff?)$/i.test(file)) continue;
    missing.delete(file);
    const found = pictureOf(file, isFile, pictures);
    if (typeof found === 'string') faults.push(`${file}: ${found}.`);
    else pictures.push({ ...found, file, path: join(folder, file) });
  }
  for (const file of missing) faults.push(`${file}: credits.csv names it, but there is no such picture.`);
  return { pictures, faults };

  function pictureOf(file: string, isFile: boolean, before: readonly FoundPicture[]) {
    if (!isFile) return 'it is a link, and links are not followed';
    const destinationId = destinationOfPicture(file);
    if (destinationId === undefined || !isDestination(destinationId))
      return 'there is no country or city with this slug; files are called like japan.jpg and japan/osaka.jpg';
    const twin = before.find((one) => one.destinationId === destinationId);
    if (twin) return `${twin.file} is a picture of the same destination`;
    const credit = credits.get(file);
    return credit ? { destinationId, credit } : 'no line of credits.csv gives its author and a free licence';
  }
}
