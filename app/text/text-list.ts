/// <reference types="vite/client" />

/** In development and in tests the files as they are written; the build has its own of this module (`vite.texts.ts`). */
const files = import.meta.glob<string>(['./*/*.json', '!./*/mail.json'], {
  base: '../../locales',
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** In kebab case. */
export const topics: readonly string[] = [...new Set(Object.keys(files).map((path) => path.slice(5, -5)))];

/** From the root of the host. @returns nothing where there is no such text */
export const textUrl = (language: string, topic: string): string | undefined => files[`./${language}/${topic}.json`];
