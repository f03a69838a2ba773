import { Suspense } from 'react';
import { useCatalogue } from '#app/local/catalogue/catalogue.ts';
import { DestinationWaiting } from '#app/parts/destination/states.tsx';
import { laterPart } from '#app/ui/later.tsx';

const CityPage = laterPart(() => import('./city-page.tsx').then((m) => m.CityPage));

/** One city and its places: the page and the catalogue are loaded in parallel, after the first paint. */
export function ExploreCity() {
  const catalogue = useCatalogue();
  return (
    <Suspense fallback={<DestinationWaiting />}>
      <CityPage catalogue={catalogue} />
    </Suspense>
  );
}
