import type { Place } from '#shared/destination/schema.ts';
import { useText } from '#app/text/text.ts';
import css from './destination.module.css';

/** Currency marks, four at most; the rest of the four are shown pale. */
export function PriceLevel({ level }: { level: NonNullable<Place['priceLevel']> }) {
  const { t } = useText();
  if (level === 0) return <span>{t('explore.price.free')}</span>;
  return (
    <span>
      <span className={css.price} aria-hidden="true">
        {'₩'.repeat(level)}
        <span className={css.pale}>{'₩'.repeat(4 - level)}</span>
      </span>
      <span className="visually-hidden">{t('explore.price.level', { n: level })}</span>
    </span>
  );
}
