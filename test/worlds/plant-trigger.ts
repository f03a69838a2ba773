import type { Knex } from 'knex';
import { isPostgres } from '#server/kernel/db.ts';

/** The database itself throws whenever a row like this is written: what no check has foreseen. */
export async function plantTrigger(db: Knex, table: string, condition: string): Promise<void> {
  if (isPostgres(db)) {
    await db.raw(
      `CREATE FUNCTION poison_${table}() RETURNS trigger AS $$ BEGIN IF ${condition} THEN RAISE EXCEPTION 'poison'; END IF; RETURN NEW; END $$ LANGUAGE plpgsql`,
    );
    await db.raw(`CREATE TRIGGER poison BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION poison_${table}()`);
    return;
  }
  await db.raw(
    `CREATE TRIGGER poison_${table} BEFORE INSERT ON ${table} WHEN ${condition} BEGIN SELECT RAISE(ABORT, 'poison'); END`,
  );
}
