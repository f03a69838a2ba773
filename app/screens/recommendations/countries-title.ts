import type { Basis } from '#shared/recommendation/prior.ts';
import type { Translate } from '#app/text/text.ts';
import type { Candidate } from './candidate.ts';

/**
 * The best one by name; a fit for all only where its own card says of nobody that it does not suit them or is out of
 * reach.
 */
export function countriesTitle(
  t: Translate,
  { k, n }: Basis,
  candidates: readonly Pick<Candidate, 'name' | 'card'>[],
): string {
  const [first] = candidates;
  if (k === 0 || !first) return t('recommendations.countries.titleNone');
  const { card, name: place } = first;
  if (!candidates.some(({ card: { fit } }) => fit.includes('good'))) return t('recommendations.countries.titleNobody');
  if (k < n) return t('recommendations.countries.titleSoFar', { place });
  if (n === 1) return t('recommendations.countries.titleOne', { place });
  return card.worksNotFor > 0 || card.fit.includes('poor')
    ? t('recommendations.countries.titleClosest', { place })
    : t('recommendations.countries.title', { place, count: n });
}
