import type { Migration } from './migration.ts';

/** What a member says with a place that they propose. */
export const placeNotes: Migration = {
  name: '0006-place-notes',
  async up(db) {
    await db.schema.alterTable('place_votes', (table) => {
      table.string('note', 80);
    });
  },
};
