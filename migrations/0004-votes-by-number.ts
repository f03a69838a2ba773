import type { Knex } from 'knex';
import type { Migration } from './migration.ts';

/**
 * Rows of which a member has one for each option are kept by the number of their member: ids of group and member were
 * texts of 36 letters in each row and in three indexes. Their `id` was the option and the member, which the row says
 * already (decision 0051).
 */
export const votesByNumber: Migration = {
  name: '0004-votes-by-number',
  async up(db) {
    const dialect = (db.client as { config: { client: unknown } }).config.client === 'pg' ? postgres : sqlite;
    await db.raw(`CREATE TABLE voters (
      number ${dialect.number} PRIMARY KEY,
      group_id varchar(36) NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
      member_id varchar(36) NOT NULL,
      version bigint NOT NULL,
      UNIQUE (group_id, member_id)
    )`);
    // Table by table, in the order of an index: all at once would be sorted first, which takes a third of the file's
    // size in memory.
    for (const { name } of tables)
      await db.raw(`INSERT INTO voters (group_id, member_id, version)
        SELECT group_id, member_id, max(version) FROM ${name} WHERE true GROUP BY group_id, member_id
        ON CONFLICT (group_id, member_id) DO UPDATE SET version = ${dialect.greater}(voters.version, excluded.version)`);
    for (const table of tables) await move(db, dialect, table);
    // Public ratings are read by destination, over all groups.
    await db.raw('CREATE INDEX ratings_destination_id_index ON ratings (destination_id)');
  },
};

interface Table {
  name: string;
  option: [name: string, type: string];
  /** The rest of its data, empty in a tombstone. */
  columns: [name: string, type: string][];
}

const place: Table['option'] = ['destination_id', 'varchar(182)'];
const votedAt: [string, string] = ['voted_at', 'bigint'];
const tables: Table[] = [
  { name: 'date_votes', option: ['date', 'varchar(10)'], columns: [votedAt] },
  { name: 'type_votes', option: ['type', 'varchar(20)'], columns: [votedAt] },
  { name: 'place_votes', option: place, columns: [votedAt] },
  { name: 'ratings', option: place, columns: [['rating', 'smallint'], votedAt] },
  {
    name: 'typed_places',
    option: ['place_id', 'varchar(36)'],
    columns: [
      ['name', 'varchar(120)'],
      ['url', 'varchar(500)'],
      ['added_at', 'bigint'],
    ],
  },
];

interface Dialect {
  number: string;
  voter: string;
  bytes: string;
  /** The greater of two numbers. */
  greater: string;
  /** SQLite goes from the left to the right of it: to the rows of one member after those of another. */
  join: string;
  /** After the columns of a table. */
  end: string;
  isUuid: string;
  uuidBytes: string;
  otherBytes: string;
}

const hex = (digits: number): string => '[0-9a-f]'.repeat(digits);
const sqlite: Dialect = {
  number: 'integer',
  voter: 'integer',
  bytes: 'blob',
  greater: 'max',
  join: 'CROSS JOIN',
  end: ' WITHOUT ROWID',
  isUuid: `mutation_id GLOB '${hex(8)}-${hex(4)}-${hex(4)}-[89ab]${hex(3)}-${hex(12)}'`,
  uuidBytes: "unhex(replace(mutation_id, '-', ''))",
  otherBytes: 'CAST(mutation_id AS blob)',
};
const postgres: Dialect = {
  number: 'bigserial',
  voter: 'bigint',
  bytes: 'bytea',
  greater: 'greatest',
  join: 'JOIN',
  end: '',
  isUuid: `mutation_id ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$'`,
  uuidBytes: "decode(replace(mutation_id, '-', ''), 'hex')",
  otherBytes: "convert_to(mutation_id, 'UTF8')",
};

async function move(db: Knex, dialect: Dialect, { name, option: [option, type], columns }: Table): Promise<void> {
  const more = columns.map(([column]) => `, ${column}`).join('');
  const made = columns.map(([column, of]) => `, ${column} ${of}`).join('');
  // A constraint keeps its name when the table gets another one, and no two of a database have the same.
  await db.raw(`CREATE TABLE ${name}_by_number (
    voter ${dialect.voter} NOT NULL REFERENCES voters (number) ON DELETE CASCADE,
    version bigint NOT NULL,
    timestamp bigint NOT NULL,
    ${option} ${type} NOT NULL,
    mutation_id ${dialect.bytes} NOT NULL,
    removed smallint NOT NULL DEFAULT 0${made},
    CONSTRAINT ${name}_key PRIMARY KEY (voter, ${option})
  )${dialect.end}`);
  await db.raw(`INSERT INTO ${name}_by_number (voter, version, timestamp, ${option}, mutation_id, removed${more})
    SELECT number, old.version, timestamp, substr(id, 1, length(id) - length(old.member_id) - 1),
      CASE WHEN ${dialect.isUuid} THEN ${dialect.uuidBytes} ELSE ${dialect.otherBytes} END, removed${more}
    FROM voters ${dialect.join} ${name} AS old ON voters.group_id = old.group_id AND voters.member_id = old.member_id
    ORDER BY number, 4`);
  await db.schema.dropTable(name);
  await db.schema.renameTable(`${name}_by_number`, name);
}
