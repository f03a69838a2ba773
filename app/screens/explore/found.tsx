import type { Range } from '#shared/travel/options.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import type { Loaded } from '#app/local/catalogue/load-once.ts';
import { DestinationFailed, ListsWaiting } from '#app/parts/destination/states.tsx';
import { Places } from './places.tsx';

/** The lists, as soon as there is a catalogue. */
export function Found({ catalogue, range }: { catalogue: Loaded<Catalogue>; range: Range }) {
  switch (catalogue.kind) {
    case 'loading':
      return <ListsWaiting />;
    case 'failed':
      return <DestinationFailed what="countries" again={catalogue.again} />;
    case 'ready':
      return <Places catalogue={catalogue.value} range={range} />;
  }
}
