import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import type { Knex } from 'knex';
import { newId, newSecret, newShareUrl } from '#shared/ids.ts';
import type { ExchangeAnswer, Mutation } from '#shared/contract/sync.ts';
import { openDatabase } from '#server/db.ts';
import { createLog } from '#server/log.ts';
import { createServer } from '#server/server.ts';

/**
 * `npm run bench`: what ours costs beside its floor, in the same run, as ratios. Nothing here is a test: machines are noisy.
 *  W1 a patch the size of a vote reaches 100 open tabs, beside raw Socket.IO broadcasting the same bytes.
 *  W2 1,000 queued writes are drained, durable on disk, beside raw SQLite writing the same rows.
 */
const tabs = 100;
const rounds = 40;
const writes = 1_000;
const repetitions = 5;
const random = (length: number): Uint8Array => new Uint8Array(randomBytes(length));
const directory = mkdtempSync(join(tmpdir(), 'moyeo-bench-'));

const sorted = (values: number[]): number[] => [...values].sort((a, b) => a - b);
const quantile = (values: number[], q: number): number => sorted(values)[Math.min(values.length - 1, Math.floor(q * values.length))] ?? 0;
const ms = (value: number): string => `${value.toFixed(1)} ms`;
const ratio = (ours: number, floor: number): string => `${(ours / floor).toFixed(2)} x`;

const payload = {
  availability: [{ start: '2027-04-03', end: '2027-04-05' }], originCountryIso2: 'KR', originAirport: null, range: 'intl_short', budgetTier: 'mid', budgetCurrency: null,
  budgetMin: null, budgetMax: null, mainType: 'relax', subcats: [], otherDescription: null, seed: '2026-11-20', lang: 'ko',
};

async function main(): Promise<void> {
  const db = await openDatabase({ kind: 'sqlite', file: join(directory, 'bench.sqlite') });
  const server = createServer({ db, log: createLog('silent'), now: Date.now, random, publicUrl: undefined, rateLimits: false, trustProxyHops: 0, clientDirectory: undefined });
  await new Promise<void>((resolve) => { server.http.listen(0, '127.0.0.1', resolve); });
  const url = `http://127.0.0.1:${(server.http.address() as AddressInfo).port}`;
  const group = await openGroup(url);
  await fanOut(url, group);
  await drain(url, db);
  await server.close();
}

interface Group {
  groupId: string;
  token: string;
  memberId: string;
}

async function sync(url: string, body: unknown): Promise<ExchangeAnswer> {
  const response = await fetch(`${url}/api/sync`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as ExchangeAnswer;
}

const mutation = (name: string, input: unknown, as: Mutation['as'], stamp: number): Mutation => ({ mid: newId(Date.now(), random), name, ver: 1, input, stamp, as });

async function openGroup(url: string): Promise<Group> {
  const groupId = newId(Date.now(), random);
  const memberId = newId(Date.now(), random);
  const token = newSecret(random);
  await sync(url, {
    proto: 1, groupId, cursor: null, tokens: [token],
    mutations: [
      mutation('createGroup', { groupId, shareUrl: newShareUrl(random), organizerToken: newSecret(random), name: 'bench', description: '', createdBy: 'a', creatorEmail: 'a@b.co', surveyType: 'default' }, 'link', Date.now()),
      mutation('joinGroup', { memberId, name: 'a' }, 0, Date.now()),
    ],
  });
  return { groupId, token, memberId };
}

/** Time from sending the write (or emitting) until the last of the tabs has it; one round after another. */
async function fanOut(url: string, group: Group): Promise<void> {
  let bytes = 0;
  const ours = await connect(url, tabs);
  for (const socket of ours) await socket.timeout(5_000).emitWithAck('hello', { proto: 1, groups: [{ groupId: group.groupId, cursor: null }] });
  const oursMs: number[] = [];
  const writeMs: number[] = [];
  let stamp = Date.now();
  for (let round = 0; round < rounds + 5; round += 1) {
    const all = whenAll(ours, 'patch', (message) => { bytes = JSON.stringify(message).length; });
    const from = performance.now();
    stamp += 1;
    const answered = sync(url, { proto: 1, groupId: group.groupId, cursor: null, tokens: [group.token], mutations: [mutation('saveSimpleResponse', { payload }, 0, stamp)] }).then(() => performance.now() - from);
    const latest = await all;
    if (round >= 5) {
      oursMs.push(latest - from);
      writeMs.push(await answered);
    }
    await new Promise((resolve) => { setTimeout(resolve, 40); });
  }
  for (const socket of ours) socket.disconnect();

  const http = createHttpServer();
  const raw = new Server(http, { perMessageDeflate: false });
  raw.on('connection', (socket) => { void socket.join('room'); });
  await new Promise<void>((resolve) => { http.listen(0, '127.0.0.1', resolve); });
  const rawTabs = await connect(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, tabs);
  const message = { text: 'x'.repeat(Math.max(1, bytes - 11)) };
  const rawMs: number[] = [];
  for (let round = 0; round < rounds + 5; round += 1) {
    const all = whenAll(rawTabs, 'patch');
    const from = performance.now();
    raw.to('room').emit('patch', message);
    const latest = await all;
    if (round >= 5) rawMs.push(latest - from);
    await new Promise((resolve) => { setTimeout(resolve, 40); });
  }
  for (const socket of rawTabs) socket.disconnect();
  await raw.close();

  process.stdout.write(`W1 one write to ${tabs} open tabs, ${bytes} bytes each, ${rounds} rounds (until the last tab has it)\n`);
  process.stdout.write(`   ours, HTTP request + durable commit + patch   median ${ms(quantile(oursMs, 0.5))}  p99 ${ms(quantile(oursMs, 0.99))}\n`);
  process.stdout.write(`   of which request to answer                    median ${ms(quantile(writeMs, 0.5))}\n`);
  process.stdout.write(`   raw Socket.IO broadcast, nothing stored       median ${ms(quantile(rawMs, 0.5))}  p99 ${ms(quantile(rawMs, 0.99))}\n`);
  process.stdout.write(`   ratio                                         median ${ratio(quantile(oursMs, 0.5), quantile(rawMs, 0.5))}  p99 ${ratio(quantile(oursMs, 0.99), quantile(rawMs, 0.99))}\n`);
}

async function connect(url: string, count: number): Promise<Socket[]> {
  return Promise.all(
    Array.from({ length: count }, () => new Promise<Socket>((resolve, reject) => {
      const socket = io(url, { transports: ['websocket'], forceNew: true });
      socket.on('connect', () => { resolve(socket); });
      socket.on('connect_error', reject);
      socket.on('probe', (_message: unknown, ack: () => void) => { ack(); });
    })),
  );
}

function whenAll(sockets: Socket[], event: string, look?: (message: unknown) => void): Promise<number> {
  return Promise.all(sockets.map((socket) => new Promise<number>((resolve) => {
    socket.once(event, (message: unknown) => {
      look?.(message);
      resolve(performance.now());
    });
  }))).then((times) => Math.max(...times));
}

/** 1,000 answers of one member, in requests of 200 as a device sends them, beside the same rows through raw SQL in as many transactions. */
async function drain(url: string, db: Knex): Promise<void> {
  const oursMs: number[] = [];
  const rawMs: number[] = [];
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    const group = await openGroup(url);
    const queue = Array.from({ length: writes }, (_, index) => mutation('saveSimpleResponse', { payload }, 0, Date.now() - writes + index));
    let cursor: { version: number; nonce: string } | null = null;
    const from = performance.now();
    for (let at = 0; at < queue.length; at += 200) {
      const answer: ExchangeAnswer = await sync(url, { proto: 1, groupId: group.groupId, cursor, tokens: [group.token], mutations: queue.slice(at, at + 200) });
      if (answer.kind === 'reset') cursor = { version: answer.version, nonce: answer.nonce };
      else if (answer.kind === 'delta') {
        const tip = answer.chain.at(-1);
        cursor = tip ? { version: tip[0], nonce: tip[1] } : null;
      } else throw new Error(answer.kind);
      if (answer.results.some((one) => one.code !== 'applied')) throw new Error('a write was not applied');
    }
    oursMs.push(performance.now() - from);

    const text = JSON.stringify(payload);
    const rawFrom = performance.now();
    for (let at = 0; at < writes; at += 200) {
      await db.transaction(async (trx) => {
        await trx('mutations').insert(queue.slice(at, at + 200).map((one) => ({ group_id: group.groupId, mid: `raw-${one.mid}`, code: 'applied', version: 1, at: 1 })));
        await trx('simple_responses').insert({ group_id: group.groupId, id: group.memberId, version: 1, stamp: 1, mid: 'raw', removed: 0, payload: text, created_at: 1, updated_at: 1 }).onConflict(['group_id', 'id']).merge();
      });
    }
    rawMs.push(performance.now() - rawFrom);
  }
  process.stdout.write(`W2 ${writes} queued writes, ${repetitions} repetitions, synchronous=FULL\n`);
  process.stdout.write(`   ours, over HTTP, parsed, authorised, stored   median ${ms(quantile(oursMs, 0.5))}\n`);
  process.stdout.write(`   raw SQL of the same rows in the same process  median ${ms(quantile(rawMs, 0.5))}\n`);
  process.stdout.write(`   ratio                                         ${ratio(quantile(oursMs, 0.5), quantile(rawMs, 0.5))}\n`);
}

await main();
rmSync(directory, { recursive: true, force: true });
process.exit(0);
