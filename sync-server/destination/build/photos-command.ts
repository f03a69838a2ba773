import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Photos } from '#shared/destination/photo.ts';
import { findCity, findCountry } from '#shared/destination/core/read-core.ts';
import { core } from '#server/destination/catalogue.ts';
import { ImportError } from '#server/destination/import/import-error.ts';
import { EnvError } from '#server/kernel/env-error.ts';
import { readEnv } from '#server/kernel/env.ts';
import { fromCommons } from './photos/commons/command.ts';
import { readFolder, type FoundPicture } from './photos/folder.ts';
import { keptPhotos, writeFiles, writeIndex } from './photos/keep.ts';
import type { PhotoPorts } from './photos/ports.ts';
import { measure } from './photos/resize.ts';

const usage = `npm run catalogue -- photos FOLDER [--dry-run]
npm run catalogue -- photos --remove COUNTRY/CITY
npm run catalogue -- photos --from commons FOLDER --contact ADDRESS [--take] [--only COUNTRY/CITY,…] [--limit N]`;

/**
 * `npm run catalogue -- photos` (`docs/photographs.md`).
 * @param env the settings of the instance, which say where its photographs lie
 * @returns the exit code: 1 when anything was left out
 */
export async function photosCommand(
  args: string[],
  env: Parameters<typeof readEnv>[0],
  ports: PhotoPorts,
): Promise<number> {
  try {
    const { photoDirectory: directory } = readEnv(env);
    const { values, positionals } = readArguments(args);
    if (values.remove !== undefined && positionals.length === 0) return await remove(directory, values.remove, ports);
    const [folder] = positionals;
    if (folder === undefined || positionals.length > 1 || values.remove !== undefined) throw new ImportError(usage);
    if (values.from === undefined) return await takeFolder(folder, directory, values['dry-run'], ports);
    if (values.from !== 'commons') throw new ImportError('--from is commons: no other source is known.');
    return await fromCommons(folder, { ...values, kept: await keptPhotos(directory) }, ports);
  } catch (error) {
    if (!(error instanceof ImportError || error instanceof EnvError)) throw error;
    ports.warn(error.message);
    return 1;
  }
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        remove: { type: 'string' },
        from: { type: 'string' },
        take: { type: 'boolean', default: false },
        contact: { type: 'string' },
        only: { type: 'string' },
        limit: { type: 'string' },
        base: { type: 'string' },
      },
    });
  } catch (error) {
    if (error instanceof TypeError) throw new ImportError(`${error.message}\n${usage}`);
    throw error;
  }
}

async function takeFolder(folder: string, directory: string, isDryRun: boolean, ports: PhotoPorts): Promise<number> {
  const { pictures, faults } = await readFolder(folder, isDestination);
  const before = await keptPhotos(directory);
  const photos: Photos = { ...before };
  for (const picture of pictures) {
    const fault = await take(picture);
    if (fault !== undefined) faults.push(`${picture.file}: ${fault}.`);
  }
  for (const fault of faults) ports.warn(fault);
  const taken = Object.keys(photos).filter((id) => photos[id] !== before[id]).length;
  if (taken > 0 && !isDryRun) writeIndex(directory, photos);
  ports.say(
    `${isDryRun ? 'dry run, nothing is kept: ' : ''}${taken} taken, ${faults.length} left out, ${Object.keys(photos).length} in the instance`,
  );
  return faults.length > 0 ? 1 : 0;

  /** @returns why it is left out */
  async function take({ destinationId, path, credit }: FoundPicture): Promise<string | undefined> {
    const bytes = await readFile(path);
    const measured = await measure(bytes);
    if (typeof measured === 'string') return measured;
    if (!isDryRun) await writeFiles(directory, destinationId, bytes, measured);
    photos[destinationId] = { ...measured, ...credit };
    return undefined;
  }
}

async function remove(directory: string, id: string, { say }: PhotoPorts): Promise<number> {
  const { [id]: removed, ...others } = await keptPhotos(directory);
  if (removed === undefined) throw new ImportError(`There is no photograph of ${JSON.stringify(id)}.`);
  writeIndex(directory, others);
  say(`the photograph of ${id} is gone, ${Object.keys(others).length} in the instance`);
  return 0;
}

function isDestination(id: string): boolean {
  const [country = '', city] = id.split('/');
  const found = findCountry(core, country);
  return found?.slug === country && (city === undefined || findCity(core, country, city) !== undefined);
}
