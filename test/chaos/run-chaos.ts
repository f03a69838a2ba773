import type { ExchangeResponse, WireRow } from '#shared/protocol/sync.ts';
import type { CreatedGroup } from '#app/local/group/groups.ts';
import { readView } from '#app/local/outbox/queue.ts';
import { SeededRandom } from '#test/worlds/seeded-random.ts';
import { post, Programs } from '#test/worlds/program.ts';
import { FaultyProxy, type Fault } from './faulty-proxy.ts';
import { ChaosDevice } from './chaos-device.ts';
import { checkOutcome, type Findings } from './check-outcome.ts';
import { Writer } from './writer.ts';

export interface ChaosOptions {
  seed: number;
  devices: number;
  writes: number;
  /** Between one start of the server and the next kill -9. */
  killAfterMs: { least: number; most: number };
  /** A life of the server is worth killing when it has answered so often. */
  leastAnswers: number;
  leastKills: number;
  /** Between two writes of a device, on average. */
  pauseMs: number;
  /** What `node` runs. */
  server: readonly string[];
  log: (line: string) => void;
}

export interface Figures extends Findings {
  writes: number;
  refused: number;
  kills: number;
  reloads: number;
  requests: number;
  answers: number;
  connections: number;
  injected: Record<Fault, number>;
  seconds: { writing: number; draining: number };
}

const groupCount = 4;
const sleep = (ms: number) =>
  new Promise<void>((done) => {
    setTimeout(done, ms);
  });

/**
 * Real clients, a bad network, and a server that is killed every few seconds. In the end: no write lost or doubled, every device shows
 * what the server has, and the database is whole. Random numbers are seeded; the timing depends on the machine.
 */
export async function runChaos(options: ChaosOptions): Promise<Figures> {
  const random = new SeededRandom(options.seed);
  const programs = new Programs();
  const proxy = await FaultyProxy.start(new SeededRandom(options.seed + 1));
  const writers: Writer[] = [];
  let program = await programs.start({ script: options.server });
  const follow = () => {
    proxy.targetPort = Number(new URL(program.url).port);
  };
  follow();

  let kills = 0;
  let isWriting = true;
  const countAnswers = () => sum(writers.map(({ device }) => device.answers));
  const killer = async () => {
    while (isWriting || kills < options.leastKills) {
      const before = countAnswers();
      await sleep(options.killAfterMs.least + random.below(options.killAfterMs.most - options.killAfterMs.least));
      while ((isWriting || kills < options.leastKills) && countAnswers() - before < options.leastAnswers)
        await sleep(20);
      program.child.kill('SIGKILL');
      await program.ended;
      kills += 1;
      program = await programs.start({ script: options.server });
      follow();
    }
  };

  try {
    for (let index = 0; index < options.devices; index += 1) {
      writers.push(
        new Writer(
          `Friend ${index}`,
          await ChaosDevice.open(`device-${index}`, proxy.url, new SeededRandom(options.seed * 100 + index)),
          new SeededRandom(options.seed * 1_000 + index),
        ),
      );
    }
    const startedAt = Date.now();
    const killing = killer();
    killing.catch(() => undefined);
    await setUpGroups(writers);
    options.log(`${writers.length} devices are in; writing`);
    const quota = Math.ceil(options.writes / writers.length);
    await Promise.all(
      writers.map((writer) =>
        keepWriting(writer, quota, options.pauseMs, new SeededRandom(options.seed * 10_000 + writers.indexOf(writer))),
      ),
    );
    isWriting = false;
    await killing;
    const writtenAt = Date.now();
    options.log(`${countWrites(writers)} writes are queued, ${kills} kills so far; draining`);

    proxy.isCalm = true;
    await drain(writers);
    const serverRows = await converge(writers, program.url);
    const drainedAt = Date.now();
    for (const { device } of writers) device.stop();
    program.child.kill('SIGTERM');
    await program.ended;
    const findings = await checkOutcome(writers, serverRows, programs.file);
    const entries = await Promise.all(writers.map(({ device }) => device.entries('rejected')));
    return {
      ...findings,
      writes: countWrites(writers),
      refused: entries.flat().length,
      kills,
      reloads: sum(writers.map(({ device }) => device.reloads)),
      requests: sum(writers.map(({ device }) => device.requests)),
      answers: countAnswers(),
      connections: proxy.connections,
      injected: proxy.injected,
      seconds: { writing: (writtenAt - startedAt) / 1_000, draining: (drainedAt - writtenAt) / 1_000 },
    };
  } finally {
    isWriting = false;
    for (const { device } of writers) device.close();
    await proxy.stop();
    await programs.close();
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const countWrites = (writers: readonly Writer[]): number => sum(writers.map((one) => one.noted.length));

/** Everybody is in two groups; the last device is the laptop of somebody else, in one group, under the same name. */
async function setUpGroups(writers: readonly Writer[]): Promise<void> {
  const groups: CreatedGroup[] = [];
  for (const [index, writer] of writers.slice(0, groupCount).entries())
    groups.push(await writer.open(`Group ${index}`));
  await until(
    async () => (await Promise.all(writers.map(({ device }) => device.entries('pending')))).flat().length === 0,
    'the groups are open',
  );
  const laptop = writers.at(-1);
  for (const [index, writer] of writers.entries()) {
    if (writer === laptop) continue;
    for (const group of [groups[index % groupCount], groups[(index + 1) % groupCount]])
      if (group) await writer.join(group);
  }
  const [owner] = writers;
  const [shared] = groups;
  if (!laptop || !owner || !shared) throw new Error('chaos needs devices');
  owner.shared.add(shared.groupId);
  await laptop.visit(shared);
  const twin = async () =>
    (await readView(laptop.device.db, shared.groupId)).list('member').find((one) => one.data.name === owner.name);
  await until(async () => (await twin()) !== undefined, 'the laptop sees its owner');
  const member = await twin();
  if (member) await laptop.claim(shared, { id: member.id, name: member.data.name });
}

async function keepWriting(writer: Writer, quota: number, pauseMs: number, random: SeededRandom): Promise<void> {
  let burst = 0;
  while (writer.noted.length < quota) {
    await writer.write();
    if (burst > 0) burst -= 1;
    else {
      await sleep(random.below(2 * pauseMs));
      if (random.hits(0.02)) burst = 30;
      if (random.hits(0.005)) await writer.device.reload();
    }
  }
}

async function drain(writers: readonly Writer[]): Promise<void> {
  await Promise.all(writers.map(({ device }) => device.wake()));
  await until(
    async () => (await Promise.all(writers.map(({ device }) => device.entries('pending')))).flat().length === 0,
    'every queue is empty',
  );
}

/** Waits until every device shows the server's rows, of all groups it is in. @returns them. */
async function converge(writers: readonly Writer[], url: string): Promise<Map<string, WireRow[]>> {
  const rows = new Map<string, WireRow[]>();
  for (const groupId of new Set(writers.flatMap((one) => one.groupIds))) {
    const answer = (await post(url, '/api/sync', {
      proto: 1,
      groupId,
      cursor: null,
      tokens: [],
      mutations: [],
    })) as unknown as ExchangeResponse;
    if (answer.kind !== 'reset') throw new Error(`the server answers ${answer.kind} for ${groupId}`);
    rows.set(groupId, answer.rows);
  }
  for (const writer of writers) {
    for (const groupId of writer.groupIds) {
      const wanted = inOrder(rows.get(groupId) ?? []);
      await until(
        async () =>
          inOrder(
            (await writer.device.db.rows.where('groupId').equals(groupId).toArray()).map(
              ({ groupId: _, ...row }) => row,
            ),
          ) === wanted,
        `${writer.name} shows what the server has of ${groupId}`,
      );
    }
  }
  return rows;
}

const inOrder = (rows: readonly WireRow[]): string =>
  rows
    .map(({ kind, id, version, timestamp, mutationId, data }) =>
      JSON.stringify([kind, id, version, timestamp, mutationId, sorted(data)]),
    )
    .sort()
    .join('\n');

const sorted = (data: unknown): unknown =>
  Object.entries(data as Record<string, unknown>).sort(([a], [b]) => (a < b ? -1 : 1));

const patienceMs = 180_000;

async function until(is: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await is())) {
    if (Date.now() > deadline) throw new Error(`never: ${what}`);
    await sleep(100);
  }
}
