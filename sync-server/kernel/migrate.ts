import { renameSync, rmSync } from 'node:fs';
import type { Knex } from 'knex';
import { migrations } from '#migrations/all.ts';
import type { Migration } from '#migrations/migration.ts';
import { DatabaseError } from './database-error.ts';

/** How a database stands to this program: of another version, or `undefined` when it fits. */
export async function schemaMismatch(db: Knex): Promise<'older' | 'newer' | undefined> {
  const done = await doneMigrations(db);
  if (done.some((name) => migrations.every((one) => one.name !== name))) return 'newer';
  return done.length < migrations.length ? 'older' : undefined;
}

export async function doneMigrations(db: Knex): Promise<string[]> {
  if (!(await db.schema.hasTable('knex_migrations'))) return [];
  return (await db('knex_migrations').select('name')).map(({ name }) => name);
}

/**
 * All pending migrations or none, after a copy of what is there; they only go forward, what goes back is a backup. The
 * caller sees to it that no other process migrates, so that a lock that stands in the database is what a process left
 * behind that was killed.
 */
export async function migrate(db: Knex, file?: string): Promise<void> {
  const done = await doneMigrations(db);
  const unknown = done.find((name) => migrations.every((one) => one.name !== name));
  if (unknown)
    throw new DatabaseError(
      `The database was made by a newer version of this program (it has ${unknown}). Update the program, or restore a backup.`,
    );
  const next = migrations.find((one) => !done.includes(one.name));
  if (!next) return;
  const copy = file !== undefined && done.length > 0 ? `${file}.before-${next.name}` : undefined;
  if (copy) await copyTo(db, copy);
  if (await db.schema.hasTable('knex_migrations_lock')) await db('knex_migrations_lock').update({ is_locked: 0 });
  await db.migrate.latest({
    migrationSource: {
      getMigrations: () => Promise.resolve(migrations),
      getMigrationName: (one: Migration) => one.name,
      getMigration: (one: Migration) =>
        Promise.resolve({
          up: (trx: Knex) =>
            one.up(trx).catch((error: unknown) => {
              throw updateError(one, error, copy);
            }),
          down: () => Promise.reject(new Error('Migrations only go forward; restore a backup instead.')),
        }),
    },
  });
}

/** A whole copy, or nothing. */
export async function copyTo(db: Knex, copy: string): Promise<void> {
  const half = `${copy}.half`;
  const remove = () => {
    for (const ending of ['', '-journal']) rmSync(`${half}${ending}`, { force: true });
  };
  remove();
  try {
    await db.raw('VACUUM INTO ?', [half]);
  } catch (error) {
    // SQLite leaves what it has written: a disk that was full would stay so.
    remove();
    throw error;
  }
  renameSync(half, copy);
}

function updateError(one: Migration, error: unknown, copy: string | undefined): DatabaseError {
  const message = error instanceof Error ? error.message : String(error);
  const reason = message
    .slice(message.lastIndexOf(' - ') + 1)
    .replace(/^- /, '')
    .replaceAll(/\s+/g, ' ');
  const kept = copy ? ` A copy from before is ${copy}.` : '';
  return new DatabaseError(
    `The database could not be brought up to date (${one.name}: ${reason}). Nothing in it was changed: the version before this one still starts.${kept}`,
  );
}
