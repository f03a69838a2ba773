import { useMemo } from 'react';
import type { DateRange } from '#shared/calendar/date-range.ts';
import type { City } from '#shared/destination/schema.ts';
import { MIN_CONTRIBUTORS } from '#shared/money/private-budget.ts';
import type { CityVerdict } from '#shared/recommendation/city-verdict.ts';
import { useCatalogue } from '#app/local/catalogue/catalogue.ts';
import { useDevice } from '#app/local/device/device.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { useCityVerdict } from '#app/parts/trip/use-city-verdict.ts';
import { useText } from '#app/text/text.ts';
import { placeChoices } from '#app/parts/votes/place-choices.ts';

export interface KnownPlace {
  /** In the reader's language. */
  name: string;
  country: string;
  city: City | undefined;
  /** Out of ten, as in the vote. */
  score: number | undefined;
  verdict: CityVerdict | undefined;
  /** How many it suits well; 0 while too few have answered. */
  suits: number;
}

/**
 * The place of a trip, and how it suits the group; nothing for a typed one, and while the catalogue is not here.
 * `isComing`: it is on its way.
 */
export function useTripPlace(
  { view }: Pick<GroupOnDevice, 'view'>,
  id: string | undefined,
  dates: DateRange | null,
): { place: KnownPlace | undefined; isComing: boolean } {
  const { language } = useText();
  const { now } = useDevice();
  const catalogue = useCatalogue();
  const core = catalogue.kind === 'ready' ? catalogue.value : undefined;
  const place = useMemo(
    () =>
      core && id !== undefined
        ? placeChoices({ view }, core, language, [], [id], now()).find((one) => one.option === id)
        : undefined,
    [core, view, language, id, now],
  );
  const verdict = useCityVerdict({ view }, place?.city, dates ?? undefined);
  const isComing = !place && id !== undefined && catalogue.kind === 'loading';
  return useMemo(() => {
    if (!place) return { place, isComing };
    const fit = verdict && verdict.fit.length >= MIN_CONTRIBUTORS ? verdict.fit : [];
    return { place: { ...place, verdict, suits: fit.filter((one) => one === 'good').length }, isComing };
  }, [place, verdict, isComing]);
}
