import { rowColumns } from './row-columns.ts';
import type { Migration } from './migration.ts';

export const typedPlaces: Migration = {
  name: '0002-typed-places',
  async up(db) {
    await db.schema.createTable('typed_places', (table) => {
      rowColumns(table, 240);
      table.string('member_id', 36).notNullable();
      table.string('place_id', 36);
      table.string('name', 120);
      table.string('url', 500);
      table.bigInteger('added_at');
      table.index(['group_id', 'member_id']);
    });
  },
};
