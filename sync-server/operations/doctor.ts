import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { openAsItIs, type DatabaseConfig } from '#server/kernel/db.ts';
import { nearestFolder, sizeOf } from '#server/kernel/database-file.ts';
import { schemaMismatch } from '#server/kernel/migrate.ts';
import { plainReason } from '#server/kernel/plain-reason.ts';
import { version } from '#server/kernel/build-info.ts';

export interface Finding {
  isGood: boolean;
  text: string;
}

const good = (text: string): Finding => ({ isGood: true, text });
const bad = (text: string): Finding => ({ isGood: false, text });

/** The database file, and what a start opens beside it. */
const besides = ['', '-wal', '-shm', '-lock', '-stopped'];

/** What a start would meet, looked at without changing anything. */
export async function doctor(database: DatabaseConfig): Promise<Finding[]> {
  const found = [good(`Moyeo ${version} on Node ${process.versions.node}.`)];
  if (database.kind === 'sqlite' && database.file !== ':memory:') {
    found.push(...folder(database.file));
    if (!existsSync(database.file)) return [...found, good(`${database.file} is not there yet: the start makes it.`)];
  }
  return [...found, await schema(database)];
}

function folder(file: string): Finding[] {
  const place = nearestFolder(dirname(file));
  const found = [writable(place), ...besides.flatMap((one) => (existsSync(file + one) ? writable(file + one) : []))];
  const { bavail, bsize } = statfsSync(place);
  const free = bavail * bsize;
  // A backup needs as much room as the database.
  const needed = Math.max(64 * 1024 * 1024, sizeOf(file));
  const text = `${Math.round(free / 1024 / 1024)} MiB are free there; the database has ${Math.round(sizeOf(file) / 1024 / 1024)} MiB.`;
  return [...found, free > needed ? good(text) : bad(`${text} A backup would not fit.`)];
}

function writable(path: string): Finding {
  try {
    accessSync(path, constants.W_OK);
    return good(`${path} can be written.`);
  } catch (error) {
    return bad(`${path}: ${plainReason(error) ?? String(error)}`);
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
