import { Suspense } from 'react';
import { useCatalogue } from '#app/local/catalogue/catalogue.ts';
import { DestinationWaiting } from '#app/parts/destination/states.tsx';
import { laterPart } from '#app/ui/later.tsx';

const CountryPage = laterPart(() => import('./country-page.tsx').then((m) => m.CountryPage));

/** One country and its cities: the page and the catalogue are loaded in parallel, after the first paint. */
export function ExploreCountry() {
  const catalogue = useCatalogue();
  return (
    <Suspense fallback={<DestinationWaiting />}>
      <CountryPage catalogue={catalogue} />
    </Suspense>
  );
}
