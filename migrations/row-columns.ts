import type { Knex } from 'knex';

/**
 * What every synced row has: the version at which it changed, and the (timestamp, mutation id) of the write that it
 * comes from.
 */
export function rowColumns(table: Knex.CreateTableBuilder, idLength = 120): void {
  groupColumn(table);
  table.string('id', idLength).notNullable();
  table.bigInteger('version').notNullable();
  table.bigInteger('timestamp').notNullable();
  table.string('mutation_id', 64).notNullable();
  /** 1 = a tombstone: its other columns are empty. */
  table.smallint('removed').notNullable().defaultTo(0);
  table.primary(['group_id', 'id']);
  table.index(['group_id', 'version']);
}

/** The group that a row belongs to; deleting the group deletes the row. */
export function groupColumn(table: Knex.CreateTableBuilder): void {
  table.string('group_id', 36).notNullable().references('id').inTable('groups').onDelete('CASCADE');
}
