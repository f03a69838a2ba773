import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseError } from '#server/kernel/database-error.ts';
import { claimFile, markServed, markStopped, openFolder, syncToDisk } from '#server/kernel/database-file.ts';
import { openAsItIs, openDatabase } from '#server/kernel/db.ts';
import { copyTo } from '#server/kernel/migrate.ts';
import { refuseUnreadable } from './named-file.ts';
import { verify } from './verify.ts';

/**
 * Puts a backup in the place of a SQLite database. The backup is copied, brought up to date and checked first; what was
 * there is kept beside it.
 * @returns where the former database is kept; nothing when there was none.
 * @throws DatabaseError when a server runs on the file, or the backup is not whole; then nothing has changed.
 */
export async function restore(file: string, from: string, now: Date): Promise<string | undefined> {
  refuseUnreadable(from);
  openFolder(dirname(file));
  // An empty file is no database: there is nothing to keep.
  if (existsSync(file) && statSync(file).size === 0) rmSync(file);
  const release = await claimFile(file);
  const room = mkdtempSync(join(dirname(file), '.restore-'));
  try {
    const fresh = join(room, basename(file));
    await prepare(from, fresh);
    return swap(file, fresh, now);
  } finally {
    rmSync(room, { recursive: true, force: true });
    await release();
  }
}

/** The backup itself stays as it is. */
async function prepare(from: string, fresh: string): Promise<void> {
  try {
    await copyWhole(from, fresh);
  } catch (error) {
    if (
      !(error instanceof DatabaseError) &&
      !/^SQLITE_(CORRUPT|NOTADB)/.test(String((error as { code?: unknown }).code))
    )
      throw error;
    throw new DatabaseError(
      `${from} is empty, damaged, or no SQLite database, and nothing was changed. Take an older backup.`,
    );
  }
  const db = await openDatabase({ kind: 'sqlite', file: fresh });
  try {
    const { problems } = await verify(db);
    if (problems.length > 0)
      throw new DatabaseError(`${from} is not whole, and nothing was changed. ${problems.slice(0, 5).join(' ')}`);
  } finally {
    await db.destroy();
  }
  // Closing the last connection has emptied the log into the file.
  syncToDisk(fresh);
}

async function copyWhole(from: string, fresh: string): Promise<void> {
  const source = openAsItIs({ kind: 'sqlite', file: from });
  try {
    await copyTo(source, fresh);
  } finally {
    await source.destroy();
  }
}

function swap(file: string, fresh: string, now: Date): string | undefined {
  const log = `${file}-wal`;
  const aside =
    existsSync(file) || existsSync(log)
      ? `${file}.before-restore-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`
      : undefined;
  markServed(file);
  if (aside) {
    if (existsSync(file)) copyFileSync(file, aside);
    // The old log must not meet the new file.
    if (existsSync(log)) renameSync(log, `${aside}-wal`);
    rmSync(`${file}-shm`, { force: true });
  }
  renameSync(fresh, file);
  syncToDisk(dirname(file));
  // Every page of it has just been read.
  markStopped(file);
  return aside;
}
