import { useMemo } from 'react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import type { DateRange } from '#shared/calendar/date-range.ts';
import { holidayNames, holidaysIn, holidayWindow, isKnownUntil } from '#shared/calendar/holidays.ts';
import type { MainOrigin } from '#shared/travel/options.ts';
import { useHolidayTable } from '#app/local/catalogue/holidays.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { formatDay, formatList, formatMonth, formatRange } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Decides } from './decides.tsx';
import { readerDay } from './reader-day.ts';

/** Keeps the line of a sentence that is being fetched. */
const line = '\u00a0';

/** Public holidays there and at home in the chosen month, or in the next ones; of the countries whose holidays the catalogue has. */
export function HolidaysCell({ iso2, origin }: { iso2: string; origin: MainOrigin }) {
  const { t, language } = useText();
  const {
    filters: { month },
  } = useDestinationAddress();
  const days = useMemo(() => holidayWindow(readerDay, month), [month]);
  const there = useSentence(iso2, days);
  const home = useSentence(origin, days);
  const [first, ...others] = [there, ...(iso2 === origin ? [] : [home])].filter((one) => one !== undefined);
  if (first === undefined) return null;
  return (
    <Decides
      size="row"
      icon={CalendarDays}
      label={
        month === null
          ? t('city.holidays.until', { day: formatDay(language, days.end) })
          : t('city.holidays.inMonth', { month: formatMonth(language, days.start.slice(0, 7)) })
      }
      value={first}
      notes={others}
    />
  );
}

/** What a country's table says of some days; `undefined` where there is none. */
function useSentence(iso2: string, days: DateRange): string | undefined {
  const { t, language } = useText();
  const table = useHolidayTable(iso2);
  if (table === undefined) return undefined;
  if (table.kind === 'loading') return line;
  if (!isKnownUntil(table.value, days.end)) return undefined;
  const found = holidaysIn(holidayNames(table.value, language), days).map(({ range, name }) =>
    t('city.holidays.named', { day: formatRange(language, range), name }),
  );
  const place = t(`city.holidays.place.${iso2 as MainOrigin}`);
  return found.length === 0
    ? t('city.holidays.none', { place })
    : t('city.holidays.some', { place, days: formatList(language, found) });
}
