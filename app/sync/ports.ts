/** What the engine needs of the world; a simulation brings its own. */
export interface SyncPorts {
  now: () => number;
  /** 0 <= chance < 1 */
  randomFraction: () => number;
  /** @returns how to stop it. */
  timer: (delayMs: number, act: () => void) => () => void;
  /** Runs `act` if nobody else in this browser does; `busy` otherwise (rule P17: an optimisation, not the safety argument). */
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
    // Plain HTTP on a LAN and some in-app browsers have no Web Locks.
    if (!('locks' in navigator)) return act();
    return navigator.locks.request(name, { ifAvailable: true }, async (lock) => (lock ? act() : 'busy'));
  },
  report(problem) {
    console.warn(problem);
  },
};
