import { AsyncResource } from 'node:async_hooks';
import type { Knex } from 'knex';

/** Work that one commit holds at most, in mutations: who comes after it waits for the next one. */
const mostWork = 64;

interface Job {
  /** How much it is, in mutations. */
  work: number;
  /** Runs it in the transaction. */
  run: (trx: Knex.Transaction) => Promise<Ended>;
  refuse: (error: unknown) => void;
}

/** What a job came to. Nobody hears of it before the commit. */
interface Ended {
  error?: unknown;
  /** Answers whoever waits for it. */
  tell: () => void;
}

/**
 * Requests that write to a SQLite file at the same time share a transaction, and so one wait for the disk. Each has a
 * savepoint: one that throws takes only itself back. All are answered after the commit (rule P12); if that fails, all
 * of them fail.
 */
export class SharedCommit {
  private waiting: Job[] = [];
  private isRunning = false;

  constructor(private readonly db: Knex) {}

  run<T>(act: (trx: Knex.Transaction) => Promise<T>, work: number): Promise<T> {
    // Else it would run as the request that another one waits behind: with its budgets, and its device.
    const asCaller = AsyncResource.bind(act);
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({
        work,
        refuse: reject,
        run: (trx) => {
          const outcome = asCaller(trx);
          const tell = () => {
            resolve(outcome);
          };
          return outcome.then(
            () => ({ tell }),
            (error: unknown) => ({ error, tell }),
          );
        },
      });
      if (!this.isRunning) void this.drain();
    });
  }

  private async drain(): Promise<void> {
    this.isRunning = true;
    while (this.waiting.length > 0) await this.commitNext();
    this.isRunning = false;
  }

  /** Never throws. */
  private async commitNext(): Promise<void> {
    const taken: Job[] = [];
    const ended: Ended[] = [];
    try {
      await this.db.transaction((trx) => this.fill(trx, taken, ended));
      for (const one of ended) one.tell();
    } catch (error) {
      // Without a transaction nobody was taken: who waits behind would wait as long for the same.
      const failed = taken.length > 0 ? taken : this.waiting.splice(0);
      for (const job of failed) job.refuse(error);
    }
  }

  private async fill(trx: Knex.Transaction, taken: Job[], ended: Ended[]): Promise<void> {
    let work = 0;
    for (let job = this.waiting.shift(); job; job = work < mostWork ? this.waiting.shift() : undefined) {
      work += job.work;
      taken.push(job);
      // The first needs no savepoint: if it throws the transaction has nothing else in it.
      if (taken.length === 1) {
        const first = await job.run(trx);
        if ('error' in first) throw first.error;
        ended.push(first);
      } else ended.push(await inSavepoint(trx, job));
    }
  }
}

/**
 * @throws when the savepoint is gone: SQLite has ended the whole transaction by itself, as it may when the disk is full
 */
async function inSavepoint(trx: Knex.Transaction, job: Job): Promise<Ended> {
  await trx.raw('savepoint request');
  const outcome = await job.run(trx);
  if ('error' in outcome) await trx.raw('rollback to request');
  await trx.raw('release request');
  return outcome;
}
