import type { Card } from '#shared/recommendation/cards.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import { formatSentences } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { FitDots } from '#app/ui/fit-dots.tsx';
import { JourneyLines } from './journey-lines.tsx';
import css from './recommendations.module.css';
import { reasonText, tradeOffText } from './words.ts';

/** Why it is recommended: for whom it is good, what it lacks, how many it suits, and the way there. `counted`: how many the group counts. */
export function Why({
  card,
  counted,
  me,
  big,
}: {
  card: Card;
  counted: number;
  me: string | undefined;
  big?: boolean;
}) {
  const { t, language } = useText();
  const { reasons, tradeOff, worksNotFor } = card;
  return (
    <>
      {reasons.length > 0 && (
        <p className={big ? undefined : 'small'}>
          {formatSentences(
            language,
            reasons.map((one) => reasonText(t, language, one, counted, nameIn(language, card.about))),
          )}
        </p>
      )}
      {tradeOff && <p className="small soft">{tradeOffText(t, language, tradeOff)}</p>}
      <div className={css.fit}>
        <Fit fit={card.fit} />
        {worksNotFor > 0 && <Badge tone="danger">{t('recommendations.notFor', { count: worksNotFor })}</Badge>}
      </div>
      <JourneyLines journeys={card.journeys} me={me} />
    </>
  );
}

/** One dot per person, sorted, without names, and the same in words. */
export function Fit({ fit }: { fit: Card['fit'] }) {
  const { t } = useText();
  if (fit.length === 0) return null;
  const good = fit.filter((one) => one === 'good').length;
  const part = fit.filter((one) => one === 'fair').length;
  return (
    <p className={css.dots}>
      <FitDots good={good} part={part} bad={fit.length - good - part} />
      <span>
        {good === 0
          ? t('recommendations.fit.none')
          : good === fit.length && good > 1
            ? t('recommendations.fit.all', { count: good })
            : t('recommendations.fit.some', { count: good })}
      </span>
    </p>
  );
}
