import type { Range } from '#shared/travel/options.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import type { Loaded } from '#app/local/catalogue/load-once.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { DestinationFailed, DestinationSkeleton } from '#app/parts/destination/states.tsx';
import { CountryList } from './country-list.tsx';

/** The list, as soon as there is a catalogue; other filters reset it. */
export function Found({ catalogue, range }: { catalogue: Loaded<Catalogue>; range: Range }) {
  const {
    filters: { origin, mainType, month },
  } = useDestinationAddress();
  switch (catalogue.kind) {
    case 'loading':
      return <DestinationSkeleton count={6} height="16rem" />;
    case 'failed':
      return <DestinationFailed what="countries" again={catalogue.again} />;
    case 'ready':
      return (
        <CountryList key={`${origin} ${range} ${mainType} ${month ?? ''}`} catalogue={catalogue.value} range={range} />
      );
  }
}
