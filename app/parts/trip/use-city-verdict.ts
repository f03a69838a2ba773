import { useMemo } from 'react';
import type { DateRange } from '#shared/calendar/date-range.ts';
import { utcDay } from '#shared/calendar/utc-day.ts';
import type { City } from '#shared/destination/schema.ts';
import { awayOn } from '#shared/decision/away-on.ts';
import { cityVerdict, type CityVerdict } from '#shared/recommendation/city-verdict.ts';
import { profileOfGroup } from '#shared/recommendation/profile-of-group.ts';
import { useCatalogue } from '#app/local/catalogue/catalogue.ts';
import { useDevice } from '#app/local/device/device.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';

/**
 * How a city suits the group on these dates, without whoever has said that they cannot come then; nothing for a place
 * that is not in the catalogue, and while the catalogue is not here.
 */
export function useCityVerdict(
  { view }: Pick<GroupOnDevice, 'view'>,
  city: City | undefined,
  { start, end }: Partial<DateRange> = {},
): CityVerdict | undefined {
  const catalogue = useCatalogue();
  const { now } = useDevice();
  const core = catalogue.kind === 'ready' ? catalogue.value.core : undefined;
  const day = utcDay(now());
  return useMemo(() => {
    if (!core || !city) return undefined;
    const dates = start !== undefined && end !== undefined ? { start, end } : undefined;
    const without = awayOn(view, dates ?? null).map(({ id }) => id);
    return cityVerdict(profileOfGroup(view, core, day, { dates, without }), city);
  }, [view, core, city, day, start, end]);
}
