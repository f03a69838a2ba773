// The clients' process: `node clients.mjs PEER URL WORKLOAD PARAMETERS` prints one line of JSON.
import { randomUUID } from 'node:crypto';
import net from 'node:net';
import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';

const [, , name = '', url = '', workload = '', parameters = '{}'] = process.argv;
const deadlineMs = 60_000;

/** Bytes that came in over every connection of this process, frames and headers included. */
const connections = new Set();
let bytesOfTheGone = 0;
const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (/** @type {any[]} */ ...words) {
  connections.add(this);
  this.once('close', () => {
    bytesOfTheGone += this.bytesRead;
    connections.delete(this);
  });
  return /** @type {any} */ (connect).apply(this, words);
};
const bytesIn = () => [...connections].reduce((sum, one) => sum + one.bytesRead, bytesOfTheGone);

/** @type {{ peer: import('./replicas/replica.mjs').Peer }} */
const { peer } = await import(`./replicas/${name}.mjs`);
const room = `r${randomUUID().slice(0, 8)}`;

const day = (/** @type {number} */ index) => new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10);
const members = Array.from({ length: 30 }, () => randomUUID());
/** A vote as Moyeo stores it. */
function vote(/** @type {string} */ memberId, /** @type {number} */ index) {
  const date = day(index);
  return { id: `${date}:${memberId}`, value: { memberId, date, votedAt: Date.now(), mutationId: randomUUID() } };
}
async function replica() {
  const made = await peer.open({ url, room });
  await made.connect();
  return made;
}
const pause = (/** @type {number} */ ms) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
async function until(/** @type {() => boolean} */ holds) {
  const from = performance.now();
  while (!holds()) {
    if (performance.now() - from > deadlineMs) throw new Error('not within a minute');
    await pause(1);
  }
  return performance.now();
}
/** The runner reads the server's processor time at each of these. */
async function mark() {
  process.stdout.write('mark\n');
  await pause(200);
}
const median = (/** @type {number[]} */ values) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const workloads = {
  /** One vote to every other open tab. Latency of each delivery; bytes of each delivery. */
  async fanOut({ tabs = 100, rounds = 30 }) {
    const memberId = String(members[0]);
    const writer = await replica();
    const others = [];
    for (let at = 0; at < tabs; at += 20)
      others.push(...(await Promise.all(Array.from({ length: Math.min(20, tabs - at) }, replica))));
    /** @type {number[]} */
    const all = [];
    /** @type {number[]} */
    const last = [];
    let lost = 0;
    let bytes = 0;
    for (let round = -3; round < rounds; round += 1) {
      if (round === 0) await mark();
      const { id, value } = vote(memberId, (round + 3) % 10);
      /** @type {number[]} */
      const times = [];
      const arrived = Promise.all(
        others.map(
          (tab) =>
            new Promise((resolve) => {
              const timer = setTimeout(() => {
                lost += 1;
                resolve(undefined);
              }, 10_000);
              tab.listen((got, row) => {
                if (got !== id || row.mutationId !== value.mutationId) return;
                clearTimeout(timer);
                times.push(performance.now());
                resolve(undefined);
              });
            }),
        ),
      );
      const before = bytesIn();
      const from = performance.now();
      writer.put(id, value);
      await arrived;
      await writer.settled();
      await pause(40);
      if (round < 0) {
        lost = 0;
        continue;
      }
      bytes += bytesIn() - before;
      all.push(...times.map((time) => time - from));
      last.push(Math.max(...times) - from);
    }
    await mark();
    const sorted = all.sort((a, b) => a - b);
    return {
      medianMs: median(sorted),
      p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? null,
      lastMs: median(last),
      lost,
      bytesPerDelivery: bytes / Math.max(1, rounds * tabs),
      votes: rounds,
    };
  },

  /** Writes made offline on one device, of members who have so many votes each (Moyeo takes 400), then a connection: until the server has answered for all, and until a second device has all. */
  async drain({ writes = 1000, votesEach = 350 }) {
    const second = await replica();
    const writer = await replica();
    writer.put(...entry(vote(String(members.at(-1)), 0)));
    await writer.settled();
    await until(() => second.count() === 1);
    await writer.disconnect();
    for (let index = 0; index < writes; index += 1)
      writer.put(...entry(vote(String(members[Math.floor(index / votesEach)]), index % votesEach)));
    await pause(500);
    const from = performance.now();
    const answered = writer
      .connect()
      .then(() => writer.settled())
      .then(() => performance.now());
    const arrived = until(() => second.count() === writes + 1);
    const [acked, seen] = await Promise.all([answered, arrived]);
    return { acknowledgedMs: peer.isAcknowledged ? acked - from : null, secondDeviceMs: seen - from };
  },

  /** A device that has nothing, in a group of 30 members and 1,500 votes. */
  async coldLoad({ votesEach = 50 }) {
    const writer = await replica();
    const rows = [];
    for (const memberId of members) {
      for (let index = 0; index < votesEach; index += 1) {
        const one = vote(memberId, index);
        rows.push(one);
        writer.put(...entry(one));
      }
    }
    await writer.settled();
    const witness = await replica();
    await until(() => witness.count() === rows.length);
    await pause(300);
    const before = bytesIn();
    const from = performance.now();
    const fresh = await replica();
    const at = await until(() => fresh.count() === rows.length);
    await pause(100);
    const json = JSON.stringify(
      rows.map((one) => ({
        kind: 'dateVote',
        id: one.id,
        version: 31,
        timestamp: one.value.votedAt,
        mutationId: one.value.mutationId,
        data: { memberId: one.value.memberId, date: one.value.date, votedAt: one.value.votedAt },
      })),
    );
    return { ms: at - from, bytes: bytesIn() - before, jsonBytes: json.length, jsonGzipBytes: gzipSync(json).length };
  },

  /** A device was away while 300 rows changed `changes` times in all. */
  async catchUp({ changes = 1000 }) {
    const writer = await replica();
    const device = await replica();
    /** @type {Map<string, string>} */
    const last = new Map();
    const put = async (/** @type {number} */ index) => {
      const { id, value } = vote(String(members[index % 30]), Math.floor((index % 300) / 30));
      writer.put(id, value);
      last.set(id, value.mutationId);
    };
    for (let index = 0; index < 300; index += 1) await put(index);
    await writer.settled();
    await until(() => device.count() === 300);
    await device.disconnect();
    const order = changes <= 300 ? 30 : 300;
    // Every member's writes come together, ten at a time, as a person taps: history, not one batch.
    for (let index = 0; index < changes; index += 10) {
      const member = (index / 10) % 30;
      for (let tap = 0; tap < 10 && index + tap < changes; tap += 1) await put(member + 30 * (tap % (order / 30)));
      if (index % 100 === 90) await writer.settled();
      else await pause(0);
    }
    await writer.settled();
    const witness = await replica();
    await until(() => [...last].every(([id, mutationId]) => witness.get(id)?.mutationId === mutationId));
    await pause(500);
    const before = bytesIn();
    const from = performance.now();
    void device.connect();
    const at = await until(() => [...last].every(([id, mutationId]) => device.get(id)?.mutationId === mutationId));
    await pause(100);
    return { ms: at - from, bytes: bytesIn() - before };
  },
};
const entry = (/** @type {ReturnType<typeof vote>} */ { id, value }) =>
  /** @type {[string, typeof value]} */ ([id, value]);

await peer.prepare?.({ url, room });
const run = /** @type {Record<string, (parameters: any) => Promise<unknown>>} */ (workloads)[workload];
if (!run) throw new Error(`no workload ${workload}`);
process.stdout.write(`${JSON.stringify(await run(JSON.parse(parameters)))}\n`, () => process.exit(0));
