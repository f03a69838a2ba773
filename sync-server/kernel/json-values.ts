import type { Knex } from 'knex';
import { isPostgres } from './db.ts';
import { writeSql } from './direct-sql.ts';

/*
 * Statements over many values take them as one JSON text. A value of its own costs each time a way through Knex's
 * builder and the driver (40 % of what the server's thread did for a thousand votes), and a statement whose length
 * follows the number of values is never the same again, so that no prepared one fits.
 */

/** Half of a surrogate pair becomes U+FFFD, as in a value of its own: PostgreSQL refuses its escape. */
export const toJson = (values: readonly unknown[]): string => {
  const text = JSON.stringify(values);
  // Whole pairs are written as they are, so that an escape is a lone half, or was typed as such.
  if (!text.includes('\\ud')) return text;
  return JSON.stringify(values, (_key, value: unknown) =>
    typeof value === 'string' ? Buffer.from(value).toString() : value,
  );
};

/** What stands for a list in `among`. */
export const listOf = (values: readonly string[]): string => toJson(values);

/** The condition `column in (…)`, as text, with one value for the whole list (`listOf`). */
export const among = (db: Knex, column: string): string =>
  isPostgres(db)
    ? `"${column}" in (select json_array_elements_text(?::json))`
    : `"${column}" in (select value from json_each(?))`;

/** Of each table and its columns, by database. */
const insertions = new Map<string, string>();

/**
 * Inserts rows of the same columns. With `key`, a row that is there is replaced, in all columns that are given. Nothing
 * for no rows.
 */
export async function insertAll(
  db: Knex,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
  key?: readonly string[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const isOnPostgres = isPostgres(db);
  const name = `${isOnPostgres} ${table} ${columns.join()}`;
  let sql = insertions.get(name);
  if (sql === undefined) {
    sql = insertion(isOnPostgres, table, columns, key);
    insertions.set(name, sql);
  }
  await writeSql(db, sql, [toJson(isOnPostgres ? rows : rows.map((row) => columns.map((column) => row[column])))]);
}

function insertion(
  isOnPostgres: boolean,
  table: string,
  columns: string[],
  key: readonly string[] | undefined,
): string {
  const names = columns.map((name) => `"${name}"`).join(', ');
  const replace = columns
    .filter((name) => !key?.includes(name))
    .map((name) => `"${name}" = excluded."${name}"`)
    .join(', ');
  const conflict = key ? ` on conflict (${key.map((name) => `"${name}"`).join(', ')}) do update set ${replace}` : '';
  if (isOnPostgres)
    return `insert into "${table}" (${names}) select ${names} from json_populate_recordset(null::"${table}", ?::json)${conflict}`;
  const values = columns.map((_, index) => `json_extract(value, '$[${index}]')`).join(', ');
  // Without a condition SQLite reads "on" as that of a join.
  return `insert into "${table}" (${names}) select ${values} from json_each(?) where true${conflict}`;
}
