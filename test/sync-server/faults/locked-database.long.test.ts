import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mutation } from '#shared/protocol/sync.ts';
import { aGroupForm } from '#test/builders/group.ts';
import { anAddition } from '#test/builders/mutation.ts';
import { post, Programs, send } from '#test/worlds/program.ts';

let programs: Programs;
let other: Knex | undefined;
beforeEach(() => {
  programs = new Programs();
});
afterEach(async () => {
  await other?.destroy();
  other = undefined;
  await programs.close();
});

/** Another program takes the write lock: an operator's shell, a tool that copies. @returns how it lets go. */
async function lock(): Promise<() => Promise<void>> {
  const db = knex({
    client: 'sqlite3',
    connection: { filename: programs.file },
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  });
  other = db;
  await db.raw('BEGIN IMMEDIATE');
  return async () => {
    await db.raw('ROLLBACK');
  };
}

describe('a database that another program holds locked', { timeout: 120_000 }, () => {
  it('for a moment is waited for: nobody notices', async () => {
    const { url } = await programs.start();
    const groupId = String((await post(url, '/api/groups', aGroupForm()))['id']);
    const release = await lock();
    const answered = send(url, '/api/sync', {
      proto: 1,
      groupId,
      cursor: null,
      tokens: [],
      mutations: [anAddition('민지')],
    });
    // Under way, and not answered: only the lock holds it up.
    expect(
      await Promise.race([
        answered.then(() => 'answered'),
        new Promise((done) => {
          setTimeout(() => {
            done('waits');
          }, 500);
        }),
      ]),
    ).toBe('waits');
    await release();
    expect(await answered).toMatchObject({ status: 200, body: { results: [{ code: 'applied' }] } });
  });

  it('for long is said as 503, with Retry-After and not ready; what was sent is not lost, and takes effect once', async () => {
    const { url } = await programs.start();
    const groupId = String((await post(url, '/api/groups', aGroupForm()))['id']);
    const before = anAddition('before');
    const sync = (...mutations: Mutation[]) =>
      send(url, '/api/sync', { proto: 1, groupId, cursor: null, tokens: [], mutations });
    expect((await sync(before)).status).toBe(200);
    const release = await lock();
    const waiting = anAddition('waiting');
    const refused = await fetch(`${url}/api/sync`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ proto: 1, groupId, cursor: null, tokens: [], mutations: [waiting] }),
    });
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'unavailable' });
    expect(await send(url, '/readyz')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect((await send(url, '/healthz')).status).toBe(200);
    await release();

    // The device sends the same again, twice.
    for (let times = 0; times < 2; times += 1)
      expect(await sync(waiting)).toMatchObject({
        status: 200,
        body: { results: [{ mutationId: waiting.mutationId, code: 'applied' }] },
      });
    expect((await send(url, '/readyz')).status).toBe(200);
    const answer = (await sync()).body as unknown as { rows: { kind: string; data: { name: string } }[] };
    expect(
      answer.rows
        .filter((row) => row.kind === 'member')
        .map((row) => row.data.name)
        .sort(),
    ).toEqual(['before', 'waiting']);
  });

  it('does not let a program start that would have to change it, and says so in one sentence', async () => {
    const first = await programs.start();
    await post(first.url, '/api/groups', aGroupForm());
    first.child.kill('SIGKILL');
    await first.ended;
    other = knex({
      client: 'sqlite3',
      connection: { filename: programs.file },
      useNullAsDefault: true,
      pool: { min: 1, max: 1 },
    });
    await other.raw('PRAGMA locking_mode = EXCLUSIVE');
    await other.raw('BEGIN EXCLUSIVE');
    await other('groups').update({ last_activity_at: 1 });
    const second = programs.run();
    expect((await second.ended).code).toBe(1);
    expect(second.output.text).toBe(
      'Moyeo could not start: Another program holds the database file locked. Let it finish, then start again.\n',
    );
  });
});
