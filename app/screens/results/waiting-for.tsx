import { formatList } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import type { GroupResultsData } from './read-results.ts';

/** "Only Yuna is left, then places open." */
export function WaitingFor({ results }: { results: GroupResultsData }) {
  const { t, language } = useText();
  const { missing, counted } = results;
  const names = formatList(
    language,
    missing.map((one) => one.name),
  );
  if (counted.length === 0) return t('results.places.nobody');
  return missing.length === 1
    ? t('results.places.one', { name: names })
    : t('results.places.many', { count: missing.length, names });
}
