import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ExchangeAnswer } from '#shared/contract/sync.ts';
import { openDatabase } from '#server/db.ts';
import { aGroupForm } from '#test/builders/group.ts';
import { aMutation, anId } from '#test/builders/mutation.ts';
import { temporaryDirectory } from '#test/worlds/stores.ts';

const root = resolve(import.meta.dirname, '../..');
let directory: string;
let file: string;
const started: ChildProcess[] = [];
beforeEach(() => {
  directory = temporaryDirectory();
  file = join(directory, 'moyeo.sqlite');
});
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(directory, { recursive: true, force: true });
});

interface Program {
  child: ChildProcess;
  output: { text: string };
  ended: Promise<{ code: number | null; signal: string | null }>;
}

/** The real program, as one process, with nothing but these settings. */
function run(env: Record<string, string>): Program {
  const child = spawn(process.execPath, ['--import', 'tsx', 'sync-server/main.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'silent', HOST: '127.0.0.1', PORT: '0', DATABASE_URL: `sqlite:${file}`, RATE_LIMITS: 'off', ...env },
  });
  started.push(child);
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => { output.text += part.toString('utf8'); });
  const ended = new Promise<{ code: number | null; signal: string | null }>((done) => child.once('close', (code, signal) => { done({ code, signal }); }));
  return { child, output, ended };
}

async function ready(program: Program): Promise<string> {
  const found = await Promise.race([
    new Promise<string>((done) => {
      const look = () => {
        const address = /http:\/\/localhost:(\d+)/.exec(program.output.text)?.[1];
        if (address) done(`http://127.0.0.1:${address}`);
      };
      program.child.stdout?.on('data', look);
      look();
    }),
    program.ended.then(() => undefined),
  ]);
  if (!found) throw new Error(`it did not start: ${program.output.text}`);
  return found;
}

const post = async (url: string, path: string, body: unknown): Promise<Record<string, unknown>> => {
  const response = await fetch(`${url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
};

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
      const writer = async (lane: number) => {
        for (let turn = 0; !isDead; turn += 1) {
          const mutation = aMutation('addMember', { memberId: anId(), name: `r${round}l${lane}t${turn}` }, { as: 'link' });
          try {
            const answer = (await post(url, '/api/sync', { proto: 1, groupId, cursor: null, tokens: [], mutations: [mutation] })) as unknown as Extract<ExchangeAnswer, { kind: 'reset' }>;
            for (const one of answer.results) acknowledged.set(one.mid, one.code);
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
    const db = await openDatabase({ kind: 'sqlite', file });
    expect(await db.raw('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(await db.raw('PRAGMA foreign_key_check')).toEqual([]);
    const stored = new Map(((await db('mutations').select('mid', 'code')) as { mid: string; code: string }[]).map((one) => [one.mid, one.code]));
    for (const [mid, code] of acknowledged) expect(stored.get(mid), mid).toBe(code);
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
    await new Promise<void>((done) => stuck.once('connect', () => { done(); }));
    stuck.write('POST /api/groups HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{');
    const gone = new Promise((done) => client.once('disconnect', done));
    program.child.kill('SIGTERM');
    expect(await program.ended).toEqual({ code: 0, signal: null });
    await gone;
    stuck.destroy();
  });

  it('answers what is under way, then exits 0; what it acknowledged is there', async () => {
    const program = run({});
    const url = await ready(program);
    const group = await post(url, '/api/groups', aGroupForm());
    const posts = Array.from({ length: 10 }, (_, index) => post(url, '/api/members', { groupId: group['id'], name: `n${index}` }).then(() => 1, () => 0));
    program.child.kill('SIGTERM');
    const answered = (await Promise.all(posts)).reduce((sum, one) => sum + one, 0);
    expect(await program.ended).toEqual({ code: 0, signal: null });
    const db = await openDatabase({ kind: 'sqlite', file });
    expect(((await db('members')) as unknown[]).length).toBeGreaterThanOrEqual(answered);
    await db.destroy();
  });
});

describe('a start that cannot be', { timeout: 60_000 }, () => {
  const refused: [string, () => Record<string, string>, string][] = [
    ['a setting that is wrong', () => ({ PORT: 'web' }), 'PORT must be a whole number from 0 to 65535.'],
    ['a database that does not answer', () => ({ DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/x' }), 'The database in DATABASE_URL does not let us in (ECONNREFUSED).'],
    ['a folder in the place of the file', () => { mkdirSync(file); return {}; }, 'The database file in DATABASE_URL cannot be opened for writing.'],
    ['a damaged file', () => { writeFileSync(file, 'not a database, but somebody\'s letters'); return {}; }, 'is damaged, or is no SQLite database. Put a backup in its place'],
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
    expect(program.output.text).toBe(`Moyeo could not start: Port ${port} is in use by another program. Stop that one, or set PORT to another number.\n`);
    await new Promise((done) => other.close(done));
  });

  it('never writes over a file that is no database', async () => {
    writeFileSync(file, 'letters');
    await run({}).ended;
    expect(readFileSync(file, 'utf8')).toBe('letters');
  });

  it('with a database of a newer program says so and leaves it', async () => {
    const db = await openDatabase({ kind: 'sqlite', file });
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
