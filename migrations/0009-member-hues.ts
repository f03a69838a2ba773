import type { Migration } from './migration.ts';

export const memberHues: Migration = {
  name: '0009-member-hues',
  async up(db) {
    await db.schema.alterTable('members', (table) => {
      table.smallint('hue');
    });
  },
};
