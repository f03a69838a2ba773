import { useEffect } from 'react';
import { LoadFailure, loadParts } from '#app/kernel/load-failure.ts';
import { whenIdle } from '#app/kernel/when-idle.ts';
import { useCatalogue } from '#app/local/catalogue/catalogue.ts';

/** Fetches what the organiser needs to decide while there is a network: it may be gone when they do. */
export function DecisionAhead() {
  useCatalogue();
  useEffect(() => {
    whenIdle(() => {
      void loadParts(Promise.all([import('./decide-sheet.tsx'), import('./our-trip.tsx')])).catch(ignoreFailure);
    });
  }, []);
  return null;
}

/** It is fetched again when it is opened. */
function ignoreFailure(error: unknown): void {
  if (!(error instanceof LoadFailure)) throw error;
}
