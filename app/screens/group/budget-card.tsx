import type { BudgetBand as Band } from '#shared/money/budget-band.ts';
import type { PictureCell } from '#shared/money/budget-picture.ts';
import { RATES_DATE } from '#shared/money/currency.ts';
import { MIN_CONTRIBUTORS } from '#shared/money/private-budget.ts';
import type { Language } from '#shared/languages.ts';
import { WithBold } from '#app/parts/with-bold.tsx';
import { formatDay, formatManwon } from '#app/text/formats.ts';
import { useText, type Translate } from '#app/text/text.ts';
import { BudgetBand } from '#app/ui/budget-band.tsx';
import { Card } from '#app/ui/card.tsx';
import { TableTwin } from '#app/ui/table-twin.tsx';
import css from './group.module.css';
import type { Tastes } from './read-tastes.ts';

/** What suits most purses. Below three answers nothing is said: it would point at somebody. */
export function BudgetCard({ tastes }: { tastes: Tastes }) {
  const { t, language } = useText();
  const { budget, hasOtherMoney } = tastes;
  const { answeredBy, band, cells } = budget;
  if (answeredBy < MIN_CONTRIBUTORS || !band) {
    return (
      <Card as="article" className="stack">
        <h3 className="title-3">{t('group.budget.title')}</h3>
        <p className="small soft">{t('group.budget.few', { count: Math.max(1, MIN_CONTRIBUTORS - answeredBy) })}</p>
      </Card>
    );
  }
  const text = priceText(t, language, { from: band.min, to: band.max });
  const isForAll = band.headCount === answeredBy;
  const sentence = isForAll ? t('group.budget.all', { band: text, count: answeredBy }) : t('group.budget.most', { band: text, count: band.headCount, total: answeredBy });
  return (
    <Card as="article" className="stack">
      <h3 className="title-3">{t('group.budget.title')}</h3>
      <p><WithBold text={sentence} bold={text} /></p>
      <p className={css.figure}>
        <b className="figure">{text}</b> <span className="note">{t('group.budget.note')}</span>
      </p>
      <BudgetBand counts={cells.map((cell) => cell.headCount ?? 0)} total={answeredBy} axis={axisOf(language, cells)} label={sentence} />
      {hasOtherMoney && <p className="note">{t('group.budget.rates', { date: formatDay(language, RATES_DATE, { year: true }) })}</p>}
      <TableTwin
        summary={t('group.tastes.table')}
        caption={t('group.budget.caption')}
        head={[t('group.budget.headAmount'), t('group.budget.headPeople')]}
        rows={cells.map((cell) => [priceText(t, language, cell), t('group.dates.window', { count: cell.headCount ?? 0 })])}
      />
    </Card>
  );
}

/** `80–90만 원`, `200만 원 이상`, in ten thousand won. */
function priceText(t: Translate, language: Language, { from, to }: Pick<PictureCell, 'from' | 'to'> | { from: Band['min']; to: Band['max'] }): string {
  if (to === Infinity) return t('group.budget.above', { from: formatManwon(language, from) });
  if (from === 0) return t('group.budget.below', { to: formatManwon(language, to) });
  if (Math.round(from) === Math.round(to)) return formatManwon(language, to);
  // One unit for both ends, as people say it.
  const isPlain = language === 'ko' && to < 10_000;
  return t('group.budget.between', { from: isPlain ? String(Math.round(from)) : formatManwon(language, from), to: formatManwon(language, to) });
}

/** About four labels, at borders between cells. */
function axisOf(language: Language, cells: readonly PictureCell[]): { at: number; text: string }[] {
  const every = Math.max(1, Math.ceil(cells.length / 4));
  const at = cells.map((_, index) => index).filter((index) => index > 0 && index % every === 0);
  return at.map((index) => {
    const amount = cells[index]?.from ?? 0;
    const isLast = index === at.at(-1);
    return { at: index, text: language === 'ko' && !isLast && amount < 10_000 ? String(amount) : formatManwon(language, amount) };
  });
}
