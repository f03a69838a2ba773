import { DatabaseError } from '#server/kernel/database-error.ts';
import { openDatabase, type DatabaseConfig } from '#server/kernel/db.ts';
import type { Env } from '#server/kernel/env.ts';
import { unknownSettings } from '#server/kernel/known-settings.ts';
import { backup, verifyAsItIs } from './backup.ts';
import { doctor } from './doctor.ts';
import { erase } from './erase.ts';
import { organizerPath } from './organizer.ts';
import { restore } from './restore.ts';
import type { Verdict } from './verify.ts';

const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

/**
 * What an operator does on a database beside serving it. Each gets the words behind its verb, and returns the exit
 * code.
 */
export const commands = {
  async migrate({ database }: Env): Promise<number> {
    await (await openDatabase(database)).destroy();
    say('The database is up to date.');
    return 0;
  },

  async backup({ database }: Env, [target]: readonly string[]): Promise<number> {
    const to = named(target, 'backup');
    if (database.kind === 'postgres')
      throw new DatabaseError(
        `DATABASE_URL names a PostgreSQL database, which has its own tools: pg_dump --format=custom --file=${to} "$DATABASE_URL"`,
      );
    const file = fileOf(database);
    const verdict = await backup(file, to);
    say(`${to} is a copy of ${file}.`);
    return report(verdict);
  },

  async restore({ database }: Env, [target]: readonly string[]): Promise<number> {
    const from = named(target, 'restore');
    if (database.kind === 'postgres')
      throw new DatabaseError(
        `DATABASE_URL names a PostgreSQL database, which has its own tools: stop the servers, then pg_restore --clean --if-exists --dbname="$DATABASE_URL" ${from}`,
      );
    const file = fileOf(database);
    const aside = await restore(file, from, new Date());
    say(
      `${file} is now what ${from} holds.${aside ? ` What was there before is ${aside}.` : ''} Devices offer again what they had been told was saved.`,
    );
    return 0;
  },

  async verify({ database }: Env, [target]: readonly string[]): Promise<number> {
    return report(await verifyAsItIs(target ? { kind: 'sqlite', file: target } : database));
  },

  async erase({ database }: Env, [groupId]: readonly string[]): Promise<number> {
    const { rows, isInLog } = await erase(database, named(groupId, 'erase', 'GROUP-ID'), Date.now());
    say(`${rows} rows are gone. Backups still hold them until they are deleted.`);
    if (isInLog)
      say('The file ending in -wal holds them too, because the server is reading: until its next start at the latest.');
    return 0;
  },

  async organizer({ database, publicUrl, basePath }: Env, [groupId, email]: readonly string[]): Promise<number> {
    const verb = 'organizer';
    const path = await organizerPath(database, {
      groupId: named(groupId, verb, 'GROUP-ID E-MAIL'),
      email: named(email, verb, 'GROUP-ID E-MAIL'),
      at: Date.now(),
    });
    const where = publicUrl === undefined ? ', behind the address of this server' : '';
    say(`A new organiser's link${where}. Send it to that e-mail address alone:\n${publicUrl ?? ''}${basePath}${path}`);
    return 0;
  },

  async doctor(env: Env): Promise<number> {
    const findings = await doctor(env, unknownSettings(process.env));
    for (const { isGood, text } of findings) say(`${isGood ? 'good' : 'BAD '}  ${text}`);
    return findings.every(({ isGood }) => isGood) ? 0 : 1;
  },
};

function named(word: string | undefined, verb: string, what = 'FILE'): string {
  if (!word) throw new DatabaseError(`Name it: moyeo ${verb} ${what}`);
  return word;
}

function fileOf(database: Extract<DatabaseConfig, { kind: 'sqlite' }>): string {
  if (database.file === ':memory:')
    throw new DatabaseError('DATABASE_URL names a database in memory: there is no file.');
  return database.file;
}

function report({ problems, groups, rows }: Verdict): number {
  for (const problem of problems) say(problem);
  if (problems.length > 0) say(`It is not whole: ${problems.length} findings.`);
  else
    say(
      `It is whole: ${groups} groups; ${
        Object.entries(rows)
          .map(([kind, count]) => `${kind} ${count}`)
          .join(', ') || 'no rows'
      }.`,
    );
  return problems.length > 0 ? 1 : 0;
}
