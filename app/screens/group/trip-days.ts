import { rangeLength, type DateRange } from '#shared/calendar/date-range.ts';
import { longWeekdayName } from '#shared/calendar/range-text.ts';
import type { Language } from '#shared/kernel/languages.ts';
import type { Translate } from '#app/text/text.ts';

/** `금요일에 떠나 월요일에 돌아와요 · 4일`, `토요일 하루`; of a group with questions of its own `금요일부터 월요일까지 · 4일`. */
export const tripDays = (t: Translate, language: Language, dates: DateRange, isCustom: boolean): string =>
  dates.start === dates.end
    ? t('trip.our.day', { day: longWeekdayName(language, dates.start) })
    : t(isCustom ? 'trip.our.own.days' : 'trip.our.days', {
        start: longWeekdayName(language, dates.start),
        end: longWeekdayName(language, dates.end),
        count: rangeLength(dates),
      });
