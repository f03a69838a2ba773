/** What the engine needs of its environment; tests and the simulation bring their own. */
export interface SyncPorts {
  now: () => number;
  /** 0 <= fraction < 1 */
  randomFraction: () => number;
  /** @returns how to stop it. */
  timer: (delayMs: number, act: () => void) => () => void;
  /** Runs `act` unless another page of this browser holds the lock; `busy` then. An optimization (rule P17): correctness does not depend on it. */
  lock<T>(name: string, act: () => Promise<T>): Promise<T | 'busy'>;
  report: (problem: unknown) => void;
}

export const browserPorts: SyncPorts = {
  now: Date.now,
  randomFraction: Math.random,
  timer(delayMs, act) {
    const handle = setTimeout(act, delayMs);
    return () => {
      clearTimeout(handle);
    };
  },
  async lock(name, act) {
    // Web Locks are missing on plain HTTP in a local network and in some in-app browsers.
    if (!('locks' in navigator)) return act();
    return navigator.locks.request(name, { ifAvailable: true }, async (lock) => (lock ? act() : 'busy'));
  },
  report(problem) {
    console.warn(problem);
  },
};
