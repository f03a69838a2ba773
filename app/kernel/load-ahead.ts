import { beginLoad } from './load-failure.ts';
import { firstScreen } from './screens-ahead.ts';

/**
 * Asks for parts before they are used, once the first screen shows what it is about: before that they would take its
 * place on a slow line. Without a network it does not: a browser may remember that a module failed.
 */
export function loadAhead(load: () => Promise<unknown>): void {
  void firstScreen.then(() => {
    if (navigator.onLine) beginLoad(load);
  });
}
