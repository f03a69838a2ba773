import type { Knex } from 'knex';
import type { Data, Kind, Row, Tombstone } from '#shared/kernel/rows.ts';
import { readSql } from './direct-sql.ts';
import { among, insertAll, listOf } from './json-values.ts';
import type { DataColumns, LiveColumns, RowColumns, RowTableName } from './tables.ts';

type Columns = Record<string, unknown>;

/** How one kind of row lies in its table: the one place where its columns are named. */
export interface RowTable<K extends Kind, T extends RowTableName> {
  kind: K;
  table: T;
  /** Of the row's own data only; identity, version and timestamp are common to all. */
  toColumns(data: Data<K>): DataColumns[T];
  fromColumns(columns: LiveColumns<T>, id: string): Data<K>;
  /** Names of the data columns, emptied in a tombstone. */
  columns: readonly (keyof DataColumns[T] & string)[];
}

export interface RowStore<K extends Kind = Kind> {
  kind: K;
  /** Tombstones included; `memberIds`, and what `counts`, only of a kind of `optionStore`. */
  read(
    db: Knex,
    groupId: string,
    filter:
      | { ids?: readonly string[]; memberIds?: readonly string[]; after?: undefined }
      | { after: number; ids?: undefined; memberIds?: undefined },
  ): Promise<(Row | Tombstone)[]>;
  write(db: Knex, groupId: string, entries: readonly (Row | Tombstone)[]): Promise<void>;
  live(db: Knex, groupId: string): Promise<Row<K>[]>;
  /** How many rows that are no tombstones these members have; who has none may be missing. */
  counts(db: Knex, groupId: string, memberIds: readonly string[]): Promise<Map<string, number>>;
  /** Deletes tombstones up to a version and from before a time (milliseconds). */
  forgetTombstones(db: Knex, groupId: string, bounds: { upTo: number; before: number }): Promise<void>;
  /**
   * Of all groups with ids in `after < id <= upTo`, tombstones included. `entry` throws for columns that are no row of
   * this kind.
   */
  readGroups(db: Knex, after: string, upTo: string): Promise<{ groupId: string; entry: () => Row | Tombstone }[]>;
}

export function rowStore<K extends Kind, T extends RowTableName>(definition: RowTable<K, T>): RowStore<K> {
  const empty = Object.fromEntries(definition.columns.map((name) => [name, null]));
  const named = [...['id', 'version', 'timestamp', 'mutation_id', 'removed'], ...definition.columns];
  const selection = `select ${named.map((name) => `"${name}"`).join(', ')} from "${definition.table}" where "group_id" = ?`;
  const table = (db: Knex) => db<Columns, RowColumns[]>(definition.table as string);

  const parse = (columns: RowColumns) => rowOf(definition, columns);

  return {
    kind: definition.kind,
    async read(db, groupId, { ids, memberIds, after }) {
      if (memberIds) throw new Error(`Rows of kind ${definition.kind} are not kept by member.`);
      const found = await readSql<RowColumns>(
        db,
        `${selection}${ids ? ` and ${among(db, 'id')}` : ''}${after === undefined ? '' : ' and "version" > ?'}`,
        [groupId, ...(ids ? [listOf(ids)] : []), ...(after === undefined ? [] : [after])],
      );
      return found.map(parse);
    },
    async live(db, groupId) {
      return (await readSql<RowColumns>(db, `${selection} and "removed" = 0`, [groupId])).map(parse) as Row<K>[];
    },
    counts: () => Promise.reject(new Error(`Rows of kind ${definition.kind} are not kept by member.`)),
    async forgetTombstones(db, groupId, { upTo, before }) {
      await table(db)
        .where({ group_id: groupId, removed: 1 })
        .where('version', '<=', upTo)
        .where('timestamp', '<', before)
        .delete();
    },
    async readGroups(db, after, upTo) {
      const found = await table(db)
        .where('group_id', '>', after)
        .where('group_id', '<=', upTo)
        .select<RowColumns[]>('*');
      return found.map((columns) => ({ groupId: columns.group_id, entry: () => parse(columns) }));
    },
    async write(db, groupId, entries) {
      const rows = entries.map((entry) => ({
        group_id: groupId,
        id: entry.id,
        version: entry.version,
        timestamp: entry.timestamp,
        mutation_id: entry.mutationId,
        removed: entry.data ? 0 : 1,
        ...(entry.data ? (definition.toColumns(entry.data as Data<K>) as Columns) : empty),
      }));
      await insertAll(db, definition.table, rows, ['group_id', 'id']);
    },
  };
}

function rowOf<K extends Kind, T extends RowTableName>(
  definition: RowTable<K, T>,
  columns: RowColumns,
): Row | Tombstone {
  const fields = {
    id: columns.id,
    version: columns.version,
    timestamp: columns.timestamp,
    mutationId: columns.mutation_id,
    kind: definition.kind,
  };
  if (columns.removed === 1) return { ...fields, data: null };
  return { ...fields, data: definition.fromColumns(columns as LiveColumns<T>, fields.id) };
}

/** JSON in a text column, the same on SQLite and PostgreSQL. */
export const fromJson = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : null);
