import type { Answered } from '#shared/statistics/answered.ts';
import { useText } from '#app/text/text.ts';
import css from './summary.module.css';

/**
 * A card's name with "n of N answered". One of the group's own questions says so: who sent an answer may have left it
 * empty.
 */
export function CardHead({ title, based, isOwn = false }: { title: string; based: Answered; isOwn?: boolean }) {
  const { t } = useText();
  return (
    <div className={css.cardHead}>
      <h2 className="title-3">{title}</h2>
      <span className="note">
        {t(isOwn ? 'answers.own.answered' : 'summary.based', { count: based.of, done: based.answeredBy })}
      </span>
    </div>
  );
}
