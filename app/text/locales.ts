import type { Language } from '#shared/kernel/languages.ts';

/** The locale of each language for `Intl`. */
export const locales: Record<Language, string> = {
  ko: 'ko-KR',
  en: 'en-US',
  ja: 'ja-JP',
  zh: 'zh-CN',
  es: 'es-ES',
  fr: 'fr-FR',
};
