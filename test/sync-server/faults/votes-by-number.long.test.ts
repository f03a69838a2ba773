import { statSync } from 'node:fs';
import fc from 'fast-check';
import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrations } from '#migrations/all.ts';
import type { Kind, Row, Tombstone } from '#shared/kernel/rows.ts';
import { voteId } from '#shared/vote/schema.ts';
import { voteTypes } from '#shared/vote/vote-types.ts';
import { openDatabase } from '#server/kernel/db.ts';
import { postgresAlone } from '#server/kernel/postgres-connection.ts';
import { pragmas, sqlite } from '#server/kernel/sqlite-connection.ts';
import { rowStores } from '#server/sync/row-stores.ts';
import { anId } from '#test/builders/mutation.ts';
import { builtServer, Programs } from '#test/worlds/program.ts';
import { everyStore, freshStore, type FreshStore } from '#test/worlds/stores.ts';

const before = migrations.slice(0, 3);
const kinds = ['dateVote', 'typeVote', 'placeVote', 'rating', 'typedPlace'] as const;
type VoteKind = (typeof kinds)[number];

/** How the version before kept them: the table, the column of the option, and the other columns of its data. */
const kept: Record<VoteKind, { table: string; option: string; columns: (row: Row) => Record<string, unknown> }> = {
  dateVote: { table: 'date_votes', option: 'date', columns: votedAt },
  typeVote: { table: 'type_votes', option: 'type', columns: votedAt },
  placeVote: { table: 'place_votes', option: 'destination_id', columns: votedAt },
  rating: {
    table: 'ratings',
    option: 'destination_id',
    columns: (row) => ({ ...votedAt(row), rating: (row as Row<'rating'>).data.rating }),
  },
  typedPlace: {
    table: 'typed_places',
    option: 'place_id',
    columns: (row) => {
      const { name, url, addedAt } = (row as Row<'typedPlace'>).data;
      return { name, url, added_at: addedAt };
    },
  },
};
function votedAt({ data }: Row): Record<string, unknown> {
  return { voted_at: (data as { votedAt: number }).votedAt };
}

const at = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const place = fc.constantFrom('japan', 'japan/osaka', 'japan/osaka/dotonbori', anId(), `${'x'.repeat(60)}/y`);
const data: { [K in VoteKind]: (memberId: string) => fc.Arbitrary<[option: string, Row<K>['data']]> } = {
  dateVote: (memberId) =>
    fc
      .record({ date: fc.constantFrom('2027-04-03', '2027-04-04', '2028-02-29'), votedAt: at })
      .map((one) => [one.date, { memberId, ...one }]),
  typeVote: (memberId) =>
    fc.record({ type: fc.constantFrom(...voteTypes), votedAt: at }).map((one) => [one.type, { memberId, ...one }]),
  placeVote: (memberId) =>
    fc.record({ destinationId: place, votedAt: at }).map((one) => [one.destinationId, { memberId, ...one }]),
  rating: (memberId) =>
    fc
      .record({ destinationId: place, rating: fc.integer({ min: 1, max: 5 }), votedAt: at })
      .map((one) => [one.destinationId, { memberId, ...one }]),
  typedPlace: (memberId) =>
    fc
      .record({
        placeId: fc.uuid(),
        name: fc.constantFrom('한옥', 'Zoë’s "bar"'),
        url: fc.option(fc.constant('http://한옥.kr/?a=1')),
        addedAt: at,
      })
      .map((one) => [one.placeId, { memberId, ...one }]),
};

const mutationId = fc.oneof(
  fc.uuid({ version: 7 }),
  fc.uuid({ version: 4 }).map((one) => one.toUpperCase()),
  fc.stringMatching(/^[0-9A-Za-z-]{16}$/),
  fc.stringMatching(/^[0-9A-Za-z-]{64}$/),
);
const entry = (kind: VoteKind, memberId: string): fc.Arbitrary<Row | Tombstone> =>
  fc
    .tuple(data[kind](memberId), fc.boolean(), at, at, mutationId)
    .map(([[option, of], isRemoved, version, timestamp, id]) => {
      const mark = { kind, id: voteId(option, memberId), version, timestamp, mutationId: id };
      return isRemoved ? { ...mark, data: null } : { ...mark, data: of };
    });

describe.each(everyStore)('a database of the version before, on %s', (name) => {
  let store: FreshStore;
  let groups: [id: string, entries: (Row | Tombstone)[]][];

  const connect = (): Knex =>
    store.config.kind === 'sqlite' ? sqlite(store.config.file, pragmas('OFF')) : postgresAlone(store.config);

  beforeEach(async () => {
    store = await freshStore(name);
    // One member is in both groups.
    const [one, two, three] = [anId(), anId(), anId()];
    const of = (...members: string[]) =>
      fc
        .sample(
          fc.tuple(
            ...members.flatMap((member) =>
              kinds.flatMap((kind) => Array(8).fill(entry(kind, member)) as fc.Arbitrary<Row | Tombstone>[]),
            ),
          ),
          { numRuns: 1, seed: 14 },
        )
        .flat();
    groups = [
      [anId(), byId(of(one, two))],
      [anId(), byId(of(two, three))],
      [anId(), []],
    ];
    const db = connect();
    await makeAsBefore(db);
    for (const [id, entries] of groups) {
      const head = { id, version: 9, nonce: 'n', last_activity_at: 3, latest_timestamp: 3 };
      await db('groups').insert({ ...head, creator_email: '', organizer_hash: '' });
      for (const row of entries) await insertAsBefore(db, id, row);
    }
    await db.destroy();
  });
  afterEach(() => store.remove());

  async function expectAllThere(db: Knex): Promise<void> {
    for (const [id, entries] of groups)
      for (const kind of kinds) {
        const expected = byId(entries.filter((row) => row.kind === kind));
        expect(byId(await rowStores[kind].read(db, id, {}))).toEqual(expected);
        const version = Math.max(0, ...expected.map((row) => row.version)) - 1;
        expect(byId(await rowStores[kind].read(db, id, { after: version }))).toEqual(
          expected.filter((row) => row.version > version),
        );
      }
  }

  it('keeps every vote and every tombstone, whatever ids its writes had', async () => {
    const db = await openDatabase(store.config);
    await expectAllThere(db);
    expect(groups.flatMap(([, entries]) => entries).filter((row) => !row.data).length).toBeGreaterThan(20);
    const [first] = groups;
    await db('groups')
      .where('id', first?.[0] ?? '')
      .delete();
    for (const kind of kinds) expect(await rowStores[kind].read(db, first?.[0] ?? '', {})).toEqual([]);
    await db.destroy();
  });

  it('is as it was when the migration is ended before its end, and is brought up to date by the next start', async () => {
    const db = connect();
    await expect(
      db.transaction(async (trx) => {
        await migrations[3]?.up(trx);
        throw new Error('the power is gone');
      }),
    ).rejects.toThrow('the power is gone');
    expect(await db.schema.hasTable('voters')).toBe(false);
    for (const kind of kinds) {
      const rows = groups.flatMap(([, entries]) => entries).filter((row) => row.kind === kind);
      expect(await db(kept[kind].table).select('id')).toHaveLength(rows.length);
    }
    await db.destroy();
    const next = await openDatabase(store.config);
    await expectAllThere(next);
    await next.destroy();
  });
});

describe('a large file of the version before', { timeout: 60_000 }, () => {
  let programs: Programs;
  beforeEach(() => {
    programs = new Programs();
  });
  afterEach(() => programs.close());

  const tellsMemory = 'process.on("exit", () => console.log(`peak ${process.resourceUsage().maxRSS} KiB`))';
  /** Of the program's process, at its highest. */
  async function peakBytes(words: readonly string[]): Promise<number> {
    const { ended, output } = programs.run({
      script: [...builtServer, ...words],
      env: { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(tellsMemory)}` },
    });
    expect((await ended).code, output.text).toBe(0);
    return Number(/peak (\d+) KiB/.exec(output.text)?.[1]) * 1024;
  }

  it('is brought up to date in the memory of a small machine', async () => {
    const db = sqlite(programs.file, `PRAGMA synchronous = OFF;`);
    await makeAsBefore(db);
    const head = {
      version: 9,
      nonce: 'n',
      last_activity_at: 3,
      latest_timestamp: 3,
      creator_email: '',
      organizer_hash: '',
    };
    await db('groups').insert({ id: anId(), ...head });
    await db.raw(`INSERT INTO date_votes (group_id, id, version, timestamp, mutation_id, removed, member_id, date, voted_at)
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 200000)
      SELECT groups.id, printf('2027-%05d:%036d', n % 400, n / 400), 3, 3, printf('%036d', n), 0, printf('%036d', n / 400), printf('2027-%05d', n % 400), 3
      FROM numbers, groups`);
    // In KiB, below zero: 2,000 of sqlite3, 16,000 of better-sqlite3.
    const [{ cache_size: kib } = { cache_size: 0 }] = await db.raw<{ cache_size: number }[]>('PRAGMA cache_size');
    expect(kib).toBeLessThan(0);
    const pageCache = -kib * 1024;
    await db.destroy();
    const size = statSync(programs.file).size;
    expect(size).toBeGreaterThan(80_000_000);
    const usual = await peakBytes(['doctor']);
    expect((await peakBytes(['migrate'])) - usual).toBeLessThan(size / 4 + pageCache);
  });
});

/** The last one of each id, in the order of the ids. */
const byId = <T extends { kind: Kind; id: string }>(rows: readonly T[]): T[] =>
  [...new Map(rows.map((row) => [`${row.kind} ${row.id}`, row])).values()].sort((a, b) => (a.id < b.id ? -1 : 1));

/** The tables of the version before. */
async function makeAsBefore(db: Knex): Promise<void> {
  for (const migration of before) await migration.up(db);
  await db.schema.createTable('knex_migrations', (table) => {
    table.increments();
    table.string('name');
    table.integer('batch');
    table.timestamp('migration_time');
  });
  await db('knex_migrations').insert(before.map((migration) => ({ name: migration.name, batch: 1 })));
}

async function insertAsBefore(db: Knex, groupId: string, row: Row | Tombstone): Promise<void> {
  const { table, option, columns } = kept[row.kind as VoteKind];
  const end = row.id.lastIndexOf(':');
  await db(table).insert({
    group_id: groupId,
    id: row.id,
    member_id: row.id.slice(end + 1),
    version: row.version,
    timestamp: row.timestamp,
    mutation_id: row.mutationId,
    removed: row.data ? 0 : 1,
    ...(row.data ? { [option]: row.id.slice(0, end), ...columns(row) } : {}),
  });
}
