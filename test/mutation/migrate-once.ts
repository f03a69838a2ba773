import type { Knex } from 'knex';
import { migrate as migrateReally } from '#server/kernel/migrate.ts';

export { doneMigrations, schemaMismatch } from '#server/kernel/migrate.ts';

interface Connection {
  exec: (sql: string, done: (error: Error | null) => void) => void;
}

/** What an empty database becomes by all migrations, as SQL. */
let script: string | undefined;

/**
 * Takes the place of the migrations below `openDatabase`, which is most of the time of a quick test: from the second
 * empty database on they are one script.
 */
export async function migrate(db: Knex, file?: string): Promise<void> {
  if (file !== undefined) return migrateReally(db, file);
  if (script === undefined) {
    await migrateReally(db);
    script = await scriptOf(db);
    return;
  }
  const connection = await (db.client as { acquireConnection: () => Promise<Connection> }).acquireConnection();
  await new Promise<void>((resolve, reject) => {
    connection.exec(script ?? '', (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
  await (db.client as { releaseConnection: (one: Connection) => Promise<void> }).releaseConnection(connection);
}

async function scriptOf(db: Knex): Promise<string> {
  const made = await db.raw<{ sql: string }[]>(
    `select sql from sqlite_master where sql is not null and name not like 'sqlite_%' order by type = 'table' desc, rowid`,
  );
  const lines = made.map(({ sql }) => `${sql};`);
  for (const { name } of await db.raw<{ name: string }[]>(`select name from sqlite_master where type = 'table'`))
    for (const row of (await db(name).select('*')) as Record<string, unknown>[])
      lines.push(`${db(name).insert(row).toQuery()};`);
  return `begin;\n${lines.join('\n')}\ncommit;`;
}
