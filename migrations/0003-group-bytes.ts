import type { Migration } from './migration.ts';

/** How much a group holds: an upper bound that grows with what is written, and that the daily sweep measures anew. */
export const groupBytes: Migration = {
  name: '0003-group-bytes',
  async up(db) {
    await db.schema.alterTable('groups', (table) => {
      table.bigInteger('bytes').notNullable().defaultTo(0);
    });
  },
};
