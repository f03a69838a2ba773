import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import knex from 'knex';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ExchangeResponse } from '#shared/protocol/sync.ts';
import { openDatabase } from '#server/kernel/db.ts';
import { aGroupForm } from '#test/builders/group.ts';
import { aMutation, anId } from '#test/builders/mutation.ts';
import { post, Programs, ready } from '#test/worlds/program.ts';

let programs: Programs;
const run = (env: Record<string, string>) => programs.run({ env });
beforeEach(() => {
  programs = new Programs();
});
afterEach(() => programs.close());

describe('kill -9', { timeout: 60_000 }, () => {
  it('S15, P12 between many posts loses nothing that was acknowledged, and leaves a whole database', async () => {
    const acknowledged = new Map<string, string>();
    let group: Record<string, unknown> | undefined;
    for (let round = 0; round < 3; round += 1) {
      const program = run({});
      const url = await ready(program);
      group ??= await post(url, '/api/groups', aGroupForm());
      const groupId = String(group['id']);
      let isDead = false;
      const writer = async (number: number) => {
        for (let turn = 0; !isDead; turn += 1) {
          const mutation = aMutation(
            'addMember',
            { memberId: anId(), name: `r${round}w${number}t${turn}` },
            { actor: 'link' },
          );
          try {
            const answer = (await post(url, '/api/sync', {
              proto: 1,
              groupId,
              cursor: null,
              tokens: [],
              mutations: [mutation],
            })) as unknown as Extract<ExchangeResponse, { kind: 'reset' }>;
            for (const one of answer.results) acknowledged.set(one.mutationId, one.code);
          } catch (error) {
            if (!isDead && !(error instanceof TypeError)) throw error;
            return;
          }
        }
      };
      const writers = [0, 1, 2, 3].map(writer);
      const wanted = acknowledged.size + 20;
      await expect.poll(() => acknowledged.size, { timeout: 20_000, interval: 2 }).toBeGreaterThan(wanted);
      isDead = true;
      program.child.kill('SIGKILL');
      expect((await program.ended).signal).toBe('SIGKILL');
      await Promise.all(writers);
    }
    const db = await openDatabase({ kind: 'sqlite', file: programs.file });
    expect(await db.raw('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(await db.raw('PRAGMA foreign_key_check')).toEqual([]);
    const stored = new Map(
      (await db('mutations').select({ mutationId: 'mutation_id' }, 'code')).map((one) => [one.mutationId, one.code]),
    );
    for (const [mutationId, code] of acknowledged) expect(stored.get(mutationId), mutationId).toBe(code);
    const effects = [...stored.values()].filter((code) => code === 'applied').length;
    expect(((await db('members').where({ removed: 0 })) as unknown[]).length).toBe(effects - 1);
    await db.destroy();
    expect(acknowledged.size).toBeGreaterThan(60);
  });
});

describe('SIGTERM', { timeout: 60_000 }, () => {
  it('with open sockets, idle connections and a request that never ends exits 0, within ten seconds', async () => {
    const program = run({});
    const url = await ready(program);
    const client = io(url, { transports: ['websocket'], reconnection: false });
    await new Promise<void>((done) => client.once('connect', done));
    await fetch(`${url}/healthz`);
    const stuck = connect(Number(new URL(url).port), '127.0.0.1');
    stuck.on('error', () => undefined);
    await new Promise<void>((done) =>
      stuck.once('connect', () => {
        done();
      }),
    );
    stuck.write(
      'POST /api/groups HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
    const gone = new Promise((done) => client.once('disconnect', done));
    program.child.kill('SIGTERM');
    expect(await program.ended).toEqual({ code: 0, signal: null });
    await gone;
    stuck.destroy();
  });

  it('with sockets of phones that take nothing and say nothing any more exits 0 all the same', async () => {
    const program = run({});
    const url = await ready(program);
    for (const transport of ['websocket', 'polling']) {
      const client = io(url, { transports: [transport], reconnection: false, forceNew: true });
      await new Promise<void>((done) => client.once('connect', done));
    }
    const asleep = connect(Number(new URL(url).port), '127.0.0.1');
    asleep.on('error', () => undefined);
    asleep.write(
      [
        'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
        'Host: x',
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        '',
        '',
      ].join('\r\n'),
    );
    await new Promise<void>((done) =>
      asleep.once('data', () => {
        done();
      }),
    );
    asleep.pause();
    program.child.kill('SIGTERM');
    expect(await program.ended).toEqual({ code: 0, signal: null });
    asleep.destroy();
  });

  it('under load answers every request that it had begun, closes the sockets, then exits 0; what it acknowledged is there', async () => {
    const program = run({});
    const url = await ready(program);
    const group = await post(url, '/api/groups', aGroupForm());
    const sockets = Array.from({ length: 5 }, () =>
      io(url, { transports: ['websocket'], reconnection: false, forceNew: true }),
    );
    await Promise.all(sockets.map((socket) => new Promise<void>((done) => socket.once('connect', done))));
    const left = Promise.all(sockets.map((socket) => new Promise((done) => socket.once('disconnect', done))));
    // Held up by another program's lock, so that all of them are under way when the signal comes.
    const other = knex({
      client: 'sqlite3',
      connection: { filename: programs.file },
      useNullAsDefault: true,
      pool: { min: 1, max: 1 },
    });
    await other.raw('BEGIN IMMEDIATE');
    const posts = Array.from({ length: 20 }, (_, index) =>
      begin(url, '/api/members', { groupId: group['id'], name: `n${index}` }),
    );
    await Promise.all(posts.map((one) => one.begun));
    program.child.kill('SIGTERM');
    await left;
    // A connection that was kept open may still be answered once.
    await expect.poll(() => fetch(`${url}/healthz`).then(Boolean, () => false)).toBe(false);
    await other.raw('ROLLBACK');
    await other.destroy();
    expect(await Promise.all(posts.map((one) => one.status))).toEqual(posts.map(() => 200));
    expect(await program.ended).toEqual({ code: 0, signal: null });
    // All of it is in the one file, which can be copied now.
    expect(existsSync(`${programs.file}-wal`)).toBe(false);
    const db = await openDatabase({ kind: 'sqlite', file: programs.file });
    expect((await db('members').pluck('name')) as string[]).toHaveLength(20);
    await db.destroy();
  });
});

/** A request of which the server has read the head (it has said "100 Continue") before its body goes out. */
function begin(
  url: string,
  path: string,
  body: unknown,
): { begun: Promise<void>; status: Promise<number | undefined> } {
  const sent = httpRequest(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  const begun = new Promise<void>((done) => {
    sent.once('continue', () => {
      sent.end(JSON.stringify(body), done);
    });
  });
  const status = new Promise<number | undefined>((done, failed) => {
    sent.once('response', (response) => {
      response.resume();
      response.once('end', () => {
        done(response.statusCode);
      });
    });
    sent.once('error', failed);
  });
  sent.flushHeaders();
  return { begun, status };
}

describe('a start that cannot be', { timeout: 60_000 }, () => {
  const refused: [string, () => Record<string, string>, string][] = [
    ['a setting that is wrong', () => ({ PORT: 'web' }), 'PORT must be a whole number from 0 to 65535.'],
    [
      'a database that does not answer',
      () => ({ DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/x' }),
      'The database in DATABASE_URL does not let us in (ECONNREFUSED).',
    ],
    [
      'a folder in the place of the file',
      () => {
        mkdirSync(programs.file);
        return {};
      },
      'DATABASE_URL names the folder ',
    ],
    [
      'a damaged file',
      () => {
        writeFileSync(programs.file, "not a database, but somebody's letters");
        return {};
      },
      'is damaged, or is no SQLite database. Put a backup in its place',
    ],
  ];
  it.each(refused)('with %s ends with one plain sentence', async (_what, arrange, sentence) => {
    const program = run(arrange());
    expect((await program.ended).code).toBe(1);
    expect(program.output.text.trim().split('\n')).toHaveLength(1);
    expect(program.output.text).toContain(`Moyeo could not start: `);
    expect(program.output.text).toContain(sentence);
    expect(program.output.text).not.toContain('secret');
  });

  it('with a port that is in use says which one, and what to do', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as AddressInfo;
    const program = run({ PORT: String(port) });
    expect((await program.ended).code).toBe(1);
    expect(program.output.text).toBe(
      `Moyeo could not start: Port ${port} is in use by another program. Stop that one, or set PORT to another number.\n`,
    );
    await new Promise((done) => other.close(done));
  });

  it('never writes over a file that is no database', async () => {
    writeFileSync(programs.file, 'letters');
    await run({}).ended;
    expect(readFileSync(programs.file, 'utf8')).toBe('letters');
  });

  it('with a database of a newer program says so and leaves it', async () => {
    const db = await openDatabase({ kind: 'sqlite', file: programs.file });
    await db('knex_migrations').insert({ name: '9999-from-the-future', batch: 9, migration_time: 1 });
    await db.destroy();
    const program = run({});
    expect((await program.ended).code).toBe(1);
    expect(program.output.text.trim().split('\n')).toHaveLength(1);
    expect(program.output.text).toContain('newer version of this program');
  });

  it('needs no setting at all: an empty value is no value', async () => {
    const program = run({ PUBLIC_URL: '', TRUST_PROXY: '', RATE_LIMITS: '' });
    const url = await ready(program);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
});
