import { useEffect } from 'react';
import type { DecisionAct } from '#shared/decision/schema.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { useChosenName } from './use-chosen-name.ts';
import { useTripPlace, type KnownPlace } from './use-trip-place.ts';

/** What the catalogue knows of a trip's place. `isComing`: it is on its way. */
export interface FoundPlace {
  /** In the reader's language. */
  name: string | undefined;
  place: KnownPlace | undefined;
  isComing: boolean;
}

export interface FindPlaceProps {
  group: GroupOnDevice;
  trip: Pick<DecisionAct, 'dates' | 'place'>;
  onFound: (found: FoundPlace) => void;
}

/** Shows nothing: it reckons how the place suits the group, for which it loads the catalogue and what hears texts. The trip is shown meanwhile. */
export function FindPlace({ group, trip: { dates, place }, onFound }: FindPlaceProps) {
  const name = useChosenName(place);
  const { place: known, isComing } = useTripPlace(group, place?.id ?? undefined, dates);
  useEffect(() => {
    onFound({ name, place: known, isComing });
  }, [onFound, name, known, isComing]);
  return null;
}
