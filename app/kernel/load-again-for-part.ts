import { inBase } from './base.ts';
import { loadAgain } from './load-again.ts';
import { callTimeoutMs, within } from './time-limits.ts';

let isInMemory = false;
/** From now on a reload would lose what this page keeps. */
export function keepPage(): void {
  isInMemory = true;
}

/**
 * For a part that failed again when somebody asked for it again. Many browsers remember until the page is loaded again that a module failed. Without
 * an answer of the server there might be no page afterwards: then this one stays.
 */
export async function loadAgainForPart(): Promise<void> {
  if (isInMemory || !navigator.onLine) return;
  const isServed = await fetch(inBase('/healthz'), { cache: 'no-store', signal: within(callTimeoutMs) }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isServed) loadAgain();
}
