import type { Migration } from './migration.ts';

/** When a session was last used, and on what kind of device: for "where I am logged in", and so that it ends when it is idle. */
export const sessionUse: Migration = {
  name: '0002-session-use',
  async up(db) {
    await db.schema.alterTable('sessions', (table) => {
      table.bigInteger('last_seen_at');
      table.string('device', 40);
    });
  },
};
