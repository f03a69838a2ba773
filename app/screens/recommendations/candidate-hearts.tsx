import { formatScore } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Hearts, type HeartCount } from '#app/ui/hearts.tsx';
import css from './deck.module.css';
import type { HeartsOfOne } from './use-hearts.ts';

/** The viewer's hearts for a candidate, and how many the friends gave. */
export function CandidateHearts({
  place,
  hearts: { mine, isOnlyHere, others },
  isFailed,
  onRate,
}: {
  place: string;
  hearts: HeartsOfOne;
  isFailed: boolean;
  onRate: (rating: HeartCount) => void;
}) {
  const { t, language } = useText();
  const mean = others.reduce((sum, { rating }) => sum + rating, 0) / Math.max(1, others.length);
  return (
    <div className={css.hearts}>
      <Hearts
        className={css.heartRow}
        label={t('recommendations.hearts.label', { place })}
        value={mine}
        onChange={onRate}
        heartText={(count) => t('recommendations.hearts.count', { count })}
        clearLabel={t('recommendations.hearts.clear', { place })}
      />
      <p className="note">
        {others.length > 0
          ? t('recommendations.hearts.friends', { count: others.length, mean: formatScore(language, mean) })
          : t(mine > 0 ? 'recommendations.hearts.onlyMe' : 'recommendations.hearts.noneYet')}
      </p>
      {isOnlyHere && <p className={css.here}>{t('recommendations.hearts.onlyHere')}</p>}
      {isFailed && (
        <p className={css.failed} role="alert">
          {t('recommendations.hearts.notSaved')}
        </p>
      )}
    </div>
  );
}
