/// <reference types="vite/client" />
import { inBase } from '#app/kernel/base.ts';
import { fileTimeoutMs, within } from '#app/kernel/time-limits.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { once, useOnce } from './load-once.ts';

/**
 * The catalogue itself has lines in Korean and English. In every other language they are a file of their own: a line by
 * id of the country or city.
 */
const files = import.meta.glob<string>('../../../shared/destination/lines/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const fileOf = (language: string): string | undefined => files[`../../../shared/destination/lines/${language}.json`];

const lines = once<ReadonlyMap<string, string>>(async (url) => {
  const response = await fetch(inBase(url), { signal: within(fileTimeoutMs) });
  if (!response.ok) throw new Error(`${response.status}: ${url}`);
  return new Map(Object.entries((await response.json()) as Record<string, string>));
});

/**
 * Fetches the lines in a language that has a file of them, so that the first card has its own. A failure is not one of
 * the caller: cards do without, and try again.
 */
export async function loadLines(language: string): Promise<void> {
  const url = fileOf(language);
  if (url !== undefined) await Promise.allSettled([lines.load(url)]);
}

interface Described {
  id: string;
  lineKo: string;
  lineEn: string;
}

/**
 * What is said of a country or a city in the reader's language; an empty text where nothing is (imported rows, a file
 * that is not on this device).
 */
export function useLines(language: Language): (described: Described) => string {
  const found = useOnce(lines, fileOf(language));
  return ({ id, lineKo, lineEn }) => {
    if (language === 'ko') return lineKo;
    if (language === 'en') return lineEn;
    return (found.kind === 'ready' && found.value.get(id)) || '';
  };
}
