import type { Language } from '#shared/kernel/languages.ts';
import en from '#locales/en/explore.json' with { type: 'json' };
import es from '#locales/es/explore.json' with { type: 'json' };
import fr from '#locales/fr/explore.json' with { type: 'json' };
import ja from '#locales/ja/explore.json' with { type: 'json' };
import ko from '#locales/ko/explore.json' with { type: 'json' };
import zh from '#locales/zh/explore.json' with { type: 'json' };

/** What explore's own pages say. */
export const exploreWords: Record<Language, typeof ko> = { ko, en, ja, zh, es, fr };

/** "25 countries" */
export function exploreCount(language: Language, count: number): string {
  const words: Partial<Record<string, unknown>> = exploreWords[language];
  const form = words[`countries_${new Intl.PluralRules(language).select(count)}`];
  return (typeof form === 'string' ? form : exploreWords[language].countries_other).replace('{{count}}', String(count));
}
