import { Suspense } from 'react';
import { useCatalogueFor } from '#app/local/catalogue/catalogue.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { DestinationPage, DestinationWaiting } from '#app/parts/destination/states.tsx';
import { formatsOfPlaces, useFormatsAhead } from '#app/text/formats-ahead.ts';
import { laterPart } from '#app/ui/later.tsx';

const CityPage = laterPart(() => import('./city-page.tsx').then((m) => m.CityPage));

/** One city and its places: the page and the catalogue are loaded in parallel, after the first paint. */
export function ExploreCity() {
  const {
    filters: { origin, mainType, month },
  } = useDestinationAddress();
  const catalogue = useCatalogueFor({ filters: { origin, mainType, range: null }, month });
  useFormatsAhead(formatsOfPlaces);
  return (
    <DestinationPage>
      <Suspense fallback={<DestinationWaiting />}>
        <CityPage catalogue={catalogue} />
      </Suspense>
    </DestinationPage>
  );
}
