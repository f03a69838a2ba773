/// <reference types="vite/client" />
import { fileTimeoutMs, within } from '#app/kernel/time-limits.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { once, useOnce } from './load-once.ts';

/** Of languages that the catalogue itself has no lines in: country and city ids, and a line for each. */
const files = import.meta.glob<string>('../../../shared/destination/lines/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const lines = once<ReadonlyMap<string, string>>(async (language) => {
  const url = files[`../../../shared/destination/lines/${language}.json`];
  if (url === undefined) return new Map();
  const response = await fetch(url, { signal: within(fileTimeoutMs) });
  if (!response.ok) throw new Error(`${response.status}: ${url}`);
  return new Map(Object.entries((await response.json()) as Record<string, string>));
});

/** Fetches the lines in a language, so that they are there with the first card. Without them there are English ones. */
export async function loadLines(language: string): Promise<void> {
  await lines.load(language).catch((error: unknown) => {
    if (!(error instanceof Error) && !(error instanceof DOMException)) throw error;
  });
}

interface Described {
  id: string;
  lineKo: string;
  lineEn: string;
}

/** What a card says of a country or a city, and in which language: the reader's, or English where there is none (imported rows). */
export function useLines(language: Language): (one: Described) => { text: string; lang: Language } {
  const found = useOnce(lines, language);
  return ({ id, lineKo, lineEn }) => {
    if (language === 'ko' && lineKo !== '') return { text: lineKo, lang: 'ko' };
    const own = found.kind === 'ready' ? found.value.get(id) : undefined;
    return own === undefined ? { text: lineEn, lang: 'en' } : { text: own, lang: language };
  };
}
