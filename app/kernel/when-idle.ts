/** Safari has no idle callback. */
const fallbackMs = 2_000;

/** Runs once the browser has nothing more urgent to do. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
  else setTimeout(run, fallbackMs);
}
