import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { korean, type Text } from '#locales/text.ts';
import { languages, type Language } from '#shared/kernel/languages.ts';

const folder = join(import.meta.dirname, '../../locales');
const fileOf = (topic: string): string => `${topic.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;

function read(language: Language): Text {
  const topics = Object.keys(korean).map((topic): [string, unknown] => [
    topic,
    JSON.parse(readFileSync(join(folder, language, fileOf(topic)), 'utf8')),
  ]);
  return Object.fromEntries(topics) as Text;
}

/** Every sentence in every language; the product loads them by topic. */
export const texts = Object.fromEntries(languages.map((language) => [language, read(language)])) as Record<
  Language,
  Text
>;
