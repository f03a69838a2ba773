import type { Migration } from './migration.ts';

/** When this database was swept last: a long time without is one in which nobody was told that their group would be deleted (decision 0054). */
export const sweeps: Migration = {
  name: '0005-sweeps',
  async up(db) {
    await db.schema.createTable('sweeps', (table) => {
      /** One row, with id 1. */
      table.integer('id').primary();
      table.bigInteger('swept_at').notNullable();
      /** Until then no group is deleted because nothing happens in it. */
      table.bigInteger('held_until').notNullable();
    });
  },
};
