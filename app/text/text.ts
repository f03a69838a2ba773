import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Language } from '#shared/languages.ts';
import type { Text } from '#locales/ko/all.ts';
import { josa } from './josa.ts';

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Base<K extends string> = K extends `${infer Name}_${Plural}` ? Name : K;
type Keys<T> = { [K in keyof T & string]: T[K] extends string ? Base<K> : `${K}.${Keys<T[K]>}` }[keyof T & string];

/** Every key of `locales/ko`, dotted; plural endings are left off. */
export type TextKey = Keys<Text>;
export type Values = Record<string, string | number>;
export type Translate = (key: TextKey, values?: Values) => string;

const loaders: Record<Language, () => Promise<{ text: Text }>> = {
  ko: () => import('#locales/ko/all.ts'),
  en: () => import('#locales/en/all.ts'),
  ja: () => import('#locales/ja/all.ts'),
  zh: () => import('#locales/zh/all.ts'),
  es: () => import('#locales/es/all.ts'),
  fr: () => import('#locales/fr/all.ts'),
};

/** Loads one language's chunk and makes it the app's. Changing the language reloads the page (specification section 4). */
export async function loadText(language: Language): Promise<void> {
  const { text } = await loaders[language]();
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: text } },
    fallbackLng: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    showSupportNotice: false,
    react: { useSuspense: false },
  } as Parameters<typeof i18next.init>[0]);
  // `{{name, josa(pair: 이/가)}}`: the particle that fits the word before it.
  i18next.services.formatter?.add('josa', (value: unknown, _language, options: { pair?: string }) => josa(String(value), options.pair ?? ''));
  document.documentElement.lang = language;
}

export function useText(): { t: Translate; language: Language } {
  const { t, i18n } = useTranslation();
  return { t: t, language: i18n.language as Language };
}

/** Outside of components: toasts and the document's title. */
export const translate: Translate = (key, values) => (i18next.t as unknown as Translate)(key, values);
