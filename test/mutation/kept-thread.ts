import { ThreadsPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from 'vitest/node';

/**
 * One thread for many mutants: Vitest ends a thread after each run, and the next one would load all modules again,
 * which takes longer than most tests.
 * A thread in which a test failed is ended all the same, because the mutant may have left something behind, unless
 * `MUTATION_KEEP_THREADS` says otherwise.
 */
let kept: ThreadsPoolWorker | undefined;
let runs = 0;
let hasFailed = false;

/** Each run leaves a listener behind in its thread. */
const mostRuns = 60;

/**
 * For tests that clean up after themselves when they fail. Most mutants are killed, so that most of the time goes into
 * loading modules again.
 */
const isAlwaysKept = process.env['MUTATION_KEEP_THREADS'] === '1';

/** To be called when a test has failed in the thread. */
export function endAfterRun(): void {
  hasFailed = !isAlwaysKept;
}

export async function endKeptThread(): Promise<void> {
  await kept?.stop();
  kept = undefined;
}

class KeptThread implements PoolWorker {
  readonly name = 'kept-thread';
  private readonly thread: ThreadsPoolWorker;
  private readonly listeners = new Set<[string, (arg: unknown) => void]>();

  constructor(options: PoolOptions) {
    if (!kept) runs = 0;
    this.thread = kept ?? new ThreadsPoolWorker(options);
    kept = undefined;
    runs += 1;
  }

  on(event: string, callback: (arg: unknown) => void): void {
    this.listeners.add([event, callback]);
    this.thread.on(event, callback);
  }

  off(event: string, callback: (arg: unknown) => void): void {
    this.thread.off(event, callback);
  }

  /** A thread that was told to stop hears nothing more, so a kept one is not told. */
  send(message: WorkerRequest): void {
    if (message.type === 'stop' && this.isKept()) {
      const answer = { type: 'stopped', __vitest_worker_response__: true };
      for (const [event, callback] of this.listeners) if (event === 'message') callback(answer);
    } else this.thread.send(message);
  }

  deserialize(data: unknown): unknown {
    return this.thread.deserialize(data);
  }

  start(): Promise<void> {
    return this.thread.start();
  }

  /** Vitest leaves its listeners to a thread that ends with them; one that goes on must lose them. */
  async stop(): Promise<void> {
    for (const [event, callback] of this.listeners) this.thread.off(event, callback);
    if (this.isKept()) kept = this.thread;
    else await this.thread.stop();
    hasFailed = false;
  }

  private isKept(): boolean {
    return !hasFailed && runs < mostRuns;
  }
}

export const keptThread = { name: 'kept-thread', createPoolWorker: (options: PoolOptions) => new KeptThread(options) };
