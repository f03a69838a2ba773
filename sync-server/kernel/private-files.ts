import { chmodSync, existsSync, lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DatabaseConfig } from './db.ts';

/**
 * From now on nobody but this user may read what the process writes: the database, its write-ahead log and its copies
 * hold e-mail addresses and answers.
 */
export function writePrivately(): void {
  process.umask(0o077);
}

/** Files of SQLite that are there already are closed to others too. */
export function closeToOthers(database: DatabaseConfig): void {
  if (database.kind === 'postgres' || database.file === ':memory:') return;
  for (const ending of ['', '-wal', '-shm', '-lock'])
    if (statSync(`${database.file}${ending}`, { throwIfNoEntry: false })?.isFile())
      chmodSync(`${database.file}${ending}`, 0o600);
}

/**
 * What root has made beside the database belongs to the folder's owner, as whom the server runs: it could not open it
 * otherwise.
 */
export function leaveToOwner(database: DatabaseConfig): void {
  if (process.getuid?.() !== 0 || database.kind === 'postgres' || database.file === ':memory:') return;
  const folder = dirname(database.file);
  if (!existsSync(folder)) return;
  const { uid, gid } = statSync(folder);
  for (const name of readdirSync(folder).filter((one) => one.startsWith(basename(database.file)))) {
    const path = join(folder, name);
    const file = lstatSync(path);
    // A second name of a file of root's elsewhere is no file of ours.
    if (file.uid === 0 && file.isFile() && file.nlink === 1) lchownSync(path, uid, gid);
  }
}
