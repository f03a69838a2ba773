import { formatScore } from '#app/text/formats.ts';
import type { Translate } from '#app/text/text.ts';
import type { Language } from '#shared/kernel/languages.ts';

/** Where a candidate lies and how well it fits, in one line. A country with the name of its city says nothing. */
export function placeFacts(
  t: Translate,
  language: Language,
  { name, country, score }: { name: string; country: string; score: number | undefined },
): string {
  const isSaid = country !== '' && country !== name;
  if (score === undefined) return isSaid ? country : '';
  const words = { country, score: formatScore(language, score) };
  return isSaid ? t('trip.places.fit', words) : t('trip.places.score', words);
}
