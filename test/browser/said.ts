import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance } from 'i18next';
import { josa } from '#app/text/josa.ts';
import type { Language } from '#shared/kernel/languages.ts';
import type { TextKey, Translate } from '#app/text/text.ts';

const folder = join(import.meta.dirname, '../../locales');
const topicOf = (file: string): string =>
  file.replace('.json', '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** What the interface says in a language, by its keys: for tests that do the same in several languages. */
export async function said(language: Language): Promise<Translate> {
  const texts = readdirSync(join(folder, language))
    .filter((file) => file.endsWith('.json'))
    .map((file): [string, unknown] => [topicOf(file), JSON.parse(readFileSync(join(folder, language, file), 'utf8'))]);
  const words = createInstance();
  await words.init({
    lng: language,
    resources: { [language]: { translation: Object.fromEntries(texts) } },
    fallbackLng: false,
    interpolation: { escapeValue: false },
    showSupportNotice: false,
  } as Parameters<typeof words.init>[0]);
  words.services.formatter?.add('josa', (value: unknown, _language, options: { pair?: string }) =>
    josa(String(value), options.pair ?? ''),
  );
  const t = words.t as unknown as Translate;
  return (key: TextKey, values) => {
    const text = t(key, values);
    if (text === key) throw new Error(`${language} does not have ${key}`);
    return text;
  };
}
