import { whenIdle } from './when-idle.ts';

/** What can be done without for now, in the order in which it was asked for. */
const waiting = new Set<() => void>();
let isAsked = false;

function ask(): void {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  whenIdle(takeOne);
}

function takeOne(): void {
  isAsked = false;
  const [first] = waiting;
  if (first) {
    waiting.delete(first);
    first();
  }
  ask();
}

/**
 * Runs it in a moment when the browser has nothing more urgent to do, one after the other, so that no two are in one
 * task.
 * @returns takes it back
 */
export function inIdleTurn(run: () => void): () => void {
  waiting.add(run);
  ask();
  return () => {
    waiting.delete(run);
  };
}
