import type { CandidateFacts } from '#shared/recommendation/candidate-facts.ts';
import type { Currency } from '#shared/travel/options.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { ratesNote } from '#app/parts/trip/rates-note.ts';
import { formatTotal } from '#app/text/group-money.ts';
import type { Translate } from '#app/text/text.ts';
import { wayParts } from './words.ts';

/**
 * What a place asks of a group, in sentences: the longest way of all and the total of one person.
 * @param counted how many the group counts; the longest way is known when all have told theirs
 */
export function proposedWords(
  t: Translate,
  language: Language,
  { ways, total }: Pick<CandidateFacts, 'ways' | 'total'>,
  counted: number,
  currency: Currency,
): string[] {
  const sentences: string[] = [];
  if (ways.length > 0 && ways.length >= counted) {
    const isFlown = ways.every(({ hours }) => hours > 0);
    const farthest = {
      hours: isFlown ? Math.max(...ways.map(({ hours }) => hours)) : 0,
      doorHours: Math.max(...ways.map(({ doorHours }) => doorHours)),
    };
    const { name, time } = wayParts(t, language, farthest);
    sentences.push(t(`fit.farthest.${name}`, { time }));
  }
  if (total)
    sentences.push(
      t('fit.total', { total: formatTotal(language, total, currency) }),
      ...ratesNote(t, language, currency),
    );
  return sentences;
}
