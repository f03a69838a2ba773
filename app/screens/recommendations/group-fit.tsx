import { fitWordOf } from '#app/parts/destination/fit-word-of.ts';
import { FitWord } from '#app/parts/destination/fit-word.tsx';
import { formatScore } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';

/** How well a candidate suits the group. */
export function GroupFit({ score, className }: { score: number; className?: string | undefined }) {
  const { t, language } = useText();
  const text = formatScore(language, score);
  return (
    <FitWord
      score={score}
      word={t(`recommendations.fitWord.${fitWordOf(score)}`)}
      spoken={t('recommendations.score', { score: text })}
      shown={`${text}/10`}
      className={className}
    />
  );
}
