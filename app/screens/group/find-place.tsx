import { useEffect, useMemo } from 'react';
import type { To } from 'react-router-dom';
import type { DecisionAct } from '#shared/decision/schema.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { cityForGroup } from '#app/parts/destination/explore-for-group.ts';
import { useText } from '#app/text/text.ts';
import { useChosenName } from './use-chosen-name.ts';
import { useTripPlace, type KnownPlace } from './use-trip-place.ts';

/** What the catalogue knows of a trip's place. `isComing`: it is on its way. */
export interface FoundPlace {
  /** Of which place: a trip that is decided again may have another one before that is found. */
  id: string | null | undefined;
  /** In the reader's language. */
  name: string | undefined;
  place: KnownPlace | undefined;
  /** The page about it, as the group asks. */
  page: To | undefined;
  isComing: boolean;
}

export interface FindPlaceProps {
  group: GroupOnDevice;
  trip: Pick<DecisionAct, 'dates' | 'place'>;
  onFound: (found: FoundPlace) => void;
}

/**
 * Shows nothing: it reckons how the place suits the group, for which it loads the catalogue and what hears texts. The
 * trip is shown meanwhile.
 */
export function FindPlace({ group, trip: { dates, place }, onFound }: FindPlaceProps) {
  const { language } = useText();
  const name = useChosenName(place);
  const { place: known, isComing } = useTripPlace(group, place?.id ?? undefined, dates);
  const { view, session } = group;
  const cityId = known?.city?.id;
  const page = useMemo(
    () => (cityId === undefined ? undefined : cityForGroup(view, language, cityId, session?.memberId)),
    [view, language, cityId, session],
  );
  const id = place?.id;
  useEffect(() => {
    onFound({ id, name, place: known, page, isComing });
  }, [onFound, id, name, known, page, isComing]);
  return null;
}
