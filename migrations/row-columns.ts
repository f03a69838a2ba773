import type { Knex } from 'knex';

/** What every synced row has: the version at which it changed, and the (stamp, mid) of the write that it comes from. */
export function rowColumns(table: Knex.CreateTableBuilder, idLength = 120): void {
  table.string('group_id', 36).notNullable().references('id').inTable('groups').onDelete('CASCADE');
  table.string('id', idLength).notNullable();
  table.bigInteger('version').notNullable();
  table.bigInteger('stamp').notNullable();
  table.string('mid', 64).notNullable();
  /** 1 = a tombstone: its other columns are empty. */
  table.smallint('removed').notNullable().defaultTo(0);
  table.primary(['group_id', 'id']);
  table.index(['group_id', 'version']);
}
