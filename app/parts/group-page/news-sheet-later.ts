import { lazy } from 'react';
import { loadParts } from '#app/kernel/load-failure.ts';
import { loadTopics } from '#app/text/text.ts';

/** The news, loaded with their words when they are opened. */
export const NewsSheet = lazy(() =>
  loadParts(Promise.all([import('./news-sheet.tsx'), loadTopics(['notifications'])])).then(([m]) => ({
    default: m.NewsSheet,
  })),
);
