import type { ReactNode } from 'react';
import type { Range } from '#shared/travel/options.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import type { Loaded } from '#app/local/catalogue/load-once.ts';
import { DestinationFailed, DestinationSkeleton } from '#app/parts/destination/states.tsx';
import { MapList } from './map-list.tsx';

/** The map, as soon as there is a catalogue. */
export function MapFound({
  catalogue,
  range,
  children,
}: {
  catalogue: Loaded<Catalogue>;
  range: Range;
  /** Below the list. */
  children: ReactNode;
}) {
  switch (catalogue.kind) {
    case 'loading':
      return <DestinationSkeleton count={1} height="100dvh" />;
    case 'failed':
      return <DestinationFailed what="cities" again={catalogue.again} />;
    case 'ready':
      return (
        <MapList catalogue={catalogue.value} range={range}>
          {children}
        </MapList>
      );
  }
}
