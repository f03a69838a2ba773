import type { Knex } from 'knex';
import type { Log } from '#server/kernel/log.ts';
import { sweep } from './sweep.ts';

const periodMs = 24 * 60 * 60 * 1000;

/** Sweeps at the start and every day. A sweep that fails is logged, and the next one does its work. */
export class Retention {
  private readonly timer: NodeJS.Timeout;
  private last: Promise<void>;

  /** @param ports `compact`: shortens old histories, and says how many */
  constructor(
    private readonly ports: {
      db: Knex;
      log: Log;
      now: () => number;
      months: number;
      compact: (db: Knex, now: number) => Promise<number>;
    },
  ) {
    this.last = this.run();
    this.timer = setInterval(() => {
      this.last = this.last.then(() => this.run());
    }, periodMs);
    this.timer.unref();
  }

  /** Waits for a sweep that is under way. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.last;
  }

  private async run(): Promise<void> {
    const { db, log, now, months, compact } = this.ports;
    try {
      // First, so that the sweep gives back its pages too.
      const compacted = await compact(db, now());
      log.info({ ...(await sweep(db, now(), months)), compacted }, 'forgotten for good');
    } catch (error) {
      log.error({ err: error }, 'sweep');
    }
  }
}
