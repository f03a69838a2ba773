import { useMemo } from 'react';
import { holidayNames, type HolidayTable } from '#shared/calendar/holidays.ts';
import type { Language } from '#shared/kernel/languages.ts';
import type { MainOrigin, OriginCountry } from '#shared/travel/options.ts';
import { once, useOnce, type Loaded } from './load-once.ts';

/** A few kilobytes for each country; only the one that is asked for is fetched. */
const files: Readonly<Record<MainOrigin, () => Promise<{ default: unknown }>>> = {
  KR: () => import('../../../shared/calendar/holidays/KR.json'),
  JP: () => import('../../../shared/calendar/holidays/JP.json'),
  US: () => import('../../../shared/calendar/holidays/US.json'),
  CN: () => import('../../../shared/calendar/holidays/CN.json'),
  TW: () => import('../../../shared/calendar/holidays/TW.json'),
  TH: () => import('../../../shared/calendar/holidays/TH.json'),
  SG: () => import('../../../shared/calendar/holidays/SG.json'),
  VN: () => import('../../../shared/calendar/holidays/VN.json'),
};

/** The build wrote the files: they are not parsed with a schema. */
const tables = once<HolidayTable>(async (country) => (await files[country as MainOrigin]()).default as HolidayTable);

const known = (iso2: string): string | undefined => (Object.hasOwn(files, iso2) ? iso2 : undefined);

/** The table of a country, by its code; `undefined` for a country without one, and while it cannot be fetched. */
export function useHolidayTable(iso2: string): Exclude<Loaded<HolidayTable>, { kind: 'failed' }> | undefined {
  const key = known(iso2);
  const table = useOnce(tables, key);
  return key === undefined || table.kind === 'failed' ? undefined : table;
}

const none: ReadonlyMap<string, string> = new Map();

/**
 * Names of a country's public holidays, by day: `undefined` while they are on their way, none for a country without a
 * table and where it cannot be had.
 */
export function useHolidays(country: OriginCountry, language: Language): ReadonlyMap<string, string> | undefined {
  const key = known(country);
  const table = useOnce(tables, key);
  return useMemo(() => {
    if (key === undefined || table.kind === 'failed') return none;
    return table.kind === 'ready' ? holidayNames(table.value, language) : undefined;
  }, [key, table, language]);
}
