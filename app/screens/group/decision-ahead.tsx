import { useCatalogue } from '#app/local/catalogue/catalogue.ts';
import { useLoadedAhead } from '#app/parts/group-page/use-loaded-ahead.ts';
import { loadDecideSheet, loadTripPlace } from './decision-parts.ts';

const load = () =>
  Promise.all([
    loadDecideSheet(),
    loadTripPlace(),
    import('./our-trip.tsx'),
    import('./trip-drawing.tsx'),
    import('./find-place.tsx'),
  ]);

/** Fetches what the organiser needs to decide while there is a network: it may be gone when they do. */
export function DecisionAhead() {
  useCatalogue();
  useLoadedAhead(load);
  return null;
}
