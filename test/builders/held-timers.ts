interface HeldTimer {
  delayMs: number;
  act: () => void;
}

/** Timers that run when the test says so, and not before. */
export class HeldTimers {
  private held: HeldTimer[] = [];

  /** Starts one, as the ports of the product do. @returns how it is stopped. */
  readonly start = (delayMs: number, act: () => void): (() => void) => {
    const timer = { delayMs, act };
    this.held.push(timer);
    return () => {
      this.held = this.held.filter((one) => one !== timer);
    };
  };

  /** Lets every running timer run, or those of this delay. @returns how many these were. */
  fire(delayMs?: number): number {
    const due = this.held.filter((one) => delayMs === undefined || one.delayMs === delayMs);
    this.held = this.held.filter((one) => !due.includes(one));
    for (const one of due) one.act();
    return due.length;
  }

  /** Of those that run, the shortest first. */
  delays(): number[] {
    return this.held.map((one) => one.delayMs).sort((one, other) => one - other);
  }
}
