import { loadTopics } from '#app/text/text.ts';

/* What a place lacks is said with the words of explore, which the home does not load. */

export const loadDecideSheet = () =>
  Promise.all([import('./decide-sheet.tsx'), loadTopics(['explore'])]).then(([m]) => m.DecideSheet);

export const loadTripPlace = () =>
  Promise.all([import('./trip-place.tsx'), loadTopics(['explore'])]).then(([m]) => m.TripPlace);
