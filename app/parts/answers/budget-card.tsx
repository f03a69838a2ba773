import type { ReactNode } from 'react';
import type { BudgetPicture } from '#shared/money/budget-picture.ts';
import { RATES_DATE } from '#shared/money/currency.ts';
import type { Currency } from '#shared/travel/options.ts';
import { MIN_CONTRIBUTORS } from '#shared/money/private-budget.ts';
import { formatDay } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { BudgetBand } from '#app/ui/budget-band.tsx';
import { Card } from '#app/ui/card.tsx';
import { TableTwin } from '#app/ui/table-twin.tsx';
import css from './budget-card.module.css';
import { priceAxis, priceText } from './money-words.ts';
import { WithBold } from '#app/ui/with-bold.tsx';

interface BudgetCardProps {
  budget: BudgetPicture;
  /** Some answer was converted, so the rates' date must be shown. */
  hasOtherMoney: boolean;
  /** In which it is told. */
  currency: Currency;
  /** The card's heading, with what stands beside it. */
  head: ReactNode;
}

/**
 * Which prices suit how many. Below three answers nothing is shown, because it would identify somebody. With a private
 * budget among them only the server's band is shown, or the open budgets without it.
 */
export function BudgetCard({
  budget: { kind, answeredBy, left, band, cells },
  hasOtherMoney,
  currency,
  head,
}: BudgetCardProps) {
  const { t, language } = useText();
  if (answeredBy < MIN_CONTRIBUTORS || !band) {
    return (
      <Card as="article" className="stack">
        {head}
        <p className="small soft">
          {kind === 'withheld'
            ? t('group.budget.untold')
            : t('group.budget.few', { count: Math.max(1, MIN_CONTRIBUTORS - answeredBy) })}
        </p>
      </Card>
    );
  }
  const text = priceText(t, language, { from: band.min, to: band.max }, currency);
  const isShared = band.headCount > 1;
  const sentence = !isShared
    ? t('group.budget.apart')
    : band.headCount === answeredBy
      ? t('group.budget.all', { band: text, count: answeredBy })
      : t('group.budget.most', { band: text, count: band.headCount, total: answeredBy });
  return (
    <Card as="article" className="stack">
      {head}
      <p>
        <WithBold text={sentence} bold={text} />
      </p>
      {isShared && (
        <p className={css.figure}>
          <b className="figure">{text}</b> <span className="note">{t('group.budget.note')}</span>
        </p>
      )}
      {cells.length > 0 && (
        <BudgetBand
          counts={cells.map((cell) => cell.headCount)}
          total={answeredBy}
          axis={priceAxis(language, cells, currency)}
          label={sentence}
        />
      )}
      {kind === 'withheld' && <p className="note">{t('group.budget.told')}</p>}
      {left > 0 && <p className="note">{t('group.budget.left', { count: left })}</p>}
      {(hasOtherMoney || currency !== 'KRW') && (
        <p className="note">{t('group.budget.rates', { date: formatDay(language, RATES_DATE, { year: true }) })}</p>
      )}
      {cells.length > 0 && (
        <TableTwin
          summary={t('group.tastes.table')}
          caption={t('group.budget.caption')}
          head={[t('group.budget.headAmount'), t('group.budget.headPeople')]}
          rows={cells.map((cell) => [
            priceText(t, language, cell, currency),
            t('group.dates.window', { count: cell.headCount }),
          ])}
        />
      )}
    </Card>
  );
}
