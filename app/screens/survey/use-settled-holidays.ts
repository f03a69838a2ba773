import { useEffect, useState } from 'react';
import { useHolidays } from '#app/local/catalogue/holidays.ts';
import type { Language } from '#shared/kernel/languages.ts';
import type { OriginCountry } from '#shared/travel/options.ts';

/** What holidays are waited for: on a line that swallows everything the days can be chosen without them. */
const waitMs = 2_000;
const none: ReadonlyMap<string, string> = new Map();

/**
 * Long weekends stand above the months, which would move when they come: nothing until they are known, or have been
 * waited for.
 */
export function useSettledHolidays(
  country: OriginCountry,
  language: Language,
): ReadonlyMap<string, string> | undefined {
  const holidays = useHolidays(country, language);
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => {
      setPatient(false);
    }, waitMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return holidays ?? (isPatient ? undefined : none);
}
