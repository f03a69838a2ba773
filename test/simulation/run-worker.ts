import { fork, type ChildProcess } from 'node:child_process';
import type { Report, Slice } from './worker.ts';

/**
 * A worker is a bundle without this process's loader: what `no-broadcast.ts` does, before anything else is loaded.
 * Every core has a worker, so that collecting garbage on several threads at once only takes more of the processor: 14 s
 * for the first twelve runs instead of 11.
 */
const workerArguments = [
  '--import',
  'data:text/javascript,delete globalThis.BroadcastChannel',
  '--single-threaded-gc',
  '--max-semi-space-size=64',
];

/**
 * A process of its own that does runs, one slice at a time. The bundle runs a third faster than modules loaded one by
 * one.
 */
export class RunWorker {
  private readonly process: ChildProcess;
  private waiting: { resolve: (report: Report) => void; reject: (error: Error) => void } | undefined;

  /** @param program a bundle, see `bundleWorker` */
  constructor(program: string) {
    this.process = fork(program, [], { execArgv: workerArguments });
    this.process.on('message', (report: Report) => {
      this.waiting?.resolve(report);
      this.waiting = undefined;
    });
    this.process.on('exit', (code) => {
      this.waiting?.reject(new Error(`the process of a simulation run ended with code ${code}`));
      this.waiting = undefined;
    });
  }

  /** @throws when the process dies over it (an exception that nothing caught, a rejection that nothing handled) */
  run(slice: Slice): Promise<Report> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.process.send(slice);
    });
  }

  stop(): void {
    if (this.process.connected) this.process.disconnect();
  }
}
