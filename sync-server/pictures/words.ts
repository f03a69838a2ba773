import type { Language } from '#shared/kernel/languages.ts';
import en from '#locales/en/explore.json' with { type: 'json' };
import es from '#locales/es/explore.json' with { type: 'json' };
import fr from '#locales/fr/explore.json' with { type: 'json' };
import ja from '#locales/ja/explore.json' with { type: 'json' };
import ko from '#locales/ko/explore.json' with { type: 'json' };
import zh from '#locales/zh/explore.json' with { type: 'json' };

/** What pages and pictures of previews say. */
export const words: Record<Language, (typeof ko)['meta']> = {
  ko: ko.meta,
  en: en.meta,
  ja: ja.meta,
  zh: zh.meta,
  es: es.meta,
  fr: fr.meta,
};

/** "6 people going together" */
export function counted(language: Language, count: number): string {
  const form = new Intl.PluralRules(language).select(count);
  const forms: Partial<Record<string, string>> = words[language];
  return (forms[`pictureTogether_${form}`] ?? words[language].pictureTogether_other).replace(
    '{{count}}',
    String(count),
  );
}
