import type { Country } from '#shared/destination/schema.ts';
import { nameIn, type Language } from '#shared/kernel/languages.ts';
import type { CountryCard } from '#shared/recommendation/cards.ts';
import type { Turn } from '#shared/recommendation/what-would-change.ts';
import { formatScore } from '#app/text/formats.ts';

/**
 * The scores of some countries before and after a change, as they are shown; `unlisted` where there is none. One that
 * stays as it is says nothing.
 */
export function swapRows(
  language: Language,
  countries: readonly Country[],
  cards: readonly Pick<CountryCard, 'id' | 'score'>[],
  { scores }: Pick<Turn, 'scores'>,
  unlisted: string,
) {
  const shown = (score: number | undefined) => (score === undefined ? unlisted : formatScore(language, score));
  return countries
    .map((one) => ({
      id: one.id,
      name: nameIn(language, one),
      before: shown(cards.find(({ id }) => id === one.id)?.score),
      after: shown(scores.get(one.id)),
    }))
    .filter(({ before, after }) => before !== after);
}
