import type { Migration } from './all.ts';
import { rowColumns } from './row-columns.ts';

export const firstJourney: Migration = {
  name: '0001-first-journey',
  async up(db) {
    await db.schema.createTable('groups', (table) => {
      table.string('id', 36).primary();
      table.bigInteger('version').notNullable();
      table.string('nonce', 32).notNullable();
      table.string('creator_email', 254).notNullable();
      table.string('organizer_hash', 64).notNullable();
      table.string('admin_password_hash', 200);
      table.bigInteger('last_activity_at').notNullable();
      table.bigInteger('deleted_at');
    });
    await db.schema.createTable('group_versions', (table) => {
      table.string('group_id', 36).notNullable().references('id').inTable('groups').onDelete('CASCADE');
      table.bigInteger('version').notNullable();
      table.string('nonce', 32).notNullable();
      table.bigInteger('at').notNullable();
      table.primary(['group_id', 'version']);
    });
    await db.schema.createTable('mutations', (table) => {
      table.string('group_id', 36).notNullable().references('id').inTable('groups').onDelete('CASCADE');
      table.string('mid', 64).notNullable();
      table.string('code', 40).notNullable();
      table.bigInteger('version');
      table.bigInteger('at').notNullable();
      table.primary(['group_id', 'mid']);
    });
    await db.schema.createTable('poisoned', (table) => {
      table.string('group_id', 36).notNullable().references('id').inTable('groups').onDelete('CASCADE');
      table.string('mid', 64).notNullable();
      table.integer('tries').notNullable();
      /** The intent as it came, for the operator, once it is quarantined. */
      table.text('intent');
      table.bigInteger('at').notNullable();
      table.primary(['group_id', 'mid']);
    });
    await db.schema.createTable('sessions', (table) => {
      table.string('token_hash', 64).primary();
      table.string('group_id', 36).notNullable().references('id').inTable('groups').onDelete('CASCADE');
      table.string('member_id', 36).notNullable();
      table.bigInteger('created_at').notNullable();
      table.bigInteger('revoked_at');
      table.index(['group_id', 'member_id']);
    });
    await db.schema.createTable('group_profiles', (table) => {
      rowColumns(table);
      table.string('share_url', 22).unique();
      table.string('name', 120);
      table.string('description', 500);
      table.string('created_by', 80);
      table.string('survey_type', 10);
      table.text('custom_questions');
      table.bigInteger('created_at');
      table.text('excused');
    });
    await db.schema.createTable('members', (table) => {
      rowColumns(table);
      table.string('name', 80);
      table.bigInteger('joined_at');
      table.smallint('claimed');
    });
    await db.schema.createTable('member_contacts', (table) => {
      table.string('group_id', 36).notNullable().references('id').inTable('groups').onDelete('CASCADE');
      table.string('member_id', 36).notNullable();
      table.string('email', 254).notNullable();
      table.primary(['group_id', 'member_id']);
    });
    await db.schema.createTable('simple_responses', (table) => {
      rowColumns(table);
      table.text('payload');
      table.bigInteger('created_at');
      table.bigInteger('updated_at');
    });
  },
};
