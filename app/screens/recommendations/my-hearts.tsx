import { useText } from '#app/text/text.ts';
import { Hearts } from '#app/ui/hearts.tsx';
import css from './my-hearts.module.css';
import type { CardHearts } from './use-hearts.ts';

/** The member's own rating, by touch, mouse or arrow keys. */
export function MyHearts({ place, hearts: { mine, isOnlyHere }, isFailed, onRate }: CardHearts & { place: string }) {
  const { t } = useText();
  if (!onRate) return null;
  return (
    <div className={css.mine}>
      <Hearts
        label={t('recommendations.hearts.label', { place })}
        value={mine}
        onChange={onRate}
        heartText={(count) => t(`recommendations.hearts.means.${count}`)}
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
