import { rangeLength, type DateRange } from '#shared/calendar/date-range.ts';
import { longWeekdayName } from '#shared/calendar/range-text.ts';
import type { Language } from '#shared/kernel/languages.ts';
import en from '#locales/en/trip.json' with { type: 'json' };
import es from '#locales/es/trip.json' with { type: 'json' };
import fr from '#locales/fr/trip.json' with { type: 'json' };
import ja from '#locales/ja/trip.json' with { type: 'json' };
import ko from '#locales/ko/trip.json' with { type: 'json' };
import zh from '#locales/zh/trip.json' with { type: 'json' };

const words: Record<Language, typeof ko> = { ko, en, ja, zh, es, fr };

/** "Friday to Monday · 4 days", "Saturday · 1 day", as the card of the decided trip says it. */
export function tripDays(language: Language, dates: DateRange, isCustom: boolean): string {
  const count = rangeLength(dates);
  const { our } = words[language];
  if (count === 1) return our.day.replace('{{day}}', longWeekdayName(language, dates.start));
  const texts = isCustom ? our.own : our;
  const forms: Partial<Record<string, unknown>> = texts;
  const form = forms[`days_${new Intl.PluralRules(language).select(count)}`];
  return (typeof form === 'string' ? form : texts.days_other)
    .replace('{{start}}', longWeekdayName(language, dates.start))
    .replace('{{end}}', longWeekdayName(language, dates.end))
    .replace('{{count}}', String(count));
}
