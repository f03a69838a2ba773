import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Language } from '#shared/kernel/languages.ts';
import type { Text } from '#locales/text.ts';
import { josa } from './josa.ts';

type Plural = 'one' | 'many' | 'other';
type Base<K extends string> = K extends `${infer Name}_${Plural}` ? Name : K;
type Keys<T> = { [K in keyof T & string]: T[K] extends string ? Base<K> : `${K}.${Keys<T[K]>}` }[keyof T & string];

/** Every key of `locales/ko`, dotted; plural endings are left off. */
export type TextKey = Keys<Text>;
export type Values = Record<string, string | number>;
export type Translate = (key: TextKey, values?: Values) => string;

/** A part of the product whose words come together: a file of `locales/<language>`, in camel case. */
export type Topic = keyof Text;

/** Addresses of the texts, a small file per language and topic; the service worker keeps those of the reader's language. */
const files = import.meta.glob<string>('../../locales/*/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const loaded = new Map<Topic, Promise<void>>();

/** Makes a language the page's. Changing it reloads the page (specification section 4). */
export async function startText(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: {} } },
    fallbackLng: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    showSupportNotice: false,
    react: { useSuspense: false },
  } as Parameters<typeof i18next.init>[0]);
  // `{{name, josa(pair: 이/가)}}`: the particle that fits the word before it.
  i18next.services.formatter?.add('josa', (value: unknown, _language, options: { pair?: string }) =>
    josa(String(value), options.pair ?? ''),
  );
  document.documentElement.lang = language;
}

/** Loads topics of the page's language, each once. */
export async function loadTopics(topics: readonly Topic[]): Promise<void> {
  await Promise.all(
    topics.map((topic) => {
      const known = loaded.get(topic);
      if (known) return known;
      const loading = loadTopic(topic);
      loaded.set(topic, loading);
      // A chunk that could not be fetched is tried again by the next who needs it.
      loading.catch(() => loaded.delete(topic));
      return loading;
    }),
  );
}

async function loadTopic(topic: Topic): Promise<void> {
  const { language } = i18next;
  const url =
    files[`../../locales/${language}/${topic.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`];
  if (!url) throw new Error(`There is no text of ${topic}.`);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status}: ${url}`);
  i18next.addResourceBundle(
    language,
    'translation',
    { [topic]: (await response.json()) as Record<string, unknown> },
    true,
    true,
  );
}

export function useText(): { t: Translate; language: Language } {
  const { t, i18n } = useTranslation();
  return { t: t, language: i18n.language as Language };
}

/** Outside of components: toasts and the document's title. */
export const translate: Translate = (key, values) => (i18next.t as unknown as Translate)(key, values);
