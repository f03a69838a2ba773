import type { Answered } from '#shared/statistics/answered.ts';
import { useText } from '#app/text/text.ts';

/** A card's name with "n of N answered". */
export function CardHead({
  id,
  title,
  answered: { answeredBy, of },
}: {
  id?: string;
  title: string;
  answered: Answered;
}) {
  const { t } = useText();
  return (
    <div className="row row--between gap-1">
      <h2 className="title-3" id={id}>
        {title}
      </h2>
      <p className="note">{t('results.answered', { count: of, done: answeredBy })}</p>
    </div>
  );
}
