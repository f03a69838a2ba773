import type { Translate } from '#app/text/text.ts';

/** At most two names, then the first and how many others. */
export function namesPhrase(t: Translate, names: readonly string[]): string {
  const [a, b] = names;
  if (a === undefined) return '';
  if (b === undefined) return t('trip.names.one', { a });
  return names.length === 2 ? t('trip.names.two', { a, b }) : t('trip.names.more', { a, count: names.length - 1 });
}
