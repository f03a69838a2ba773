import type { Migration } from './all.ts';

/** Tries to open a group that ended in an exception (rule P11): there is no group that they could refer to. */
export const unopenedGroups: Migration = {
  name: '0006-unopened-groups',
  async up(db) {
    await db.schema.createTable('unopened_groups', (table) => {
      table.string('group_id', 36).notNullable();
      table.string('mid', 64).notNullable();
      table.integer('tries').notNullable();
      /** The intent as it came, for the operator, once it is quarantined. */
      table.text('intent');
      table.bigInteger('at').notNullable().index();
      table.primary(['group_id', 'mid']);
    });
  },
};
