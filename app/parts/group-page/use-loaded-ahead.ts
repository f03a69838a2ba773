import { useEffect } from 'react';
import { LoadFailure, loadParts } from '#app/kernel/load-failure.ts';
import { whenIdle } from '#app/kernel/when-idle.ts';

/** Fetches parts of a screen while there is a network, once the browser is idle. @param load the same function at every render */
export function useLoadedAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    whenIdle(() => {
      void loadParts(load()).catch(ignoreFailure);
    });
  }, [load]);
}

/** It is fetched again when it is opened. */
function ignoreFailure(error: unknown): void {
  if (!(error instanceof LoadFailure)) throw error;
}
