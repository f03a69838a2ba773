import { loadTopics } from '#app/text/text.ts';
import { laterSheet } from '#app/ui/later-sheet.tsx';

/** The news, loaded with their words when they are opened. */
export const NewsSheet = laterSheet(() =>
  Promise.all([import('./news-sheet.tsx'), loadTopics(['notifications'])]).then(([m]) => m.NewsSheet),
);
