interface Timer {
  atMs: number;
  order: number;
  act: () => void;
  isOff: boolean;
  everyMs: number | undefined;
}

const native = {
  setImmediate: globalThis.setImmediate,
  clearImmediate: globalThis.clearImmediate,
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  setInterval: globalThis.setInterval,
  clearInterval: globalThis.clearInterval,
};

/** What Node's timers answer with. */
const handleOf = (timer: Timer): unknown => Object.assign(timer, { unref: () => timer, ref: () => timer, hasRef: () => false });

/**
 * The time of a story. While it is installed, timers go off when the story moves on to their moment, and tasks (`setImmediate`, by
 * which fake-indexeddb schedules every request) run in the order in which they were asked for, with nothing else in between.
 */
export class SimulatedTime {
  private timers: Timer[] = [];
  private order = 0;
  private tasks = 0;
  private outside = 0;
  /** Something to do in between two tasks: how many tasks from now. */
  private between: { left: number; act: () => void }[] = [];

  constructor(public nowMs: number) {}

  install(): void {
    const later = (act: (...args: unknown[]) => void, delayMs = 0, ...args: unknown[]) => {
      if (delayMs > 1) return handleOf(this.add(delayMs, () => { act(...args); }));
      const soon: Timer = { atMs: this.nowMs, order: 0, act: () => { act(...args); }, isOff: false, everyMs: undefined };
      this.task(() => { if (!soon.isOff) soon.act(); });
      return handleOf(soon);
    };
    const clear = (timer: unknown) => { if (timer && typeof timer === 'object') (timer as Timer).isOff = true; };
    const set = globalThis as unknown as Record<keyof typeof native, unknown>;
    set.setImmediate = (act: (...args: unknown[]) => void, ...args: unknown[]) => later(act, 0, ...args);
    set.clearImmediate = clear;
    set.setTimeout = later;
    set.clearTimeout = clear;
    set.setInterval = (act: () => void, everyMs: number) => {
      const timer = this.add(everyMs, act);
      timer.everyMs = everyMs;
      return handleOf(timer);
    };
    set.clearInterval = clear;
  }

  uninstall(): void {
    Object.assign(globalThis, native);
  }

  /** @returns how to stop it. */
  timer(delayMs: number, act: () => void): () => void {
    const timer = this.add(delayMs, act);
    return () => { timer.isOff = true; };
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

  /** Work that real threads do (scrypt): the story waits for it. */
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
      await new Promise<void>((resolve) => { native.setImmediate(resolve); });
      if (this.tasks > 0 || this.outside > 0) continue;
      const rest = this.between.splice(0);
      if (rest.length === 0) return;
      for (const one of rest) one.act();
    }
  }

  private task(act: () => void): void {
    this.tasks += 1;
    native.setImmediate(() => {
      this.tasks -= 1;
      act();
      if (this.between.length === 0) return;
      for (const one of this.between) one.left -= 1;
      const due = this.between.filter((one) => one.left <= 0);
      this.between = this.between.filter((one) => one.left > 0);
      for (const one of due) one.act();
    });
  }

  private add(delayMs: number, act: () => void): Timer {
    const timer: Timer = { atMs: this.nowMs + Math.max(0, Math.round(delayMs)), order: (this.order += 1), act, isOff: false, everyMs: undefined };
    this.timers.push(timer);
    return timer;
  }

  private first(): Timer | undefined {
    let first: Timer | undefined;
    let off = 0;
    for (const timer of this.timers) {
      if (timer.isOff) off += 1;
      else if (!first || timer.atMs < first.atMs || (timer.atMs === first.atMs && timer.order < first.order)) first = timer;
    }
    if (off > 64) this.timers = this.timers.filter((one) => !one.isOff);
    return first;
  }
}
