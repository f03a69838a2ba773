import type { Migration } from './all.ts';

export const importedDestinations: Migration = {
  name: '0005-imported-destinations',
  async up(db) {
    await db.schema.createTable('import_sources', (table) => {
      table.string('id', 80).primary();
      table.string('name', 120).notNullable();
      table.string('licence', 120).notNullable();
      table.string('licence_url', 500);
      table.string('url', 500);
      table.bigInteger('imported_at').notNullable();
    });
    await db.schema.createTable('imported_rows', (table) => {
      /** city, place or airport. */
      table.string('kind', 7).notNullable();
      /** Slugs joined by a slash; an airport's IATA code. */
      table.string('id', 182).notNullable();
      /** What it lies in: a city's country, a place's city; nothing for an airport. */
      table.string('parent', 121);
      table.string('source_id', 80).notNullable().references('id').inTable('import_sources').onDelete('CASCADE');
      /** The row's id at its source. */
      table.string('source_key', 200).notNullable();
      /** The run that brought it last, and its line there. */
      table.string('run', 36).notNullable();
      table.integer('line').notNullable();
      table.text('data').notNullable();
      table.primary(['kind', 'id']);
      table.unique(['source_id', 'source_key']);
      table.index(['kind', 'parent']);
    });
    await db.schema.createTable('import_revision', (table) => {
      /** One row: counts the runs, so that a server knows when to read anew. */
      table.integer('id').primary();
      table.bigInteger('revision').notNullable();
    });
    await db('import_revision').insert({ id: 1, revision: 0 });
  },
};
