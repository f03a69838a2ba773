import type { Knex } from 'knex';
import type { Coords } from '#shared/destination/flight.ts';
import { city, place, type City, type ImportedSource, type Place } from '#shared/destination/schema.ts';
import type { ImportedRowColumns } from '#server/kernel/tables.ts';

/** What an instance has imported (`docs/importing.md`): the only SQL of the catalogue. */

export type ImportedKind = ImportedRowColumns['kind'];

export interface ImportedRow {
  readonly kind: ImportedKind;
  readonly id: string;
  readonly parent: string | null;
  readonly sourceId: string;
  readonly sourceKey: string;
  readonly run: string;
  readonly line: number;
  /** A city, a place, or where an airport is. */
  readonly data: City | Place | Coords;
}

/** An imported row without its data. */
export type ImportedHead = Omit<ImportedRow, 'data'>;

const headColumns = ['kind', 'id', 'parent', 'source_id', 'source_key', 'run', 'line'] as const;
const toHead = (row: Omit<ImportedRowColumns, 'data'>): ImportedHead => ({
  kind: row.kind,
  id: row.id,
  parent: row.parent,
  sourceId: row.source_id,
  sourceKey: row.source_key,
  run: row.run,
  line: row.line,
});

const rows = (db: Knex) => db('imported_rows');

/** Changes with every run that changed anything. */
export async function importRevision(db: Knex): Promise<number> {
  return (await db('import_revision').where('id', 1).first('revision'))?.revision ?? 0;
}

export async function nextImportRevision(db: Knex): Promise<void> {
  await db('import_revision').where('id', 1).increment('revision', 1);
}

export async function listImportedSources(db: Knex): Promise<ImportedSource[]> {
  const found = await db('import_sources').select('*').orderBy('id');
  const counted = await rows(db).select('source_id').count({ count: '*' }).groupBy('source_id');
  const counts = new Map(counted.map((one) => [one.source_id, Number(one.count)]));
  return found.map((one) => ({
    id: one.id,
    name: one.name,
    licence: one.licence,
    licenceUrl: one.licence_url,
    url: one.url,
    importedAt: one.imported_at,
    rows: counts.get(one.id) ?? 0,
  }));
}

export async function putImportSource(
  db: Knex,
  { id, name, licence, licenceUrl, url }: Omit<ImportedSource, 'importedAt' | 'rows'>,
  importedAt: number,
): Promise<void> {
  await db('import_sources')
    .insert({ id, name, licence, licence_url: licenceUrl, url, imported_at: importedAt })
    .onConflict('id')
    .merge();
}

/** @returns how many rows went with it */
export async function deleteImportSource(db: Knex, id: string): Promise<number> {
  const cities = (await rows(db).where({ kind: 'city', source_id: id }).select('id')).map((one) => one.id);
  let count = await rows(db).where('source_id', id).delete();
  // Another source's places in a deleted city would belong to no city.
  for (const parent of cities) count += await rows(db).where({ kind: 'place', parent }).delete();
  await db('import_sources').where('id', id).delete();
  return count;
}

export async function listImportedCities(db: Knex): Promise<City[]> {
  return (await rows(db).where('kind', 'city').select('data').orderBy('id')).map(({ data }) =>
    city.parse(JSON.parse(data)),
  );
}

export async function listImportedAirports(db: Knex): Promise<Map<string, Coords>> {
  return new Map(
    (await rows(db).where('kind', 'airport').select('id', 'data').orderBy('id')).map(({ id, data }) => [
      id,
      JSON.parse(data) as Coords,
    ]),
  );
}

export async function listImportedPlaces(db: Knex, cityIds: readonly string[]): Promise<Place[]> {
  if (cityIds.length === 0) return [];
  return (await rows(db).where('kind', 'place').whereIn('parent', cityIds).select('data').orderBy('id')).map(
    ({ data }) => place.parse(JSON.parse(data)),
  );
}

/** Rows of a kind after an id, in the order of their ids. */
export async function pageOfImported(
  db: Knex,
  kind: ImportedKind,
  afterId: string,
  most: number,
): Promise<ImportedRow[]> {
  const found = await rows(db)
    .where('kind', kind)
    .where('id', '>', afterId)
    .select(...headColumns, 'data')
    .orderBy('id')
    .limit(most);
  return found.map((row) => ({ ...toHead(row), data: JSON.parse(row.data) as ImportedRow['data'] }));
}

export async function findImportedByKey(
  db: Knex,
  sourceIds: readonly string[],
  sourceKeys: readonly string[],
): Promise<ImportedHead[]> {
  return (
    await rows(db)
      .whereIn('source_id', sourceIds)
      .whereIn('source_key', sourceKeys)
      .select(...headColumns)
  ).map(toHead);
}

export async function findImportedPlaces(db: Knex, ids: readonly string[]): Promise<ImportedHead[]> {
  return (
    await rows(db)
      .where('kind', 'place')
      .whereIn('id', ids)
      .select(...headColumns)
  ).map(toHead);
}

export async function countImportedPlaces(db: Knex): Promise<Map<string, number>> {
  const found = await rows(db).where('kind', 'place').select('parent').count({ count: '*' }).groupBy('parent');
  return new Map(found.map(({ parent, count }) => [parent ?? '', Number(count)]));
}

const rowsPerStatement = 100;

/** New and changed rows; a row whose id changed is under its old one in `gone`. */
export async function putImportedRows(
  db: Knex,
  changed: readonly ImportedRow[],
  gone: readonly ImportedHead[],
): Promise<void> {
  for (const { kind, id } of gone) await rows(db).where({ kind, id }).delete();
  for (let from = 0; from < changed.length; from += rowsPerStatement) {
    const part = changed.slice(from, from + rowsPerStatement).map((row) => ({
      kind: row.kind,
      id: row.id,
      parent: row.parent,
      source_id: row.sourceId,
      source_key: row.sourceKey,
      run: row.run,
      line: row.line,
      data: JSON.stringify(row.data),
    }));
    await rows(db).insert(part).onConflict(['kind', 'id']).merge();
  }
}
