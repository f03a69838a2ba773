/// <reference types="vite/client" />
import { inBase } from '#app/kernel/base.ts';
import type { Language } from '#shared/kernel/languages.ts';

/**
 * Addresses of the texts, a small file per language and topic; the service worker keeps those of the reader's language. In development and in tests
 * they are the files as they are written; the build has its own of this module (`vite.texts.ts`).
 */
const files = import.meta.glob<string>(['./*/*.json', '!./*/mail.json'], {
  base: '../../locales',
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** In kebab case. */
export const topicNames: readonly string[] = [...new Set(Object.keys(files).map((path) => path.slice(5, -5)))];

/** Of a topic, in kebab case. @returns nothing where there is no such file */
export const textFile = (language: Language, topic: string): string | undefined => {
  const path = files[`./${language}/${topic}.json`];
  return path && inBase(path);
};
