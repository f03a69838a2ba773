import CalendarDays from 'lucide-react/icons/calendar-days';
import type { DateRange } from '#shared/calendar/date-range.ts';
import { holidayNames, holidaysIn, isKnownUntil } from '#shared/calendar/holidays.ts';
import type { Country } from '#shared/destination/schema.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import { formatDay, formatList, formatMonth, formatRange } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Decides } from './decides.tsx';
import { useKnownHolidays } from './use-known-holidays.ts';

/** Keeps the line of a sentence that is being fetched. */
const line = '\u00a0';

interface HolidaysCellProps {
  country: Country;
  home: Country | undefined;
  month: number | null;
  /** The chosen month, or the next ones: see `holidayWindow`. */
  days: DateRange;
}

/**
 * Public holidays there and at home in the chosen month, or in the next ones. That those there are not known is said: a
 * list of those at home alone would read as if there were none.
 */
export function HolidaysCell({ country, home, month, days }: HolidaysCellProps) {
  const { t, language } = useText();
  const there = useSentence(country, days) ?? t('city.holidays.unknown', { country: nameIn(language, country) });
  const atHome = useSentence(home === country ? undefined : home, days);
  return (
    <Decides
      size="row"
      icon={CalendarDays}
      label={
        month === null
          ? t('city.holidays.until', { day: formatDay(language, days.end) })
          : t('city.holidays.inMonth', { month: formatMonth(language, days.start.slice(0, 7)) })
      }
      value={there}
      notes={atHome === undefined ? [] : [atHome]}
    />
  );
}

/** What a country's table says of some days; `undefined` where there is none. */
function useSentence(of: Country | undefined, days: DateRange): string | undefined {
  const { t, language } = useText();
  const table = useKnownHolidays(of?.iso2 ?? '', language);
  if (of === undefined || table === undefined) return undefined;
  if (table === 'loading') return line;
  if (table === 'failed') return t('city.holidays.offline', { country: nameIn(language, of) });
  if (!isKnownUntil(table, days.end)) return undefined;
  const found = holidaysIn(holidayNames(table, language), days).map(({ range, name }) =>
    t('city.holidays.named', { day: formatRange(language, range), name }),
  );
  const country = nameIn(language, of);
  return found.length === 0
    ? t('city.holidays.none', { country })
    : t('city.holidays.some', { country, days: formatList(language, found) });
}
