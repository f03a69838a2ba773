import type { Knex } from 'knex';
import { writeSql } from './direct-sql.ts';
import { toJson } from './json-values.ts';

/** A row as its statement takes it. */
export interface OptionRow {
  memberId: string;
  option: string;
  version: number;
  timestamp: number;
  /** In hexadecimal digits (`idToHex`). */
  mutationId: string;
  removed: number;
  data: Readonly<Record<string, unknown>>;
}

/** The statements of a table of options, as text with a question mark for each value. */
export interface OptionSql {
  /** Of a group; conditions may follow. */
  ofGroup: string;
  /** Of pairs of member and option, as JSON, and of a group. */
  ofIds: string;
  /** Of a group, after a version, which is said twice. */
  changed: string;
  ofGroups: string;
  /** Live rows of each member; a condition and the grouping follow. */
  counts: string;
  /** Tombstones of a group up to a version and from before a time. */
  forget: string;
  write(db: Knex, groupId: string, rows: readonly OptionRow[]): Promise<void>;
}

const quoted = (names: readonly string[]): string[] => names.map((name) => `"${name}"`);

export function optionSql(isOnPostgres: boolean, table: string, option: string, columns: readonly string[]): OptionSql {
  const mutationId = isOnPostgres ? `encode(r."mutation_id", 'hex')` : 'lower(hex(r."mutation_id"))';
  // Each with its table: `json_each` has columns too.
  const own = quoted(['version', 'timestamp', 'removed', option, ...columns]).map((name) => `r.${name}`);
  const named = ['v."member_id"', `${mutationId} as "mutation_id"`, ...own].join(', ');
  const joined = `from "voters" as v join "${table}" as r on r."voter" = v."number"`;
  // The order of a cross join is the order in which SQLite goes: from the pairs by both keys to the rows.
  const paired = isOnPostgres
    ? `from json_array_elements(?::json) as p join "voters" as v on v."group_id" = ? and v."member_id" = p.value->>0 join "${table}" as r on r."voter" = v."number" and r."${option}" = p.value->>1`
    : `from json_each(?) as p cross join "voters" as v cross join "${table}" as r where v."group_id" = ? and v."member_id" = json_extract(p.value, '$[0]') and r."voter" = v."number" and r."${option}" = json_extract(p.value, '$[1]')`;
  const ofGroup = `select ${named} ${joined} where v."group_id" = ?`;
  return {
    ofGroup,
    ofIds: `select ${named} ${paired}`,
    // Of whom nothing has changed, no row is looked at.
    changed: `${ofGroup} and v."version" > ? and r."version" > ?`,
    ofGroups: `select "group_id", ${named} ${joined} where v."group_id" > ? and v."group_id" <= ?`,
    counts: `select "member_id", count(*) as "rows" ${joined} where v."group_id" = ? and "removed" = 0`,
    forget: `delete from "${table}" where "voter" in (select "number" from "voters" where "group_id" = ?) and "removed" = 1 and "version" <= ? and "timestamp" < ?`,
    write: isOnPostgres ? writeOnPostgres(table, option, columns) : writeOnSqlite(table, option, columns),
  };
}

const common = ['version', 'timestamp', 'mutation_id', 'removed'];

function conflict(option: string, columns: readonly string[]): string {
  const replaced = quoted([...common, ...columns]).map((name) => `${name} = excluded.${name}`);
  return `on conflict ("voter", "${option}") do update set ${replaced.join(', ')}`;
}

/** Members get their numbers first; the version of a member's newest row is kept with the number. */
function writeOnSqlite(table: string, option: string, columns: readonly string[]): OptionSql['write'] {
  const number = `insert into "voters" ("group_id", "member_id", "version") select ?, value, ? from json_each(?) where true on conflict ("group_id", "member_id") do update set "version" = max("version", excluded."version")`;
  const values = Array.from({ length: common.length + columns.length }, (_, index) => {
    const value = `json_extract(p.value, '$[${index + 2}]')`;
    return common[index] === 'mutation_id' ? `unhex(${value})` : value;
  });
  const write = `insert into "${table}" (${quoted(['voter', option, ...common, ...columns]).join(', ')}) select v."number", json_extract(p.value, '$[1]'), ${values.join(', ')} from json_each(?) as p cross join "voters" as v where v."group_id" = ? and v."member_id" = json_extract(p.value, '$[0]') ${conflict(option, columns)}`;
  return async (db, groupId, rows) => {
    const newest = Math.max(...rows.map((row) => row.version));
    await writeSql(db, number, [groupId, newest, toJson([...new Set(rows.map((row) => row.memberId))])]);
    const lines = rows.map((row) => [
      ...[row.memberId, row.option, row.version, row.timestamp, row.mutationId, row.removed],
      ...columns.map((name) => row.data[name]),
    ]);
    await writeSql(db, write, [toJson(lines), groupId]);
  };
}

/** The same in one statement: it is one way to the database. */
function writeOnPostgres(table: string, option: string, columns: readonly string[]): OptionSql['write'] {
  const written = quoted([option, ...common, ...columns]).join(', ');
  const typed = quoted([option, ...common, ...columns]).map((name) => `r.${name}`);
  const write = `with sent as (select p.value from json_array_elements(?::json) as p), numbered as (
    insert into "voters" ("group_id", "member_id", "version") select ?, sent.value->>'member_id', max((sent.value->>'version')::bigint) from sent group by 2
    on conflict ("group_id", "member_id") do update set "version" = greatest("voters"."version", excluded."version") returning "number", "member_id")
    insert into "${table}" ("voter", ${written}) select numbered."number", ${typed.join(', ')} from sent cross join lateral json_populate_record(null::"${table}", sent.value) as r join numbered on numbered."member_id" = sent.value->>'member_id' ${conflict(option, columns)}`;
  return async (db, groupId, rows) => {
    const lines = rows.map(({ memberId, option: chosen, mutationId, data, ...row }) => ({
      member_id: memberId,
      [option]: chosen,
      mutation_id: String.raw`\x${mutationId}`,
      ...row,
      ...data,
    }));
    await writeSql(db, write, [toJson(lines), groupId]);
  };
}
