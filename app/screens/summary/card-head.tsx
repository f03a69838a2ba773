import type { Answered } from '#shared/statistics/answered.ts';
import { useText } from '#app/text/text.ts';
import css from './summary.module.css';

/** A card's name with "n of N answered". */
export function CardHead({ title, based }: { title: string; based: Answered }) {
  const { t } = useText();
  return (
    <div className={css.cardHead}>
      <h2 className="title-3">{title}</h2>
      <span className="note">{t('summary.based', { count: based.of, done: based.answeredBy })}</span>
    </div>
  );
}
