import { useEffect } from 'react';
import { loadAhead } from '#app/kernel/load-ahead.ts';
import { whenIdle } from '#app/kernel/when-idle.ts';

/**
 * Fetches parts of a screen while there is a network.
 * @param load the same function at every render
 * @param when `at once`: the next tap needs them, and the network may be gone by then
 */
export function useLoadedAhead(load: () => Promise<unknown>, when: 'idle' | 'at once' = 'idle'): void {
  useEffect(() => {
    let isWanted = true;
    const start = () => {
      if (isWanted) loadAhead(load);
    };
    if (when === 'idle') whenIdle(start);
    else start();
    return () => {
      isWanted = false;
    };
  }, [load, when]);
}
