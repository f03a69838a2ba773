import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { openAsItIs, type DatabaseConfig } from '#server/kernel/db.ts';
import { lastStop, nearestFolder, refuseFolder, sizeOf } from '#server/kernel/database-file.ts';
import type { Env } from '#server/kernel/env.ts';
import { schemaMismatch } from '#server/kernel/migrate.ts';
import { checkPages } from '#server/kernel/page-check.ts';
import { plainReason } from '#server/kernel/plain-reason.ts';
import { thisUser } from '#server/kernel/this-user.ts';
import { build, version } from '#server/kernel/build-info.ts';

export interface Finding {
  isGood: boolean;
  text: string;
}

const good = (text: string): Finding => ({ isGood: true, text });
const bad = (text: string): Finding => ({ isGood: false, text });

/** The database file, and what a start opens beside it. */
const besides = ['', '-wal', '-shm', '-lock', '-stopped'];
const leastRoom = 64 * 1024 * 1024;

/**
 * What a start would meet, looked at without changing anything.
 * @param unknown sentences of variables that are no settings
 */
export async function doctor({ database, backups }: Env, unknown: readonly string[]): Promise<Finding[]> {
  const found = [good(`Moyeo ${version} (build ${build}) on Node ${process.versions.node}.`), ...unknown.map(bad)];
  if (backups) found.push(writableFolder(nearestFolder(backups.directory)));
  if (database.kind === 'postgres' || database.file === ':memory:') return [...found, await schema(database)];
  const { file } = database;
  try {
    refuseFolder(file);
  } catch (error) {
    return [...found, bad((error as Error).message)];
  }
  found.push(...folder(file));
  if (existsSync(file)) return [...found, await schema(database), ...(await pages(file))];
  // In a folder that cannot be searched nothing seems to be there.
  return found.every(({ isGood }) => isGood)
    ? [...found, good(`${file} is not there yet: the start makes it.`)]
    : found;
}

function folder(file: string): Finding[] {
  const place = nearestFolder(dirname(file));
  const found = [writable(place), ...besides.flatMap((one) => (existsSync(file + one) ? writable(file + one) : []))];
  const { bavail, bsize } = statfsSync(place);
  const free = bavail * bsize;
  const text = `${Math.round(free / 1024 / 1024)} MiB are free there; the database has ${Math.round(sizeOf(file) / 1024 / 1024)} MiB.`;
  if (free <= sizeOf(file)) return [...found, bad(`${text} A backup would not fit.`)];
  return [...found, free > leastRoom ? good(text) : bad(`${text} That is little room for what is to come.`)];
}

/** A start reads the pages of a file that somebody has changed since its last stop, or whose process was killed. */
async function pages(file: string): Promise<Finding[]> {
  if (lastStop(file) === 'clean') return [];
  try {
    const { damage } = await checkPages(file).found;
    if (damage !== undefined) return [bad(`${file} is damaged (${damage}). Restore a backup.`)];
    return [good('Every page of the database can be read.')];
  } catch (error) {
    return [bad(plainReason(error) ?? String(error))];
  }
}

function writableFolder(path: string): Finding {
  return statSync(path).isDirectory() ? writable(path) : bad(`${path} is no folder.`);
}

function writable(path: string): Finding {
  try {
    accessSync(path, statSync(path).isDirectory() ? constants.W_OK | constants.X_OK : constants.W_OK);
    return good(`${path} can be written.`);
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === 'EROFS') return bad(`${path} is on a disk that is mounted read-only.`);
    return bad(`${path} cannot be written by this user${thisUser()}. Check its owner and rights.`);
  }
}

async function schema(database: DatabaseConfig): Promise<Finding> {
  try {
    const db = openAsItIs(database);
    try {
      const mismatch = await schemaMismatch(db);
      if (mismatch === 'newer') return bad('The database was made by a newer version of this program.');
      return good(
        mismatch ? 'The database will be brought up to date at the next start.' : 'The database answers, and fits.',
      );
    } finally {
      await db.destroy();
    }
  } catch (error) {
    return bad(plainReason(error) ?? (error instanceof Error ? error.message : String(error)));
  }
}
