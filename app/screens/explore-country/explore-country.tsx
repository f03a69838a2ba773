import { Suspense } from 'react';
import { useCatalogueFor } from '#app/local/catalogue/catalogue.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { DestinationPage, DestinationWaiting } from '#app/parts/destination/states.tsx';
import { formatsOfPlaces, useFormatsAhead } from '#app/text/formats-ahead.ts';
import { laterPart } from '#app/ui/later.tsx';

const CountryPage = laterPart(() => import('./country-page.tsx').then((m) => m.CountryPage));

/** One country and its cities: the page and the catalogue are loaded in parallel, after the first paint. */
export function ExploreCountry() {
  const {
    filters: { origin, mainType, range, month },
  } = useDestinationAddress();
  const catalogue = useCatalogueFor({ filters: { origin, mainType, range }, month });
  useFormatsAhead(formatsOfPlaces);
  return (
    <DestinationPage>
      <Suspense fallback={<DestinationWaiting />}>
        <CountryPage catalogue={catalogue} />
      </Suspense>
    </DestinationPage>
  );
}
