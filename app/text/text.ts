import { appName } from '#shared/kernel/app-name.ts';
import { instance } from '#app/kernel/instance.ts';
import { beginLoad } from '#app/kernel/load-failure.ts';
import { fileTimeoutMs, within } from '#app/kernel/time-limits.ts';
import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Language } from '#shared/kernel/languages.ts';
import type { Text } from '#locales/text.ts';
import { josa } from './josa.ts';
import { textFile, topicNames, type TextFile, type Texts } from './text-files.ts';

type Plural = 'one' | 'many' | 'other';
type Base<K extends string> = K extends `${infer Name}_${Plural}` ? Name : K;
type Keys<T> = { [K in keyof T & string]: T[K] extends string ? Base<K> : `${K}.${Keys<T[K]>}` }[keyof T & string];

/** Every key of `locales/ko`, dotted; plural endings are left off. */
export type TextKey = Keys<Text>;
export type Values = Record<string, string | number>;
export type Translate = (key: TextKey, values?: Values) => string;

/** A file of `locales/<language>`, in camel case. */
export type Topic = keyof Text;

/** What has been asked for and what the page can say, by the address of the file. */
const asked = new Map<string, Promise<Record<string, Texts>>>();
const loaded = new Map<string, Promise<void>>();

/** The requested language, while another one replaces it because its texts cannot be loaded. */
let missing: Language | undefined;
export const missingLanguage = (): Language | undefined => missing;

/**
 * Sets the page's language to the first of these whose texts can be loaded. Changing it reloads the page.
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
    const files = filesOf(wanted, topics);
    const texts = await Promise.all(files.map(askOnce));
    await init(wanted);
    texts.forEach(addTexts);
    for (const { url } of files) loaded.set(url, Promise.resolve());
  } catch (error) {
    if (!next) throw error;
    missing ??= wanted;
    await startText(next, others, topics);
  }
}

/**
 * Whether all texts of a language can be loaded: they are then kept by the service worker.
 * @param waitMs the longest wait
 */
export async function canSpeak(language: Language, waitMs: number): Promise<boolean> {
  const signal = AbortSignal.timeout(waitMs);
  const urls = new Set(topicNames.map((topic) => textFile(language, topic)?.url ?? ''));
  const answers = await Promise.allSettled([...urls].map((url) => fetch(url, { signal })));
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

/** Loads topics of the page's language, each file of them once. */
export async function loadTopics(topics: readonly Topic[]): Promise<void> {
  await Promise.all(
    filesOf(i18next.language as Language, topics).map((file) => {
      const known = loaded.get(file.url);
      if (known) return known;
      const loading = askOnce(file).then(addTexts);
      loaded.set(file.url, loading);
      loading.catch(() => loaded.delete(file.url));
      return loading;
    }),
  );
}

/** Asks for topics before the page has a language: nobody waits for them here. */
export function askTopics(language: Language, topics: readonly Topic[]): void {
  for (const file of filesOf(language, topics)) beginLoad(() => askOnce(file));
}

/** A file that could not be fetched is fetched again at the next call. */
function askOnce(file: TextFile): Promise<Record<string, Texts>> {
  const before = asked.get(file.url);
  if (before) return before;
  const texts = fetchTexts(file);
  asked.set(file.url, texts);
  texts.catch(() => asked.delete(file.url));
  return texts;
}

function addTexts(texts: Record<string, Texts>): void {
  i18next.addResourceBundle(i18next.language, 'translation', texts, true, true);
}

/** The files that these topics lie in, each once. */
function filesOf(language: Language, topics: readonly Topic[]): TextFile[] {
  const files = topics.map((topic) => {
    const file = textFile(
      language,
      topic.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    );
    if (!file) throw new Error(`No text of ${topic}.`);
    return file;
  });
  return [...new Map(files.map((file) => [file.url, file])).values()];
}

async function fetchTexts({ url, read }: TextFile): Promise<Record<string, Texts>> {
  const response = await fetchText(url);
  if (!response.ok) throw new Error(`${response.status}: ${url}`);
  return read((await response.json()) as Texts);
}

/**
 * The browser may end the service worker's process while it answers; the second request starts it again, and is as
 * quick to fail without a network.
 */
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
