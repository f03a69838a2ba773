import { rangeLength, type DateRange } from '#shared/calendar/date-range.ts';
import { longWeekdayName } from '#shared/calendar/range-text.ts';
import type { Language } from '#shared/kernel/languages.ts';
import en from '#locales/en/meta.json' with { type: 'json' };
import es from '#locales/es/meta.json' with { type: 'json' };
import fr from '#locales/fr/meta.json' with { type: 'json' };
import ja from '#locales/ja/meta.json' with { type: 'json' };
import ko from '#locales/ko/meta.json' with { type: 'json' };
import zh from '#locales/zh/meta.json' with { type: 'json' };

/** What pages and pictures of previews say. */
export const words: Record<Language, typeof ko> = { ko, en, ja, zh, es, fr };

/** "Friday to Monday · 4 days" */
export function daysOf(language: Language, dates: DateRange): string {
  const count = rangeLength(dates);
  const forms: Partial<Record<string, string>> = words[language];
  const form =
    forms[`pictureDays_${new Intl.PluralRules(language).select(count)}`] ?? words[language].pictureDays_other;
  return form
    .replace('{{start}}', longWeekdayName(language, dates.start))
    .replace('{{end}}', longWeekdayName(language, dates.end))
    .replace('{{count}}', String(count));
}
