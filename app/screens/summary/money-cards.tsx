import { MIN_CONTRIBUTORS } from '#shared/money/private-budget.ts';
import { betweenText } from '#app/parts/answers/money-words.ts';
import { WithBold } from '#app/ui/with-bold.tsx';
import { formatManwon } from '#app/text/money.ts';
import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';
import { TableTwin } from '#app/ui/table-twin.tsx';
import { vars } from '#app/ui/vars.ts';
import { CardHead } from './card-head.tsx';
import type { Summary } from './read-summary.ts';
import css from './summary.module.css';

/** What people think of spending on the flight. */
export function FlightCard({ flight, hasPrivateMoney }: Pick<Summary, 'flight' | 'hasPrivateMoney'>) {
  const { t, language } = useText();
  const amount = flight.mean === undefined ? undefined : formatManwon(language, flight.mean);
  return (
    <Card as="article" className="stack">
      <CardHead title={t('summary.flight.title')} based={flight} />
      {amount === undefined ? (
        <p className="small soft">{t(hasPrivateMoney ? 'summary.total.private' : 'summary.unanswered')}</p>
      ) : (
        <>
          <p>
            <WithBold text={t('summary.flight.sentence', { amount })} bold={amount} />
          </p>
          <p className={css.figure}>
            <b className="figure">{amount}</b> <span className="note">{t('group.budget.headAmount')}</span>
          </p>
          {hasPrivateMoney && <p className="note">{t('summary.total.private')}</p>}
        </>
      )}
    </Card>
  );
}

/** What people think of spending in all: mean, and from three people on how far it spreads. */
export function TotalCard({ total, hasPrivateMoney }: Pick<Summary, 'total' | 'hasPrivateMoney'>) {
  const { t, language } = useText();
  const { answeredBy, spread } = total;
  if (!spread) {
    return (
      <Card as="article" className="stack">
        <CardHead title={t('summary.total.title')} based={total} />
        <p className="small soft">{t(hasPrivateMoney ? 'summary.total.private' : 'summary.unanswered')}</p>
      </Card>
    );
  }
  const money = (manwon: number) => formatManwon(language, manwon);
  const amount = money(spread.mean);
  const half = betweenText(language, spread.lowerQuartile, spread.upperQuartile);
  const rows = (
    [
      ['mean', 'mean'],
      ['lower', 'lowerQuartile'],
      ['median', 'median'],
      ['upper', 'upperQuartile'],
    ] as const
  ).flatMap(([key, part]) => {
    const at = spread[part];
    return at === undefined ? [] : [[t(`summary.total.${key}`), money(at)]];
  });
  return (
    <Card as="article" className="stack">
      <CardHead title={t('summary.total.title')} based={total} />
      <p>
        <WithBold text={t('summary.total.sentence', { amount })} bold={amount} />
      </p>
      <p className={css.figure}>
        <b className="figure">{amount}</b> <span className="note">{t('summary.total.note')}</span>
      </p>
      {answeredBy < MIN_CONTRIBUTORS ? (
        <p className="note">{t('summary.total.few')}</p>
      ) : (
        <>
          <SpreadLine spread={spread} label={t('summary.total.half', { range: half })} />
          <p className="small soft">{t('summary.total.half', { range: half })}</p>
          {hasPrivateMoney && <p className="note">{t('summary.total.private')}</p>}
          <TableTwin
            summary={t('group.tastes.table')}
            caption={t('summary.total.caption')}
            head={[t('summary.total.head'), t('summary.total.headAmount')]}
            rows={rows}
          />
        </>
      )}
    </Card>
  );
}

/** The middle half as a bar, the median as a notch, the mean as the ring; no dot for anybody. */
function SpreadLine({ spread, label }: { spread: NonNullable<Summary['total']['spread']>; label: string }) {
  const { lowerQuartile, mean, median, upperQuartile } = spread;
  const low = Math.min(lowerQuartile, mean);
  const high = Math.max(upperQuartile, mean);
  const room = Math.max(1, (high - low) * 0.25);
  const place = (amount: number) => (amount - low + room) / (high - low + 2 * room);
  return (
    <div
      className={css.spread}
      role="img"
      aria-label={label}
      style={vars({
        '--lower': place(lowerQuartile),
        '--upper': place(upperQuartile),
        '--mean': place(mean),
        ...(median === undefined ? {} : { '--median': place(median) }),
      })}
    >
      <span className={css.half} />
      {median !== undefined && <span className={css.median} />}
      <span className={css.mean} />
    </div>
  );
}
