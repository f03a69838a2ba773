import type { Language } from '#shared/kernel/languages.ts';
import { formatSentences } from '#app/text/formats.ts';
import type { Translate } from '#app/text/text.ts';
import type { Candidate } from './candidate.ts';
import { leastCompared } from './view.ts';
import { bestFit, figuresOf, togetherOf, winners, winsByColumn } from './wins.ts';

/** So many are compared while fewer than two are chosen: the chosen one, then the best. */
const unchosen = 3;

/** The candidates that are compared, in the order in which they were chosen. */
export function columnsOf(candidates: readonly Candidate[], compared: readonly string[]): readonly Candidate[] {
  const chosen = compared.flatMap((id) => candidates.find(({ city }) => city.id === id) ?? []);
  return chosen.length >= leastCompared ? chosen : [...new Set([...chosen, ...candidates])].slice(0, unchosen);
}

/** Who is best at what: the title of the page while candidates are compared. */
export function comparisonTitle(t: Translate, language: Language, columns: readonly Candidate[]): string {
  const figures = columns.map(figuresOf);
  const told = winsByColumn(figures, winners(figures)).map(({ id, won }) =>
    t(`recommendations.compare.wins.${togetherOf(won)}`, {
      place: columns.find(({ city }) => city.id === id)?.name ?? '',
    }),
  );
  // A title of one sentence has no stop at its end, as others.
  if (told.length === 1) return formatSentences(language, told).replace(/[.。]$/u, '');
  if (told.length > 0) return formatSentences(language, told);
  const suited = bestFit(columns);
  if (suited) return t('recommendations.compare.wins.fit', { place: suited.name });
  return t(columns.length > 1 ? 'recommendations.compare.even' : 'recommendations.compare.only');
}
