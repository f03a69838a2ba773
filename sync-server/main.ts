import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnv } from './kernel/env.ts';
import { chooseSqliteDriver } from './kernel/sqlite-driver.ts';
import { leaveToOwner, writePrivately } from './kernel/private-files.ts';
import { plainReason } from './kernel/plain-reason.ts';

const usage = `moyeo serve           serve until stopped (also without a word)
moyeo migrate         bring the database up to date, and end
moyeo backup FILE     a checked copy of the SQLite database, also while it is served
moyeo restore FILE    put a backup in the place of the SQLite database
moyeo verify [FILE]   whether the database, or a backup, is whole
moyeo erase GROUP-ID  take out everything that is kept of a group
moyeo organizer GROUP-ID E-MAIL
                      a new organiser's link, for who made the group with this address
moyeo doctor          what a start would meet
moyeo import FILE     destinations from a file (docs/importing.md)
moyeo imported        the sources of imported destinations
moyeo forget SOURCE   take out the destinations of a source

The settings are environment variables: docs/operations.md.`;

/** This file lies in `sync-server`, its bundle in `dist/server`. */
const program = fileURLToPath(import.meta.url);
const root = program.endsWith('.ts') ? join(program, '../..') : join(program, '../../..');

/** @returns the exit code; nothing while it serves. */
async function run([verb = 'serve', ...words]: readonly string[]): Promise<number | undefined> {
  if (/^(help|--help|-h)$/.test(verb)) return say(0);
  writePrivately();
  const env = readEnv(process.env);
  const { database } = env;
  chooseSqliteDriver(env.sqliteDriver);
  if (verb === 'serve') {
    const { serve } = await import('./serve.ts');
    await serve(program, root);
    return undefined;
  }
  try {
    if (verb === 'import' || verb === 'imported' || verb === 'forget') {
      const { importCommand } = await import('./destination/import/command.ts');
      return await importCommand([verb, ...words]);
    }
    const { commands } = await import('./operations/commands.ts');
    if (Object.hasOwn(commands, verb)) return await commands[verb as keyof typeof commands](env, words);
    return say(2);
  } finally {
    leaveToOwner(database);
  }
}

function say(code: number): number {
  process.stdout.write(`${usage}\n`);
  return code;
}

const isServing = (process.argv[2] ?? 'serve') === 'serve';

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const reason = plainReason(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.stderr.write(`${isServing ? 'Moyeo could not start: ' : ''}${reason}\n`);
    process.exit(1);
  },
);
