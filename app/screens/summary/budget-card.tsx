import type { Language } from '#shared/languages.ts';
import type { PictureCell } from '#shared/money/budget-picture.ts';
import { RATES_DATE } from '#shared/money/currency.ts';
import { MIN_CONTRIBUTORS } from '#shared/money/private-budget.ts';
import { WithBold } from '#app/parts/with-bold.tsx';
import { formatDay, formatManwon } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { BudgetBand } from '#app/ui/budget-band.tsx';
import { Card } from '#app/ui/card.tsx';
import { TableTwin } from '#app/ui/table-twin.tsx';
import { CardHead } from './card-head.tsx';
import { priceText } from './money-words.ts';
import type { Summary } from './read-summary.ts';
import css from './summary.module.css';

/** Which prices suit how many. Below three answers nothing is drawn: it would point at somebody. */
export function BudgetCard({ summary }: { summary: Summary }) {
  const { t, language } = useText();
  const { budget, hasOtherMoney } = summary;
  const { answeredBy, band, cells } = budget;
  if (answeredBy < MIN_CONTRIBUTORS || !band) {
    return (
      <Card as="article" className="stack">
        <CardHead title={t('group.budget.title')} based={budget} />
        <p className="small soft">{t('group.budget.few', { count: Math.max(1, MIN_CONTRIBUTORS - answeredBy) })}</p>
      </Card>
    );
  }
  const text = priceText(t, language, { from: band.min, to: band.max });
  const sentence = band.headCount === answeredBy ? t('group.budget.all', { band: text, count: answeredBy }) : t('group.budget.most', { band: text, count: band.headCount, total: answeredBy });
  return (
    <Card as="article" className="stack">
      <CardHead title={t('group.budget.title')} based={budget} />
      <p><WithBold text={sentence} bold={text} /></p>
      <p className={css.figure}><b className="figure">{text}</b> <span className="note">{t('group.budget.note')}</span></p>
      <BudgetBand counts={cells.map((cell) => cell.headCount ?? 0)} total={answeredBy} axis={axisOf(language, cells)} label={sentence} />
      {hasOtherMoney && <p className="note">{t('group.budget.rates', { date: formatDay(language, RATES_DATE, { year: true }) })}</p>}
      <TableTwin
        summary={t('group.tastes.table')}
        caption={t('group.budget.caption')}
        head={[t('group.budget.headAmount'), t('group.budget.headPeople')]}
        rows={cells.map((cell) => [priceText(t, language, cell), t('summary.people', { count: cell.headCount ?? 0 })])}
      />
    </Card>
  );
}

/** About four labels, at borders between cells. */
function axisOf(language: Language, cells: readonly PictureCell[]): { at: number; text: string }[] {
  const every = Math.max(1, Math.ceil(cells.length / 4));
  const at = cells.map((_, index) => index).filter((index) => index > 0 && index % every === 0);
  return at.map((index) => {
    const amount = cells[index]?.from ?? 0;
    const isPlain = language === 'ko' && index !== at.at(-1) && amount < 10_000;
    return { at: index, text: isPlain ? String(amount) : formatManwon(language, amount) };
  });
}
