import { loadavg } from 'node:os';
import { SeededRandom } from '#test/builders/seeded-random.ts';
import { FaultyProxy, type Fault } from './faulty-proxy.ts';
import { ChaosDevice } from './chaos-device.ts';
import type { ChaosDatabase } from './chaos-database.ts';
import { checkOutcome, type Findings } from './check-outcome.ts';
import { patienceMs, sleep } from './patience.ts';
import { ServerFaults, type ServerFault } from './server-faults.ts';
import { ServerFleet } from './server-fleet.ts';
import { setUpGroups } from './set-up-groups.ts';
import { converge, drain } from './settle.ts';
import { Writer } from './writer.ts';

export interface ChaosOptions {
  seed: number;
  devices: number;
  /** Writing ends when this is reached and every fault of `leastFaults` has happened. */
  aim: { writes: number } | { minutes: number };
  database: ChaosDatabase;
  /** Server processes beside each other; one on SQLite. */
  processes: number;
  /** Between two faults of the server; see `ServerFaultsPorts`. */
  gapMs: { least: number; most: number };
  gapAnswers: number;
  /** A run in which one of these has not happened as often is a problem: it proves nothing of that fault. */
  leastFaults: Partial<Record<ServerFault | Fault, number>>;
  /** Between two writes of a device, on average. */
  pauseMs: number;
  /** What `node` runs. */
  server: readonly string[];
  log: (line: string) => void;
  /** Aborted: the run ends soon, leaves nothing running, and throws the reason. */
  signal?: AbortSignal;
}

export interface Figures extends Findings {
  writes: number;
  refused: number;
  faults: Record<ServerFault, number>;
  answersWhileRolling: number;
  reloads: number;
  requests: number;
  answers: number;
  connections: number;
  injected: Record<Fault, number>;
  seconds: { writing: number; draining: number };
  /** The machine's load average of one minute, looked at every `reportMs`. */
  load: { least: number; most: number };
}

const reportMs = 60_000;

/**
 * Real clients, a bad network, server processes that are killed, and where it is possible a database that is stopped.
 * In the end: no write lost or doubled, every device shows what the server has, and the database is whole. Random
 * numbers are seeded; the timing depends on the machine.
 */
export async function runChaos(options: ChaosOptions): Promise<Figures> {
  const proxy = await FaultyProxy.start(new SeededRandom(options.seed + 1));
  const writers: Writer[] = [];
  let fleet: ServerFleet | undefined;
  try {
    fleet = await ServerFleet.start(options.database, proxy, { script: options.server, size: options.processes });
    for (let index = 0; index < options.devices; index += 1)
      writers.push(await openWriter(index, proxy.url, options.seed));
    return await new Run(options, proxy, fleet, writers).run();
  } finally {
    for (const { device } of writers) device.close();
    await proxy.stop();
    await fleet?.remove();
  }
}

const openWriter = async (index: number, url: string, seed: number): Promise<Writer> =>
  new Writer(
    `Friend ${index}`,
    await ChaosDevice.open(`device-${index}`, url, new SeededRandom(seed * 100 + index)),
    new SeededRandom(seed * 1_000 + index),
  );

class Run {
  private readonly faults: ServerFaults;
  private readonly startedAt = Date.now();
  private readonly load: Figures['load'] = { least: Infinity, most: 0 };
  private readonly signal: AbortSignal;
  private readonly failure = new AbortController();
  /** When nothing but faults was still to come. */
  private aimReachedAt: number | undefined;

  constructor(
    private readonly options: ChaosOptions,
    private readonly proxy: FaultyProxy,
    private readonly fleet: ServerFleet,
    private readonly writers: readonly Writer[],
  ) {
    const { database, gapMs, gapAnswers, seed } = options;
    this.signal = AbortSignal.any([this.failure.signal, ...(options.signal ? [options.signal] : [])]);
    const random = new SeededRandom(seed);
    this.faults = new ServerFaults({
      fleet,
      database,
      random,
      countAnswers: () => this.answers,
      gapMs,
      gapAnswers,
    });
  }

  async run(): Promise<Figures> {
    const { writers, fleet, proxy, options } = this;
    this.noteLoad();
    const reporting = setInterval(() => {
      this.noteLoad();
      options.log(this.progress());
    }, reportMs);
    await this.writeUnderFaults().finally(() => {
      clearInterval(reporting);
    });
    const writtenAt = Date.now();
    options.log(`${this.progress()}; draining`);
    proxy.isCalm = true;
    await fleet.untilListening();
    await drain(writers);
    const serverRows = await converge(writers, fleet.url);
    const drainedAt = Date.now();
    this.noteLoad();
    for (const { device } of writers) device.stop();
    await fleet.stop();
    const findings = await checkOutcome(writers, serverRows, options.database.config);
    findings.problems.push(
      ...this.lacking().map((fault) => `too few faults of the kind ${fault}`),
      ...fleet.problems,
      ...writers.flatMap(({ device }) => device.badAnswers),
      ...(options.database.server?.failedStatements() ?? []),
    );
    return {
      ...findings,
      ...(await this.counts()),
      seconds: { writing: (writtenAt - this.startedAt) / 1_000, draining: (drainedAt - writtenAt) / 1_000 },
      load: this.load,
    };
  }

  private async writeUnderFaults(): Promise<void> {
    const { writers, options } = this;
    const failed = (error: unknown) => {
      this.failure.abort(error);
    };
    const breaking = this.faults.run(() => this.signal.aborted || this.isWritten());
    const writing = async () => {
      await setUpGroups(writers);
      options.log(`${writers.length} devices are in; writing`);
      await Promise.all(
        writers.map((writer, index) => this.keepWriting(writer, new SeededRandom(options.seed * 10_000 + index))),
      );
    };
    // When one has failed, the other still ends by itself: nothing is started any more behind the run's back.
    await Promise.all([writing().catch(failed), breaking.catch(failed)]);
    this.signal.throwIfAborted();
  }

  private async keepWriting(writer: Writer, random: SeededRandom): Promise<void> {
    let burst = 0;
    while (!this.signal.aborted && !this.isWritten()) {
      await writer.write();
      if (burst > 0) burst -= 1;
      else {
        await sleep(random.below(2 * this.options.pauseMs));
        if (random.hits(0.02)) burst = 30;
        if (random.hits(0.005)) await writer.device.reload();
      }
    }
  }

  /** Whatever fault is still lacking is waited for, under writes, but not for ever. */
  private isWritten(): boolean {
    const { aim } = this.options;
    const isReached = 'writes' in aim ? this.writes >= aim.writes : Date.now() - this.startedAt >= aim.minutes * 60_000;
    if (!isReached) return false;
    this.aimReachedAt ??= Date.now();
    return this.lacking().length === 0 || Date.now() - this.aimReachedAt > patienceMs;
  }

  private lacking(): string[] {
    const all: Record<string, number> = { ...this.faults.happened, ...this.proxy.injected };
    return Object.entries(this.options.leastFaults).flatMap(([fault, least]) =>
      (all[fault] ?? 0) < least ? [fault] : [],
    );
  }

  private get writes(): number {
    return sum(this.writers.map((one) => one.noted.length));
  }

  private get answers(): number {
    return sum(this.writers.map(({ device }) => device.answers));
  }

  private async counts() {
    const { writers, faults, proxy } = this;
    const rejected = await Promise.all(writers.map(({ device }) => device.entries('rejected')));
    return {
      writes: this.writes,
      refused: rejected.flat().length,
      faults: faults.happened,
      answersWhileRolling: faults.answersWhileRolling,
      reloads: sum(writers.map(({ device }) => device.reloads)),
      requests: sum(writers.map(({ device }) => device.requests)),
      answers: this.answers,
      connections: proxy.connections,
      injected: proxy.injected,
    };
  }

  private noteLoad(): void {
    const [ofOneMinute = 0] = loadavg();
    this.load.least = Math.min(this.load.least, ofOneMinute);
    this.load.most = Math.max(this.load.most, ofOneMinute);
  }

  private progress(): string {
    const minutes = ((Date.now() - this.startedAt) / 60_000).toFixed(1);
    const faults = Object.entries(this.faults.happened).map(([fault, count]) => `${fault} ${count}`);
    return `${minutes} min: ${this.writes} writes, ${this.answers} answers, ${faults.join(', ')}`;
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
