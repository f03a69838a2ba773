/** What waits for its moment or its turn; to those who asked for it, what Node's timers answer with. */
class Timer {
  isOff = false;
  everyMs: number | undefined;

  constructor(
    public atMs: number,
    public order: number,
    readonly act: () => void,
  ) {}

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  hasRef(): boolean {
    return false;
  }
}

const native = {
  setImmediate: globalThis.setImmediate,
  clearImmediate: globalThis.clearImmediate,
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  setInterval: globalThis.setInterval,
  clearInterval: globalThis.clearInterval,
};

/** Lets every promise settle that can, as Node does between two tasks of the event loop. */
const settlePromises = (process as unknown as { _tickCallback: () => void })._tickCallback;

/** When every run begins. */
export const startTime = Date.UTC(2026, 10, 20, 9);

/**
 * The time of a run. While it is installed, timers go off when the run moves on to their moment, and tasks
 * (`setImmediate`, by which fake-indexeddb schedules every request) run in the order in which they were asked for, with
 * nothing else in between.
 */
export class SimulatedTime {
  private timers: Timer[] = [];
  private order = 0;
  private tasks: Timer[] = [];
  private isRunning = false;
  private outside = 0;
  /** Something to do in between two tasks: how many tasks from now. */
  private between: { left: number; act: () => void }[] = [];

  constructor(public nowMs: number) {}

  install(): void {
    const later = (act: (...args: unknown[]) => void, delayMs = 0, ...args: unknown[]) => {
      const doing =
        args.length === 0
          ? act
          : () => {
              act(...args);
            };
      return delayMs > 1 ? this.add(delayMs, doing) : this.task(doing);
    };
    const clear = (timer: unknown) => {
      if (timer && typeof timer === 'object') (timer as Timer).isOff = true;
    };
    const set = globalThis as unknown as Record<keyof typeof native, unknown>;
    set.setImmediate = (act: (...args: unknown[]) => void, ...args: unknown[]) => later(act, 0, ...args);
    set.clearImmediate = clear;
    set.setTimeout = later;
    set.clearTimeout = clear;
    set.setInterval = (act: () => void, everyMs: number) => {
      const timer = this.add(everyMs, act);
      timer.everyMs = everyMs;
      return timer;
    };
    set.clearInterval = clear;
  }

  uninstall(): void {
    Object.assign(globalThis, native);
  }

  /** @returns how to stop it. */
  timer(delayMs: number, act: () => void): () => void {
    const timer = this.add(delayMs, act);
    return () => {
      timer.isOff = true;
    };
  }

  /** When the next timer goes off; nothing when none waits. */
  next(): number | undefined {
    return this.first()?.atMs;
  }

  /** Moves on to the next timer and lets it go off. @returns whether there was one. */
  goOn(): boolean {
    const timer = this.first();
    if (!timer) return false;
    this.nowMs = Math.max(this.nowMs, timer.atMs);
    if (timer.everyMs === undefined) timer.isOff = true;
    else {
      timer.atMs = this.nowMs + Math.round(timer.everyMs);
      timer.order = this.order += 1;
    }
    timer.act();
    return true;
  }

  /** Does something in the midst of what is going on: after so many tasks. */
  after(tasks: number, act: () => void): void {
    this.between.push({ left: tasks, act });
  }

  /** Work that real threads do (scrypt): the run waits for it. */
  async outsideWork<T>(work: Promise<T>): Promise<T> {
    this.outside += 1;
    try {
      return await work;
    } finally {
      this.outside -= 1;
    }
  }

  /** Until no task is left and every promise that could settle has settled. */
  async settle(): Promise<void> {
    for (;;) {
      await new Promise<void>((resolve) => {
        native.setImmediate(resolve);
      });
      if (this.tasks.length > 0 || this.outside > 0) continue;
      const rest = this.between.splice(0);
      if (rest.length === 0) return;
      for (const one of rest) one.act();
    }
  }

  private task(act: () => void): Timer {
    const task = new Timer(this.nowMs, 0, act);
    this.tasks.push(task);
    if (!this.isRunning) this.runSoon();
    return task;
  }

  private runSoon(): void {
    this.isRunning = true;
    native.setImmediate(() => {
      this.runTasks();
    });
  }

  /** All tasks, and those that they ask for; after each, the promises. */
  private runTasks(): void {
    let done = 0;
    try {
      while (done < this.tasks.length) {
        const task = this.tasks[done] as Timer;
        done += 1;
        if (!task.isOff) task.act();
        if (this.between.length > 0) this.goBetween();
        settlePromises();
      }
    } finally {
      this.tasks = this.tasks.slice(done);
      this.isRunning = false;
      if (this.tasks.length > 0) this.runSoon();
    }
  }

  private goBetween(): void {
    for (const one of this.between) one.left -= 1;
    const due = this.between.filter((one) => one.left <= 0);
    this.between = this.between.filter((one) => one.left > 0);
    for (const one of due) one.act();
  }

  private add(delayMs: number, act: () => void): Timer {
    const timer = new Timer(this.nowMs + Math.max(0, Math.round(delayMs)), (this.order += 1), act);
    this.timers.push(timer);
    return timer;
  }

  private first(): Timer | undefined {
    let first: Timer | undefined;
    let off = 0;
    for (const timer of this.timers) {
      if (timer.isOff) off += 1;
      else if (!first || timer.atMs < first.atMs || (timer.atMs === first.atMs && timer.order < first.order))
        first = timer;
    }
    if (off > 64) this.timers = this.timers.filter((one) => !one.isOff);
    return first;
  }
}
