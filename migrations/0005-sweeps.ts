import type { Migration } from './migration.ts';

/**
 * When this database was swept last: a long time without is one in which nobody was told that their group would be
 * deleted (decision 0054).
 */
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
    // Nobody knows when what stands was swept last: it may have been long ago.
    await db.raw('INSERT INTO sweeps (id, swept_at, held_until) SELECT 1, 0, 0 WHERE EXISTS (SELECT 1 FROM groups)');
  },
};
