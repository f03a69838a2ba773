import { connect, createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/kernel/db.ts';
import { GroupQueue } from '#server/kernel/group-queue.ts';
import { createLog } from '#server/kernel/log.ts';
import { storageFailure } from '#server/kernel/storage-failure.ts';
import { createServer, type MoyeoServer } from '#server/server.ts';
import { aMutation, anId, aSecret, aShareUrl } from '#test/builders/mutation.ts';
import { aGroupForm } from '#test/builders/group.ts';
import { Programs, send } from '#test/worlds/program.ts';
import { freshStore, postgresUrl, type FreshStore } from '#test/worlds/stores.ts';

describe('the queue of a group', () => {
  it('runs one at a time and in order, groups beside each other, and goes on after a failure', async () => {
    const queue = new GroupQueue();
    const done: string[] = [];
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const first = queue.run('a', async () => {
      await gate;
      done.push('a1');
      throw new Error('a1');
    });
    const rest = ['a2', 'a3'].map((name) => queue.run('a', () => Promise.resolve(done.push(name))));
    await queue.run('b', () => Promise.resolve(done.push('b1')));
    expect([done, queue.waiting]).toEqual([['b1'], 2]);
    open();
    await expect(first).rejects.toThrow('a1');
    await Promise.all(rest);
    expect([done, queue.waiting]).toEqual([['b1', 'a1', 'a2', 'a3'], 0]);
    await queue.run('a', () => Promise.resolve(done.push('a4')));
    expect(done.at(-1)).toBe('a4');
  });
});

describe.runIf(postgresUrl)('PostgreSQL', { timeout: 90_000 }, () => {
  let store: FreshStore;
  beforeEach(async () => {
    store = await freshStore('postgres');
  });
  afterEach(() => store.remove());

  it('four processes that start together on an empty database all serve', async () => {
    const programs = new Programs();
    try {
      const url = store.config.kind === 'postgres' ? store.config.url : '';
      const started = await Promise.all([1, 2, 3, 4].map(() => programs.start({ env: { DATABASE_URL: url } })));
      for (const one of started) expect((await send(one.url, '/readyz')).status).toBe(200);
      expect((await send(started[0]?.url ?? '', '/api/groups', aGroupForm())).status).toBe(200);
    } finally {
      await programs.close();
    }
  });

  it('a migration lock that a killed process left behind does not keep the next one out', async () => {
    const db = await openDatabase(store.config);
    await db('knex_migrations').delete();
    for (const { tablename } of (
      await db.raw<{ rows: { tablename: string }[] }>(
        "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename NOT LIKE 'knex%'",
      )
    ).rows)
      await db.raw('DROP TABLE ?? CASCADE', [tablename]);
    await db('knex_migrations_lock').update({ is_locked: 1 });
    await db.destroy();
    const again = await openDatabase(store.config);
    expect(await again('knex_migrations').pluck('name')).toContain('0001-initial');
    await again.destroy();
  });

  it('a server that takes only reads, as after a failover, is the storage at fault: writes wait, and the process says that it is not ready', async () => {
    const writable = await openDatabase(store.config);
    const url = new URL(store.config.kind === 'postgres' ? store.config.url : '');
    url.searchParams.set('options', `${url.searchParams.get('options') ?? ''} -c default_transaction_read_only=on`);
    const db = await openDatabase({ kind: 'postgres', url: url.href.replaceAll('+', '%20') });
    const { server, url: address } = await served(db);
    try {
      const groupId = anId();
      const opening = {
        ...aGroupForm(),
        surveyType: 'default',
        groupId,
        shareUrl: aShareUrl(),
        organizerToken: aSecret(),
      };
      const request = {
        proto: 1,
        groupId,
        cursor: null,
        tokens: [],
        mutations: [aMutation('createGroup', opening as never, { actor: 'link' })],
      };
      for (let time = 0; time < 4; time += 1)
        expect(await send(address, '/api/sync', request)).toMatchObject({
          status: 503,
          body: { code: 'unavailable' },
        });
      expect((await send(address, '/readyz')).status).toBe(503);
      expect(await writable('unopened_groups').select()).toEqual([]);
    } finally {
      await server.close();
      await writable.destroy();
    }
  });

  it('S13 writes of a group that is held up do not keep other groups waiting, though they are more than the pool has connections', async () => {
    const config = { ...store.config, pool: 3 };
    const db = await openDatabase(config);
    const { server, url } = await served(db);
    const open = async () => String((await send(url, '/api/groups', aGroupForm())).body['id']);
    const [busy, quiet] = [await open(), await open()];
    const join = (groupId: string, name: string) =>
      send(url, '/api/sync', {
        proto: 1,
        groupId,
        cursor: null,
        tokens: [],
        mutations: [aMutation('addMember', { memberId: anId(), name }, { actor: 'link' })],
      });
    // Another process holds the group's row.
    const other = await openDatabase(store.config);
    const holder = await other.transaction();
    await holder('groups').where('id', busy).forUpdate().first('id');
    const held = Array.from({ length: 12 }, (_, index) => join(busy, `n${index}`));
    const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => join(quiet, `q${index}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await Promise.race([Promise.all(held), Promise.resolve('still held')])).toBe('still held');
    await holder.rollback();
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual(held.map(() => 200));
    await other.destroy();
    await server.close();
  });

  it('a connection that ends without a word is the storage at fault, for the statement under way and for the next one', async () => {
    const url = new URL(store.config.kind === 'postgres' ? store.config.url : '');
    const { hostname, port } = url;
    const sockets: Socket[] = [];
    const cable = createTcpServer((near) => {
      const far = connect(Number(port || 5432), hostname);
      sockets.push(near, far);
      for (const one of [near, far]) one.on('error', () => undefined);
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => cable.listen(0, '127.0.0.1', resolve));
    url.host = `127.0.0.1:${(cable.address() as AddressInfo).port}`;
    const db = await openDatabase({ kind: 'postgres', url: url.href });
    const failures: unknown[] = [];
    const said = (statement: Promise<unknown>) => statement.catch((error: unknown) => failures.push(error));
    try {
      const transaction = db.transaction(async (trx) => {
        await said(trx.raw('SELECT pg_sleep(20)'));
        await said(trx.raw('SELECT 1'));
      });
      await Promise.all([
        said(transaction),
        expect
          .poll(async () => (await asleep(store)).length, { timeout: 10_000 })
          .toBe(1)
          .then(() => {
            for (const one of sockets) one.destroy();
          }),
      ]);
      expect(failures.map(storageFailure)).toEqual(['unavailable', 'unavailable', 'unavailable']);
    } finally {
      await db.destroy();
      await new Promise((resolve) => cable.close(resolve));
    }
  });

  it('a wrong password, an unknown database and an unknown host end the start with one plain sentence', async () => {
    const programs = new Programs();
    try {
      const at = (change: (url: URL) => void) => {
        const url = new URL(postgresUrl ?? '');
        change(url);
        return url.href;
      };
      const right = postgresUrl ?? '';
      const cases: [string, RegExp, string?][] = [
        [at((url) => (url.password = 'not-it')), /refuses the user or the password/],
        [at((url) => (url.pathname = '/nowhere')), /no database of the name/],
        [at((url) => (url.hostname = 'nowhere.invalid')), /The host in DATABASE_URL is not known here/],
        [right, /the password in DATABASE_DIRECT_URL/, at((url) => (url.password = 'not-it'))],
      ];
      for (const [url, sentence, direct = ''] of cases) {
        const program = programs.run({ env: { DATABASE_URL: url, DATABASE_DIRECT_URL: direct } });
        expect((await program.ended).code).toBe(1);
        expect(program.output.text).toMatch(sentence);
        expect(program.output.text.trim().split('\n')).toHaveLength(1);
        expect(program.output.text).not.toContain('not-it');
      }
    } finally {
      await programs.close();
    }
  });
});

async function served(db: Knex): Promise<{ server: MoyeoServer; url: string }> {
  const server = createServer({
    db,
    log: createLog('silent'),
    now: Date.now,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    publicUrl: undefined,
    rateLimits: false,
    trustProxyHops: 0,
    clientDirectory: undefined,
  });
  await new Promise<void>((resolve) => server.http.listen(0, '127.0.0.1', resolve));
  const address = server.http.address();
  return { server, url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` };
}

/** Connections of the store on which the statement above is under way. */
async function asleep({ config }: FreshStore): Promise<unknown[]> {
  const db = await openDatabase(config);
  try {
    const found = await db.raw<{ rows: unknown[] }>(
      "SELECT pid FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep(20)' AND state = 'active'",
    );
    return found.rows;
  } finally {
    await db.destroy();
  }
}
