import { appName } from '#shared/kernel/app-name.ts';
import { instance } from '#app/kernel/instance.ts';
import { fileTimeoutMs, within } from '#app/kernel/time-limits.ts';
import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Language } from '#shared/kernel/languages.ts';
import type { Text } from '#locales/text.ts';
import { josa } from './josa.ts';
import { textFile, topicNames } from './text-files.ts';

type Plural = 'one' | 'many' | 'other';
type Base<K extends string> = K extends `${infer Name}_${Plural}` ? Name : K;
type Keys<T> = { [K in keyof T & string]: T[K] extends string ? Base<K> : `${K}.${Keys<T[K]>}` }[keyof T & string];

/** Every key of `locales/ko`, dotted; plural endings are left off. */
export type TextKey = Keys<Text>;
export type Values = Record<string, string | number>;
export type Translate = (key: TextKey, values?: Values) => string;

/** A group of texts that is loaded together: a file of `locales/<language>`, in camel case. */
export type Topic = keyof Text;

const loaded = new Map<Topic, Promise<void>>();

/** The requested language, while another one replaces it because its texts cannot be loaded. */
let missing: Language | undefined;
export const missingLanguage = (): Language | undefined => missing;

/**
 * Sets the page's language to the first of these whose texts can be loaded. Changing it reloads the page (specification section 4).
 * @param topics what is needed at once
 * @throws the error of the last one, if none can be loaded
 */
export async function startText(
  wanted: Language,
  instead: readonly Language[] = [],
  topics: readonly Topic[] = ['common'],
): Promise<void> {
  const [next, ...others] = instead.filter((one) => one !== wanted);
  try {
    const texts = await Promise.all(topics.map((topic) => fetchTopic(wanted, topic)));
    await init(wanted);
    for (const [index, topic] of topics.entries()) {
      addTopic(topic, texts[index] ?? {});
      loaded.set(topic, Promise.resolve());
    }
  } catch (error) {
    if (!next) throw error;
    missing ??= wanted;
    await startText(next, others, topics);
  }
}

/** Whether all texts of a language can be loaded: they are then kept by the service worker. @param waitMs the longest wait */
export async function canSpeak(language: Language, waitMs: number): Promise<boolean> {
  const signal = AbortSignal.timeout(waitMs);
  const answers = await Promise.allSettled(
    topicNames.map((topic) => fetch(textFile(language, topic) ?? '', { signal })),
  );
  return answers.every((one) => one.status === 'fulfilled' && one.value.ok);
}

async function init(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: {} } },
    fallbackLng: false,
    interpolation: { escapeValue: false, defaultVariables: { app: appName(language, instance().name) } },
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
      // A chunk that could not be fetched is fetched again at the next call.
      loading.catch(() => loaded.delete(topic));
      return loading;
    }),
  );
}

const loadTopic = async (topic: Topic): Promise<void> => {
  addTopic(topic, await fetchTopic(i18next.language as Language, topic));
};

function addTopic(topic: Topic, text: Record<string, unknown>): void {
  i18next.addResourceBundle(i18next.language, 'translation', { [topic]: text }, true, true);
}

async function fetchTopic(language: Language, topic: Topic): Promise<Record<string, unknown>> {
  const url = textFile(
    language,
    topic.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  if (!url) throw new Error(`There is no text of ${topic}.`);
  const response = await fetchText(url);
  if (!response.ok) throw new Error(`${response.status}: ${url}`);
  return (await response.json()) as Record<string, unknown>;
}

/** The browser may end the service worker's process while it answers; the second request starts it again, and is as quick to fail without a network. */
async function fetchText(url: string): Promise<Response> {
  const ask = () => fetch(url, { signal: within(fileTimeoutMs) });
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return ask();
  }
}

export function useText(): { t: Translate; language: Language } {
  const { t, i18n } = useTranslation();
  return { t: t, language: i18n.language as Language };
}

/** Outside of components: toasts and the document's title. */
export const translate: Translate = (key, values) => (i18next.t as unknown as Translate)(key, values);
