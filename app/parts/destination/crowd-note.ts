import { loadTopics } from '#app/text/text.ts';
import { laterOptional } from '#app/ui/later.tsx';

/** What is said of days that change a whole country: few trips fall on them. */
export const CrowdNote = laterOptional(() =>
  Promise.all([import('./crowd-sentence.tsx'), loadTopics(['crowds'])]).then(([m]) => m.CrowdSentence),
);
