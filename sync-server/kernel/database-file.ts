import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseError } from './database-error.ts';
import { sqlite } from './sqlite-connection.ts';

/**
 * Beside the database: who holds its lock serves it. The operating system lets go of it with the process, however that
 * ends.
 */
const lockFile = (file: string): string => `${file}-lock`;
/**
 * Beside the database after a clean stop: how the file was left. It is gone while a process serves the file, and after
 * a kill.
 */
const stopMark = (file: string): string => `${file}-stopped`;
/** A process that is just stopping still has its lock. */
const claimWaitMs = 2_000;

export const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

/** Makes a rename or a new file in the folder outlast a power cut. */
export function syncToDisk(path: string): void {
  const opened = openSync(path, 'r');
  fsyncSync(opened);
  closeSync(opened);
}

/** What is there of a folder and those above it. */
export function nearestFolder(folder: string): string {
  let there = folder;
  while (!existsSync(there)) there = dirname(there);
  return there;
}

/** Makes a folder that can be written. What a read-only disk answers to the making itself is a riddle. */
export function openFolder(folder: string): void {
  accessSync(nearestFolder(folder), constants.W_OK | constants.X_OK);
  mkdirSync(folder, { recursive: true });
}

/**
 * Makes this process the only one that serves a SQLite file.
 * @returns how to give it back.
 * @throws DatabaseError when another process has it.
 */
export async function claimFile(file: string): Promise<() => Promise<void>> {
  refuseFolder(file);
  openFolder(dirname(file));
  // A database is made under another name, and is there only when it is whole: an empty file is what is left of one.
  if (existsSync(lockFile(file)) && existsSync(file) && sizeOf(file) === 0) {
    throw new DatabaseError(
      `${file} is empty, but was served before. Put a backup in its place; to begin anew, delete it.`,
    );
  }
  const lock = sqlite(lockFile(file), `PRAGMA busy_timeout = ${claimWaitMs}`);
  try {
    await lock.raw('BEGIN EXCLUSIVE');
  } catch (error) {
    await lock.destroy();
    if ((error as { code?: unknown }).code !== 'SQLITE_BUSY') throw error;
    throw new DatabaseError(
      `Another process already serves ${file}. Stop that one, or name another file in DATABASE_URL.`,
    );
  }
  claimed.add(file);
  return async () => {
    claimed.delete(file);
    await lock.destroy();
  };
}

/** Files that this process has claimed. */
const claimed = new Set<string>();

/** Runs `act` while no other process serves the file. @throws DatabaseError when one does */
export async function withClaim(file: string, act: () => Promise<void>): Promise<void> {
  const letGo = claimed.has(file) ? undefined : await claimFile(file);
  try {
    await act();
  } finally {
    await letGo?.();
  }
}

/**
 * What is known of the pages before they are read: `clean` when the last process to serve the file stopped in order and
 * nobody has touched the file since, `changed` when somebody has, `unclean` when that process was killed, or nothing is
 * known.
 */
export function lastStop(file: string): 'clean' | 'changed' | 'unclean' {
  if (!existsSync(stopMark(file))) return 'unclean';
  return readFileSync(stopMark(file), 'utf8') === stateOf(file) ? 'clean' : 'changed';
}

export function markStopped(file: string): void {
  writeFileSync(stopMark(file), stateOf(file));
}

export function markServed(file: string): void {
  rmSync(stopMark(file), { force: true });
}

function stateOf(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return JSON.stringify({ size, mtimeMs, log: sizeOf(`${file}-wal`) });
}

export const putBackup = 'Put a backup in its place, or name another file in DATABASE_URL.';

/** @throws DatabaseError when a folder is named, in which a file was meant */
export function refuseFolder(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new DatabaseError(
      `DATABASE_URL names the folder ${file}. Name a file in it, like sqlite:${join(file, 'moyeo.sqlite')}.`,
    );
}

/** Something other than a database in its place is never written over, nor is one that was there made anew. */
export function refuseDamagedFile(file: string): void {
  refuseFolder(file);
  // SQLite would throw away what had been committed into it.
  if (sizeOf(file) === 0 && sizeOf(`${file}-wal`) > 0)
    throw new DatabaseError(
      `${file} is missing or empty, but ${file}-wal, which belongs to it, is there. ${putBackup}`,
    );
  if (!existsSync(file)) return;
  const head = Buffer.alloc(16);
  const opened = openSync(file, 'r');
  const length = readSync(opened, head, 0, 16, 0);
  closeSync(opened);
  if (length > 0 && head.toString('latin1', 0, length) !== 'SQLite format 3\0')
    throw new DatabaseError(`${file} is damaged, or is no SQLite database. ${putBackup}`);
}

/**
 * Makes a database under another name and gives it its own once it is whole: a kill at any moment leaves either none or
 * all of it.
 * @param make fills the file it is given, and closes it
 */
export async function makeWhole(file: string, make: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = `${file}.unfinished`;
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(`${unfinished}${ending}`, { force: true });
  await make(unfinished);
  syncToDisk(unfinished);
  renameSync(unfinished, file);
  syncToDisk(dirname(file));
}
