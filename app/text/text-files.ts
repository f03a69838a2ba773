/// <reference types="vite/client" />
import { inBase } from '#app/kernel/base.ts';
import type { Language } from '#shared/kernel/languages.ts';

/** Addresses of the texts (those of mails are the server's), a small file per language and topic; the service worker keeps those of the reader's language. In a module of its own the bundler writes each once. */
const files = import.meta.glob<string>(['./*/*.json', '!./*/mail.json'], {
  base: '../../locales',
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Of a topic, in kebab case. @returns nothing where there is no such file */
export const textFile = (language: Language, topic: string): string | undefined => {
  const path = files[`./${language}/${topic}.json`];
  return path && inBase(path);
};

/** Of all topics. */
export const textFilesOf = (language: Language): string[] =>
  Object.entries(files).flatMap(([path, url]) => (path.startsWith(`./${language}/`) ? [inBase(url)] : []));
