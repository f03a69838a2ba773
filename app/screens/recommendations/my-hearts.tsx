import { useSearchParams } from 'react-router-dom';
import { useText } from '#app/text/text.ts';
import { Hearts, type HeartCount } from '#app/ui/hearts.tsx';
import css from './places.module.css';
import type { HeartsOfOne } from './use-hearts.ts';

/** The member's own rating, by touch, mouse or arrow keys. */
export function MyHearts({
  place,
  hearts: { mine, isOnlyHere },
  isFailed,
  onRate,
}: {
  place: string;
  hearts: HeartsOfOne;
  isFailed: boolean;
  onRate: (rating: HeartCount) => void;
}) {
  const { t } = useText();
  const [query] = useSearchParams();
  // A preview is computed from some answers only: it is looked at, and not voted on.
  if (query.has('preview')) return null;
  return (
    <div className={css.mine}>
      <Hearts
        label={t('recommendations.hearts.label', { place })}
        value={mine}
        onChange={onRate}
        heartText={(count) => t('recommendations.hearts.count', { count })}
        clearLabel={t('recommendations.hearts.clear', { place })}
      />
      {isOnlyHere && <p className={css.here}>{t('recommendations.hearts.onlyHere')}</p>}
      {isFailed && (
        <p className={css.failed} role="alert">
          {t('recommendations.hearts.notSaved')}
        </p>
      )}
    </div>
  );
}
