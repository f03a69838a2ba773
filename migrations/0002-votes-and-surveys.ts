import type { Knex } from 'knex';
import type { Migration } from './all.ts';
import { rowColumns } from './row-columns.ts';

export const votesAndSurveys: Migration = {
  name: '0002-votes-and-surveys',
  async up(db) {
    const answers = (name: string, column: string) =>
      db.schema.createTable(name, (table) => {
        rowColumns(table);
        table.text(column);
        table.bigInteger('created_at');
        table.bigInteger('updated_at');
      });
    const votes = (name: string, columns: (table: Knex.CreateTableBuilder) => void) =>
      db.schema.createTable(name, (table) => {
        rowColumns(table, 240);
        table.string('member_id', 36).notNullable();
        columns(table);
        table.bigInteger('voted_at');
        table.index(['group_id', 'member_id']);
      });
    await answers('preferences', 'answers');
    await answers('custom_responses', 'responses');
    await votes('date_votes', (table) => { table.string('date', 10); });
    await votes('type_votes', (table) => { table.string('type', 20); });
    await votes('hearts', (table) => {
      table.string('destination_id', 182);
      table.smallint('rating');
    });
  },
};
