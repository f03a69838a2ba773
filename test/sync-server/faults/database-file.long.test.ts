import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import knex, { type Knex } from 'knex';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrations } from '#migrations/all.ts';
import { aGroupForm } from '#test/builders/group.ts';
import { post, Programs, send } from '#test/worlds/program.ts';
import { temporaryDirectory } from '#test/worlds/stores.ts';

let programs: Programs;
beforeEach(() => {
  programs = new Programs();
});
afterEach(() => programs.close());

/** Another program with the same file: a backup tool, an operator's shell. */
async function otherProgram<T>(act: (db: Knex) => Promise<T>, file = programs.file): Promise<T> {
  const db = knex({
    client: 'sqlite3',
    connection: { filename: file },
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  });
  try {
    return await act(db);
  } finally {
    await db.destroy();
  }
}

/** The database is served, gets a group, and is left. */
async function served(): Promise<void> {
  const program = await programs.start();
  await post(program.url, '/api/groups', aGroupForm());
  program.child.kill('SIGTERM');
  expect((await program.ended).code).toBe(0);
}

/** What the first `served` left, for tests that only need that there was one. */
let left: string | undefined;
afterAll(() => {
  if (left !== undefined) rmSync(left, { recursive: true });
});

async function wasServed(): Promise<void> {
  if (left !== undefined) return cpSync(left, programs.directory, { recursive: true });
  await served();
  left = temporaryDirectory();
  cpSync(programs.directory, left, { recursive: true });
}

async function refusal(): Promise<string> {
  const program = programs.run();
  expect((await program.ended).code).toBe(1);
  expect(program.output.text.trim().split('\n')).toHaveLength(1);
  expect(program.output.text).toContain('Moyeo could not start: ');
  return program.output.text;
}

describe('a damaged database file', { timeout: 60_000 }, () => {
  const damages: [string, () => void, string][] = [
    [
      'with pages overwritten',
      () => {
        const bytes = readFileSync(programs.file);
        bytes.fill(0xa5, 4096 * 2, 4096 * 4);
        writeFileSync(programs.file, bytes);
      },
      'is damaged. Put a backup in its place',
    ],
    [
      'cut off in the middle',
      () => {
        truncateSync(programs.file, Math.floor(statSync(programs.file).size / 2));
      },
      'is damaged. Put a backup in its place',
    ],
    [
      'with its first bytes gone',
      () => {
        const bytes = readFileSync(programs.file);
        bytes.fill(0, 0, 512);
        writeFileSync(programs.file, bytes);
      },
      'is damaged, or is no SQLite database. Put a backup in its place',
    ],
    [
      'emptied',
      () => {
        truncateSync(programs.file, 0);
      },
      'is empty, but was served before. Put a backup in its place',
    ],
  ];
  it.each(damages)(
    '%s ends the start with one plain sentence, and is left as it is',
    async (_what, damage, sentence) => {
      await wasServed();
      damage();
      const before = readFileSync(programs.file);
      expect(await refusal()).toContain(sentence);
      expect(readFileSync(programs.file).equals(before)).toBe(true);
    },
  );

  it('missing while its -wal is there ends the start with one plain sentence, and the -wal stays', async () => {
    const program = await programs.start();
    await post(program.url, '/api/groups', aGroupForm());
    program.child.kill('SIGKILL');
    await program.ended;
    rmSync(programs.file);
    const before = readFileSync(`${programs.file}-wal`);
    expect(before.length).toBeGreaterThan(0);
    expect(await refusal()).toContain('is missing or empty, but');
    expect(existsSync(programs.file)).toBe(false);
    expect(readFileSync(`${programs.file}-wal`).equals(before)).toBe(true);
  });
});

describe('a migration', { timeout: 60_000 }, () => {
  const done = () =>
    otherProgram(async (db) => (await db('knex_migrations').orderBy('id').select('name')).map((one) => one.name));
  const copies = () => readdirSync(programs.directory).filter((name) => name.includes('.before-'));

  it('that fails ends the start with one plain sentence, and what it had done is taken back', async () => {
    // In the way of a table that the first migration makes after others.
    await otherProgram((db) =>
      db.schema.createTable('activities', (table) => {
        table.string('id');
      }),
    );
    const text = await refusal();
    expect(text).toContain('could not be brought up to date (0001-initial: ');
    expect(text).toContain('already exists');
    expect(text).toContain('Nothing in it was changed');
    expect(await done()).toEqual([]);
    expect(await otherProgram((db) => db.schema.hasTable('date_votes'))).toBe(false);

    // With the cause gone, the same file goes on.
    await otherProgram((db) => db.schema.dropTable('activities'));
    const program = await programs.start();
    expect((await send(program.url, '/readyz')).status).toBe(200);
    expect(await done()).toEqual(migrations.map((one) => one.name));
  });

  it('keeps the histories of a file of the version before, in a table that is its own key', async () => {
    const steps = [1, 2, 3].map((version) => ({ group_id: 'g', version, nonce: `n${version}`, at: version }));
    await otherProgram(async (db) => {
      for (const one of migrations.slice(0, 2)) await one.up(db);
      await db.schema.createTable('knex_migrations', (table) => {
        table.increments();
        table.string('name');
        table.integer('batch');
        table.timestamp('migration_time');
      });
      await db('knex_migrations').insert(migrations.slice(0, 2).map(({ name }) => ({ name, batch: 1 })));
      const head = { id: 'g', version: 3, nonce: 'n3', last_activity_at: 3, latest_timestamp: 3 };
      await db('groups').insert({ ...head, creator_email: '', organizer_hash: '' });
      await db('group_versions').insert(steps);
    });
    await served();
    expect(await otherProgram((db) => db('group_versions').where('group_id', 'g').orderBy('version'))).toEqual(steps);
    expect(await done()).toEqual(migrations.map((one) => one.name));
    const made = await otherProgram<unknown>((db) => db('sqlite_master').where('name', 'group_versions').pluck('sql'));
    expect(made).toEqual([expect.stringMatching(/WITHOUT ROWID$/)]);
    expect(copies()).toEqual([expect.stringMatching(/\.before-0003/)]);
  });

  it('makes no copy of a database that is new, or up to date', async () => {
    await served();
    await served();
    expect(copies()).toEqual([]);
  });

  it('of a later program is refused, and nothing is touched', async () => {
    await wasServed();
    await otherProgram((db) =>
      db('knex_migrations').insert({ name: '9999-from-the-future', batch: 9, migration_time: 1 }),
    );
    const before = readFileSync(programs.file);
    expect(await refusal()).toContain('was made by a newer version of this program (it has 9999-from-the-future)');
    expect(readFileSync(programs.file).equals(before)).toBe(true);
  });
});

describe('two processes on one file', { timeout: 60_000 }, () => {
  it('the second ends with one plain sentence; the first goes on; after a kill -9 the next may at once', async () => {
    const first = await programs.start();
    expect(await refusal()).toContain(
      `Another process already serves ${programs.file}. Stop that one, or name another file in DATABASE_URL.`,
    );
    await post(first.url, '/api/groups', aGroupForm());
    first.child.kill('SIGKILL');
    await first.ended;
    const second = await programs.start();
    await post(second.url, '/api/groups', aGroupForm());
    second.child.kill('SIGTERM');
    expect((await second.ended).code).toBe(0);
    await programs.start();
  });

  it('of two that start together, one serves', async () => {
    const both = [programs.run(), programs.run()];
    const loser = await Promise.race(both.map((one) => one.ended.then((end) => ({ one, end }))));
    expect(loser.end.code).toBe(1);
    expect(loser.one.output.text).toContain('Another process already serves');
    expect(both.filter((one) => one.child.exitCode === null)).toHaveLength(1);
  });
});
