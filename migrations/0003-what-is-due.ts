import type { Migration } from './migration.ts';

/**
 * What the daily sweep looks for, without reading the tables from end to end: on SQLite everybody waits while one statement runs.
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
  },
};
