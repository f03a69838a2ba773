import { own } from '#app/kernel/base.ts';
import type { BroughtBack } from './brought-back.ts';

/**
 * A tab that the browser froze in the middle of an exchange keeps the lock; after this long the other tabs ignore it
 * (rule P17).
 */
export const busyLimitMs = 30_000;

/** What the engine needs of its environment; tests and the simulation bring their own. */
export interface SyncPorts {
  now: () => number;
  /** 0 <= fraction < 1 */
  randomFraction: () => number;
  /** @returns how to stop it. */
  timer: (delayMs: number, act: () => void) => () => void;
  /**
   * Runs `act` unless another page of this browser holds the lock; `busy` then. An optimization (rule P17): correctness
   * does not depend on it.
   */
  lock<T>(name: string, act: () => Promise<T>): Promise<T | 'busy'>;
  report: (problem: unknown) => void;
  /** Loads `brought-back.ts`, which is needed only for a removed member who was brought back. */
  broughtBack: () => Promise<BroughtBack>;
}

/** Without `broughtBack`: a page imports it when it is needed, a service worker has it in its only file. */
export const browserPorts: Omit<SyncPorts, 'broughtBack'> = {
  now: Date.now,
  randomFraction: Math.random,
  timer(delayMs, act) {
    const handle = setTimeout(act, delayMs);
    return () => {
      clearTimeout(handle);
    };
  },
  async lock(name, act) {
    let isGranted = false;
    try {
      return await navigator.locks.request(own(name), { ifAvailable: true }, async (lock) => {
        isGranted = true;
        return lock ? act() : 'busy';
      });
    } catch (error) {
      if (isGranted) throw error;
      // Web Locks are missing on plain HTTP in a local network and in some in-app browsers, and reject where all site
      // data is blocked: then this page does without.
      return act();
    }
  },
  report(problem) {
    console.warn(problem);
  },
};
