import { formatScore } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { fitWordOf } from './fit-word-of.ts';
import { FitWord } from './fit-word.tsx';

/** How well a place fits whoever explores: a bar, a word and the score. */
export function ExploreFit({
  score,
  isInline,
  inPoints,
}: {
  score: number;
  /** All in one line; else the score is below the word. */
  isInline?: boolean;
  /** `8.1 pts` instead of `8.1/10`. */
  inPoints?: boolean;
}) {
  const { t, language } = useText();
  const text = formatScore(language, score);
  return (
    <FitWord
      score={score}
      word={t(`explore.fit.${fitWordOf(score)}`)}
      spoken={t('explore.points', { score: text })}
      shown={inPoints ? t('explore.pointsShort', { score: text }) : `${text}/10`}
      isInline={isInline}
    />
  );
}
