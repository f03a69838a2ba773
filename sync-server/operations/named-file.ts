import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseError } from '#server/kernel/database-error.ts';
import { thisUser } from '#server/kernel/this-user.ts';

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';

/**
 * A backup that a command was given.
 * @throws DatabaseError that names it when it is not there, is a folder, or may not be read
 */
export function refuseUnreadable(path: string): void {
  try {
    if (statSync(path).isDirectory()) throw new DatabaseError(`${path} is a folder. Name a file in it${namesIn(path)}`);
    accessSync(path, constants.R_OK);
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    if (/^(EACCES|EPERM)$/.test(codeOf(error)))
      throw new DatabaseError(
        `${path} cannot be read by this user${thisUser()}. Give this user the file, and its folder.`,
      );
    throw new DatabaseError(`${path} does not exist${namesIn(dirname(resolve(path)))}`);
  }
}

/** Where a command is to write a new file. @throws DatabaseError that names it */
export function refuseUnwritable(target: string): void {
  if (existsSync(target))
    throw new DatabaseError(`${target} exists already. Name another file; a backup is never written over.`);
  const folder = dirname(resolve(target));
  if (!existsSync(folder))
    throw new DatabaseError(`The folder ${folder} does not exist. Make it, or name another one.`);
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new DatabaseError(`${folder} cannot be written by this user${thisUser()}. Name a file in another folder.`);
  }
}

/** What could have been meant: the newest of them by their names, which begin with the time. */
function namesIn(folder: string): string {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.sqlite'));
    return names.length > 0 ? `; there are ${names.sort().slice(-5).join(', ')}.` : '.';
  } catch {
    return '.';
  }
}
