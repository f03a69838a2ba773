import { inBase } from '#app/kernel/base.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { textUrl, topics } from './text-list.ts';

/** Address of a text, a small file per language and topic; the service worker keeps those of the reader's language. @returns nothing where there is no such file */
export const textFile = (language: Language, topic: string): string | undefined => {
  const path = textUrl(language, topic);
  return path && inBase(path);
};

/** Of all topics. */
export const textFilesOf = (language: Language): string[] => topics.flatMap((topic) => textFile(language, topic) ?? []);
