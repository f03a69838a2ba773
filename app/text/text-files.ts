/// <reference types="vite/client" />
import { inBase } from '#app/kernel/base.ts';
import type { Language } from '#shared/kernel/languages.ts';

export type Texts = Record<string, unknown>;
export interface TextFile {
  url: string;
  /** The texts of each topic in it, by its name in camel case. */
  read: (content: Texts) => Record<string, Texts>;
}

/**
 * Addresses of the texts; the service worker keeps those of the reader's language. In development and in tests they are
 * the files as they are written, one per language and topic; the build has its own of this module, with files of
 * several topics (`vite.texts.ts`).
 */
const files = import.meta.glob<string>(['./*/*.json', '!./*/{mail,scenes}.json'], {
  base: '../../locales',
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** In kebab case. */
export const topicNames: readonly string[] = [...new Set(Object.keys(files).map((path) => path.slice(5, -5)))];

/** Of a topic, in kebab case. @returns nothing where there is no such file */
export const textFile = (language: Language, topic: string): TextFile | undefined => {
  const path = files[`./${language}/${topic}.json`];
  return path === undefined ? undefined : { url: inBase(path), read: (content) => ({ [camel(topic)]: content }) };
};
