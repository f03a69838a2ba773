import { DatabaseError } from '#server/kernel/db.ts';
import { EnvError, readEnv } from '#server/kernel/env.ts';
import { backup, verifyAsItIs } from './backup.ts';
import { restore } from './restore.ts';
import type { Verdict } from './verify.ts';

/** `npm run backup -- FILE`, `npm run restore -- FILE`, `npm run verify [-- FILE]`: on the database of DATABASE_URL. */
const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

async function main([command, target]: string[]): Promise<number> {
  const { database } = readEnv(process.env);
  if (command === 'verify') return report(await verifyAsItIs(target ? { kind: 'sqlite', file: target } : database));
  if (command !== 'backup' && command !== 'restore')
    throw new DatabaseError('Say backup FILE, restore FILE or verify.');
  if (!target) throw new DatabaseError(`Name a file: npm run ${command} -- FILE`);
  if (database.kind === 'postgres') {
    throw new DatabaseError(
      `DATABASE_URL names a PostgreSQL database, which has its own tools: ${command === 'backup' ? `pg_dump --format=custom --file=${target} "$DATABASE_URL"` : `stop the servers, then pg_restore --clean --if-exists --dbname="$DATABASE_URL" ${target}`}`,
    );
  }
  if (database.file === ':memory:')
    throw new DatabaseError('DATABASE_URL names a database in memory: there is no file.');
  if (command === 'backup') {
    const verdict = await backup(database.file, target);
    say(`${target} is a copy of ${database.file}.`);
    return report(verdict);
  }
  const aside = await restore(database.file, target, new Date());
  say(
    `${database.file} is now what ${target} holds.${aside ? ` What was there before is ${aside}.` : ''} Devices offer again what they had been told was saved.`,
  );
  return 0;
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

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const isPlain = error instanceof DatabaseError || error instanceof EnvError;
    process.stderr.write(
      `${isPlain ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exitCode = 1;
  },
);
