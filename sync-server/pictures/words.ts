import type { Language } from '#shared/kernel/languages.ts';
import en from '#locales/en/meta.json' with { type: 'json' };
import es from '#locales/es/meta.json' with { type: 'json' };
import fr from '#locales/fr/meta.json' with { type: 'json' };
import ja from '#locales/ja/meta.json' with { type: 'json' };
import ko from '#locales/ko/meta.json' with { type: 'json' };
import zh from '#locales/zh/meta.json' with { type: 'json' };

/** What pages and pictures of previews say. */
export const words: Record<Language, typeof ko> = { ko, en, ja, zh, es, fr };

/** "6 people going together" */
export function counted(language: Language, count: number): string {
  const form = new Intl.PluralRules(language).select(count);
  const forms: Partial<Record<string, string>> = words[language];
  return (forms[`pictureTogether_${form}`] ?? words[language].pictureTogether_other).replace(
    '{{count}}',
    String(count),
  );
}
