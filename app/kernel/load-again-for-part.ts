import { inBase } from './base.ts';
import { loadAgain } from './load-again.ts';
import { callTimeoutMs, within } from './time-limits.ts';

let isInMemory = false;
/** From now on a reload would lose what this page keeps. */
export function keepPage(): void {
  isInMemory = true;
}

/**
 * For a part that failed again when somebody asked for it again. Many browsers remember until the page is loaded again
 * that a module failed. Without an answer of the server there might be no page afterwards: then this one stays.
 */
export async function loadAgainForPart(): Promise<void> {
  if (isInMemory) return;
  const answer = await fetch(inBase('/healthz'), { signal: within(callTimeoutMs) }).catch(() => undefined);
  if (answer?.ok) loadAgain();
}
