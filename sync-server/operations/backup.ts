import { chmodSync } from 'node:fs';
import { openAsItIs, type DatabaseConfig } from '#server/kernel/db.ts';
import { copyTo } from '#server/kernel/migrate.ts';
import { refuseUnwritable } from './named-file.ts';
import { verify, type Verdict } from './verify.ts';

/**
 * A whole copy of a SQLite database at one moment, also while a server writes to it; checked before it is called a
 * backup.
 * @throws DatabaseError when `target` exists or cannot be written, or what was copied is not whole.
 */
export async function backup(file: string, target: string): Promise<Verdict> {
  refuseUnwritable(target);
  const db = openAsItIs({ kind: 'sqlite', file });
  try {
    await copyTo(db, target);
  } finally {
    await db.destroy();
  }
  // It holds e-mail addresses and the hashes of secrets.
  chmodSync(target, 0o600);
  return verifyAsItIs({ kind: 'sqlite', file: target });
}

export async function verifyAsItIs(database: DatabaseConfig): Promise<Verdict> {
  const db = openAsItIs(database);
  try {
    return await verify(db);
  } finally {
    await db.destroy();
  }
}
