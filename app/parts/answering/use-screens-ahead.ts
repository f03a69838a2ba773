import { useEffect } from 'react';
import { fetchScreen, firstScreen } from '#app/kernel/screens-ahead.ts';
import { whenIdle } from '#app/kernel/when-idle.ts';

/** Whether the results can be opened now: after an answer the page moves only to what is on this device. */
export const areResultsHere = (): Promise<boolean> => fetchScreen('results');

/** Where a survey leads: fetched while it is being filled in, so that the network may go away meanwhile. */
export function useScreensAhead(): void {
  useEffect(() => {
    let isWanted = true;
    const fetch = () => {
      // A browser may remember that a module failed.
      if (!isWanted || !navigator.onLine) return;
      for (const name of ['results', 'group']) void fetchScreen(name);
    };
    void firstScreen.then(() => {
      whenIdle(fetch);
    });
    return () => {
      isWanted = false;
    };
  }, []);
}
