import type { Card } from '#shared/recommendation/cards.ts';
import { fitWordOf } from '#app/parts/destination/fit-word-of.ts';
import { FitWord } from '#app/parts/destination/fit-word.tsx';
import { formatScore } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';

interface GroupFitProps {
  card: Pick<Card, 'score' | 'fit' | 'worksNotFor'>;
  className?: string | undefined;
}

/** How well a candidate suits the group. What is out of reach for all of them is never called fine. */
export function GroupFit({ card: { score, fit, worksNotFor }, className }: GroupFitProps) {
  const { t, language } = useText();
  const text = formatScore(language, score);
  return (
    <FitWord
      score={score}
      word={t(`recommendations.fitWord.${worksNotFor < fit.length ? fitWordOf(score) : 'poor'}`)}
      spoken={t('recommendations.score', { score: text })}
      shown={`${text}/10`}
      className={className}
    />
  );
}
