import type { Migration } from './all.ts';
import { rowColumns } from './row-columns.ts';

export const organizer: Migration = {
  name: '0003-organizer',
  async up(db) {
    await db.schema.alterTable('members', (table) => {
      /** 1 = protected by a PIN, whose hash is in `member_pins`. */
      table.smallint('has_pin');
    });
    await db.schema.createTable('member_pins', (table) => {
      table.string('group_id', 36).notNullable().references('id').inTable('groups').onDelete('CASCADE');
      table.string('member_id', 36).notNullable();
      table.string('pin_hash', 200).notNullable();
      table.primary(['group_id', 'member_id']);
    });
    await db.schema.createTable('secret_tries', (table) => {
      table.string('group_id', 36).notNullable().references('id').inTable('groups').onDelete('CASCADE');
      /** A member's id, or `organizer`. */
      table.string('subject', 36).notNullable();
      table.integer('tries').notNullable();
      table.bigInteger('since').notNullable();
      table.primary(['group_id', 'subject']);
    });
    await db.schema.createTable('organizer_tokens', (table) => {
      table.string('group_id', 36).notNullable().references('id').inTable('groups').onDelete('CASCADE');
      table.string('token_hash', 64).notNullable();
      table.bigInteger('created_at').notNullable();
      table.primary(['group_id', 'token_hash']);
    });
    await db.schema.createTable('removed_members', (table) => {
      table.string('group_id', 36).notNullable().references('id').inTable('groups').onDelete('CASCADE');
      table.string('member_id', 36).notNullable();
      table.bigInteger('removed_at').notNullable().index();
      /** What was theirs, as JSON: a list of kind, id and data. */
      table.text('rows').notNullable();
      table.primary(['group_id', 'member_id']);
    });
    await db.schema.createTable('activities', (table) => {
      rowColumns(table);
      table.string('kind', 30);
      table.string('actor_name', 80);
      table.string('subject_name', 80);
      table.string('subject_id', 36);
      table.bigInteger('at');
    });
  },
};
