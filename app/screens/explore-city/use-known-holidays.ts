import type { HolidayTable } from '#shared/calendar/holidays.ts';
import { toldDestinations } from '#shared/calendar/told-destinations.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { useCountryFile } from '#app/local/catalogue/catalogue.ts';
import { useHolidayTable } from '#app/local/catalogue/holidays.ts';

/**
 * A country's public holidays: an origin has a file of them, a destination has them in the file of its places, which
 * the page loads anyway; `failed` where that cannot be had now. `undefined` for a country without any; an older build's
 * file of places, kept for when there is no network, has none.
 */
export function useKnownHolidays(iso2: string, language: Language): HolidayTable | 'loading' | 'failed' | undefined {
  const own = useHolidayTable(iso2);
  const told = toldDestinations.includes(iso2) ? iso2 : undefined;
  const file = useCountryFile(told, language);
  if (own) return own.kind === 'ready' ? own.value : own.kind;
  if (told === undefined) return undefined;
  return file.kind === 'ready' ? file.value.holidays : file.kind;
}
