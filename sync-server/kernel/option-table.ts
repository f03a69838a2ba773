import type { Knex } from 'knex';
import type { Data, Kind, Row, Tombstone } from '#shared/kernel/rows.ts';
import { voteId } from '#shared/vote/schema.ts';
import { isPostgres } from './db.ts';
import { readSql, writeSql } from './direct-sql.ts';
import { idFromHex, idToHex } from './id-bytes.ts';
import { among, listOf, toJson } from './json-values.ts';
import { optionSql, type OptionSql } from './option-sql.ts';
import type { RowStore } from './row-table.ts';
import type { LiveOption, OptionData, OptionOf, OptionTableName, VoteMark } from './tables.ts';

/**
 * How a kind of row lies in its table of which a member has one for each option: the one place where its columns are
 * named.
 */
export interface OptionTable<K extends Kind, T extends OptionTableName> {
  kind: K;
  table: T;
  /** The column with the option. The row's id is made of it and of the member's. */
  option: keyof OptionOf[T] & string;
  /** Names of the other data columns, emptied in a tombstone. */
  columns: readonly (keyof OptionData[T] & string)[];
  toColumns(data: Data<K>): OptionData[T];
  fromColumns(columns: LiveOption<T>): Data<K>;
}

type Found = VoteMark & { group_id?: string; member_id: string; mutation_id: string } & Record<string, unknown>;

/**
 * Rows by the number of their member in `voters` and by option (decision 0051). Only `erase` and `verify` know the
 * numbers besides.
 */
export function optionStore<K extends Kind, T extends OptionTableName>(definition: OptionTable<K, T>): RowStore<K> {
  const { kind, table, option, columns } = definition;
  const empty = Object.fromEntries(columns.map((name) => [name, null]));
  const ofSqlite = optionSql(false, table, option, columns);
  const ofPostgres = optionSql(true, table, option, columns);
  const sqlOf = (db: Knex): OptionSql => (isPostgres(db) ? ofPostgres : ofSqlite);

  const parse = (found: Found) => rowOf(definition, found);
  const ask = async (db: Knex, sql: string, bindings: readonly unknown[]) =>
    (await readSql<Found>(db, sql, bindings)).map(parse);

  return {
    kind,
    async read(db, groupId, { ids, memberIds = [], after }) {
      const { ofGroup, ofIds, changed } = sqlOf(db);
      if (after !== undefined) return ask(db, changed, [groupId, after, after]);
      if (!ids && memberIds.length === 0) return ask(db, ofGroup, [groupId]);
      const ofMembers = `${ofGroup} and ${among(db, 'member_id')}`;
      const whole = memberIds.length === 0 ? [] : await ask(db, ofMembers, [groupId, listOf(memberIds)]);
      const others = (ids ?? []).map(partsOf).filter((one) => !memberIds.includes(one.memberId));
      const pairs = toJson(others.map((one) => [one.memberId, one.option]));
      return others.length === 0 ? whole : [...whole, ...(await ask(db, ofIds, [pairs, groupId]))];
    },
    async live(db, groupId) {
      return (await ask(db, `${sqlOf(db).ofGroup} and "removed" = 0`, [groupId])) as Row<K>[];
    },
    async counts(db, groupId, memberIds) {
      const found = await readSql<{ member_id: string; rows: number }>(
        db,
        `${sqlOf(db).counts} and ${among(db, 'member_id')} group by "member_id"`,
        [groupId, listOf(memberIds)],
      );
      return new Map(found.map((one) => [one.member_id, Number(one.rows)]));
    },
    async forgetTombstones(db, groupId, { upTo, before }) {
      await writeSql(db, sqlOf(db).forget, [groupId, upTo, before]);
    },
    async readGroups(db, after, upTo) {
      const found = await readSql<Found & { group_id: string }>(db, sqlOf(db).ofGroups, [after, upTo]);
      return found.map((one) => ({ groupId: one.group_id, entry: () => parse(one) }));
    },
    async write(db, groupId, entries) {
      if (entries.length === 0) return;
      const rows = entries.map((entry) => ({
        ...partsOf(entry.id),
        version: entry.version,
        timestamp: entry.timestamp,
        mutationId: idToHex(entry.mutationId),
        removed: entry.data ? 0 : 1,
        data: entry.data ? (definition.toColumns(entry.data as Data<K>) as Record<string, unknown>) : empty,
      }));
      await sqlOf(db).write(db, groupId, rows);
    },
  };
}

function rowOf<K extends Kind, T extends OptionTableName>(
  definition: OptionTable<K, T>,
  found: Found,
): Row | Tombstone {
  const fields = {
    id: voteId(found[definition.option] as string, found.member_id),
    version: found.version,
    timestamp: found.timestamp,
    mutationId: idFromHex(found.mutation_id),
    kind: definition.kind,
  };
  if (found.removed === 1) return { ...fields, data: null };
  return { ...fields, data: definition.fromColumns(found as unknown as LiveOption<T>) };
}

/** What the id of a row says. */
function partsOf(id: string): { option: string; memberId: string } {
  const end = id.lastIndexOf(':');
  return { option: id.slice(0, end), memberId: id.slice(end + 1) };
}
