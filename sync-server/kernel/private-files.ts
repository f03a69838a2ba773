import { chmodSync, existsSync } from 'node:fs';
import type { DatabaseConfig } from './db.ts';

/**
 * From now on nobody but this user may read what the process writes: the database, its write-ahead log and its copies hold e-mail addresses and
 * answers. Files of SQLite that are there already are closed to others too.
 */
export function writePrivately(database: DatabaseConfig): void {
  process.umask(0o077);
  if (database.kind === 'postgres' || database.file === ':memory:') return;
  for (const ending of ['', '-wal', '-shm', '-lock'])
    if (existsSync(`${database.file}${ending}`)) chmodSync(`${database.file}${ending}`, 0o600);
}
