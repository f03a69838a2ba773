import type { Migration } from './all.ts';
import { rowColumns } from './row-columns.ts';

export const privacy: Migration = {
  name: '0004-privacy',
  async up(db) {
    await db.schema.createTable('given_answers', (table) => {
      table.string('group_id', 36).notNullable().references('id').inTable('groups').onDelete('CASCADE');
      table.string('member_id', 36).notNullable();
      table.string('kind', 20).notNullable();
      /** Of the write that gave it. */
      table.string('mid', 64).notNullable();
      /** The answer with everything in it, private amounts too, as JSON. */
      table.text('answer').notNullable();
      /** 1 = the member keeps the amounts in it private. */
      table.smallint('is_private').notNullable();
      table.bigInteger('given_at').notNullable();
      /** Empty for the answer that counts. */
      table.bigInteger('replaced_at').index();
      table.primary(['group_id', 'member_id', 'kind', 'mid']);
    });
    for (const [kind, table, column] of [['simpleResponse', 'simple_responses', 'payload'], ['preference', 'preferences', 'answers'], ['customResponse', 'custom_responses', 'responses']] as const) {
      await db(db.raw('given_answers (group_id, member_id, kind, mid, answer, is_private, given_at)')).insert(
        db(table).where('removed', 0).select('group_id', 'id', db.raw(`'${kind}'`), 'mid', column, db.raw('0'), 'updated_at'),
      );
    }
    await db.schema.createTable('budget_bands', (table) => {
      rowColumns(table);
      table.integer('min');
      /** Empty also for a band without a ceiling. */
      table.integer('max');
      table.integer('head_count');
      table.integer('answered_by');
    });
    await db.schema.alterTable('group_profiles', (table) => {
      /** 1 = nobody comes in by the name alone. */
      table.smallint('requires_pin');
    });
  },
};
