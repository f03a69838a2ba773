import type { DatabaseConfig } from './db.ts';
import type { Log } from './log.ts';
import { unlessElsewhere } from './postgres-connection.ts';

/** What the server does beside its requests. */
export const jobNames = ['sweep', 'backup'] as const;
export type JobName = (typeof jobNames)[number];
/** @param seconds how long it took */
export type JobEnded = (name: JobName, outcome: 'done' | 'failed', seconds: number) => void;

export interface Job {
  name: 'sweep';
  everyMs: number;
  /** @param stopped between two of its steps it throws once that is so. @returns what the log says of it */
  run: (stopped: AbortSignal) => Promise<Record<string, number>>;
}

export interface JobsPorts {
  database: DatabaseConfig;
  log: Log;
  jobs: readonly Job[];
  ended: JobEnded;
}

/**
 * Runs jobs at the start and from time to time, each at one process of those on a database: the others leave it out.
 * One that fails is logged, and the next run does its work.
 */
export class Jobs {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running = new Map<string, Promise<void>>();
  private readonly stopped = new AbortController();

  constructor(private readonly ports: JobsPorts) {
    for (const job of ports.jobs) {
      this.again(job);
      this.timers.push(
        setInterval(() => {
          this.again(job);
        }, job.everyMs).unref(),
      );
    }
  }

  /** Waits for the step that is under way; the next start does the rest. */
  async stop(): Promise<void> {
    this.stopped.abort();
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.running.values());
  }

  private again(job: Job): void {
    if (this.running.has(job.name)) return;
    this.running.set(
      job.name,
      this.run(job).finally(() => this.running.delete(job.name)),
    );
  }

  private async run({ name, run }: Job): Promise<void> {
    const { database, log, ended } = this.ports;
    const from = performance.now();
    const seconds = () => (performance.now() - from) / 1_000;
    const { signal } = this.stopped;
    const act = async () => {
      log.info({ job: name, ...(await run(signal)) }, 'a job is done');
      ended(name, 'done', seconds());
    };
    try {
      if (database.kind === 'sqlite') await act();
      else if (!(await unlessElsewhere(database, name, act))) log.debug({ job: name }, 'another process is at it');
    } catch (error) {
      if (signal.aborted && error === signal.reason) {
        log.info({ job: name }, 'a job was stopped, and goes on at the next start');
        return;
      }
      log.error({ err: error, job: name }, 'a job failed');
      ended(name, 'failed', seconds());
    }
  }
}
