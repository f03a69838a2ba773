import type { Migration } from './migration.ts';

export const shownFit: Migration = {
  name: '0008-shown-fit',
  async up(db) {
    await db.schema.alterTable('members', (table) => {
      /** 1 = how a destination suits the member is told by name. */
      table.smallint('shows_fit');
    });
  },
};
