import type { Knex } from 'knex';
import type { Migration } from './migration.ts';

/**
 * What the daily sweep looks for, without reading the tables from end to end: on SQLite everybody waits while one
 * statement runs.
 */
export const whatIsDue: Migration = {
  name: '0003-what-is-due',
  async up(db) {
    const index = (table: string, name: string, what: string, only?: string) =>
      db.raw(`CREATE INDEX ${table}_${name} ON ${table} (${what})${only ? ` WHERE ${only}` : ''}`);
    await index('mutations', 'kept_at', 'at', 'version IS NOT NULL');
    await index('mutations', 'refused_at', 'at', 'version IS NULL');
    await index('sessions', 'ended_at', 'revoked_at', 'revoked_at IS NOT NULL');
    await index('sessions', 'used_at', 'coalesce(last_seen_at, created_at)');
    await index('groups', 'gone_at', 'deleted_at', 'deleted_at IS NOT NULL');
    if ((db.client as { config: { client: unknown } }).config.client !== 'pg') await keyHistoryByItself(db);
  },
};

/** Without a rowid a table is its own key: a step of a history was kept twice, in the table and in its index. */
async function keyHistoryByItself(db: Knex): Promise<void> {
  await db.raw(`CREATE TABLE steps (
    group_id varchar(36) NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
    version bigint NOT NULL,
    nonce varchar(32) NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (group_id, version)
  ) WITHOUT ROWID`);
  await db.raw('INSERT INTO steps SELECT group_id, version, nonce, at FROM group_versions ORDER BY group_id, version');
  await db.schema.dropTable('group_versions');
  await db.schema.renameTable('steps', 'group_versions');
}
