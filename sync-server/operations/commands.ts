import { DatabaseError } from '#server/kernel/database-error.ts';
import { openDatabase, type DatabaseConfig } from '#server/kernel/db.ts';
import { backup, verifyAsItIs } from './backup.ts';
import { doctor } from './doctor.ts';
import { erase } from './erase.ts';
import { organizerPath } from './organizer.ts';
import { restore } from './restore.ts';
import type { Verdict } from './verify.ts';

const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

/** What an operator does on a database beside serving it. Each gets the words behind its verb, and returns the exit code. */
export const commands = {
  async migrate(database: DatabaseConfig): Promise<number> {
    await (await openDatabase(database)).destroy();
    say('The database is up to date.');
    return 0;
  },

  async backup(database: DatabaseConfig, [target]: readonly string[]): Promise<number> {
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

  async restore(database: DatabaseConfig, [target]: readonly string[]): Promise<number> {
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

  async verify(database: DatabaseConfig, [target]: readonly string[]): Promise<number> {
    return report(await verifyAsItIs(target ? { kind: 'sqlite', file: target } : database));
  },

  async erase(database: DatabaseConfig, [groupId]: readonly string[]): Promise<number> {
    const rows = await erase(database, named(groupId, 'erase', 'GROUP-ID'), Date.now());
    say(`${rows} rows are gone. Backups still hold them until they are deleted.`);
    return 0;
  },

  async organizer(database: DatabaseConfig, [groupId, email]: readonly string[]): Promise<number> {
    const verb = 'organizer';
    const path = await organizerPath(database, {
      groupId: named(groupId, verb, 'GROUP-ID E-MAIL'),
      email: named(email, verb, 'GROUP-ID E-MAIL'),
      at: Date.now(),
    });
    say(`A new organiser's link, behind the address of this server. Send it to that e-mail address alone:\n${path}`);
    return 0;
  },

  async doctor(database: DatabaseConfig): Promise<number> {
    const findings = await doctor(database);
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
