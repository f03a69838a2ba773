import type { Language } from '#shared/languages.ts';
import type { PictureCell } from '#shared/money/budget-picture.ts';
import { RATES_DATE } from '#shared/money/currency.ts';
import { MIN_CONTRIBUTORS } from '#shared/money/private-budget.ts';
import { formatDay, formatManwon } from '#app/text/formats.ts';
import { useText, type Translate } from '#app/text/text.ts';
import { BudgetBand } from '#app/ui/budget-band.tsx';
import { Card } from '#app/ui/card.tsx';
import { TableTwin } from '#app/ui/table-twin.tsx';
import type { GroupResultsData } from './read-results.ts';
import css from './results.module.css';

/** What suits most purses. Below three answers nothing is said: it would point at somebody. */
export function BudgetCard({ results: { budget, hasOtherMoney } }: { results: GroupResultsData }) {
  const { t, language } = useText();
  const { answeredBy, of, band, cells } = budget;
  const text = band && priceText(t, language, { from: band.min, to: band.max });
  const sentence = band && text && (band.headCount === answeredBy ? t('group.budget.all', { band: text, count: answeredBy }) : t('group.budget.most', { band: text, count: band.headCount, total: answeredBy }));
  return (
    <Card as="section" className="stack" aria-labelledby="results-budget">
      <div className="row row--between gap-1">
        <h2 className="title-3" id="results-budget">{t('group.budget.title')}</h2>
        <p className="note">{t('results.answered', { count: of, done: answeredBy })}</p>
      </div>
      {answeredBy < MIN_CONTRIBUTORS || !sentence ? (
        <p className="small soft">{t('group.budget.few', { count: Math.max(1, MIN_CONTRIBUTORS - answeredBy) })}</p>
      ) : (
        <>
          <p>{sentence}</p>
          <p className={css.figure}><b className="figure">{text}</b> <span className="note">{t('group.budget.note')}</span></p>
          <BudgetBand counts={cells.map((cell) => cell.headCount ?? 0)} total={answeredBy} axis={axisOf(language, cells)} label={sentence} />
          {hasOtherMoney && <p className="note">{t('group.budget.rates', { date: formatDay(language, RATES_DATE, { year: true }) })}</p>}
          <TableTwin
            summary={t('results.table')}
            caption={t('group.budget.caption')}
            head={[t('group.budget.headAmount'), t('group.budget.headPeople')]}
            rows={cells.map((cell) => [priceText(t, language, cell), cell.headCount === undefined ? '·' : t('results.people', { count: cell.headCount })])}
          />
        </>
      )}
    </Card>
  );
}

/** `80–90만 원`, `200만 원 이상`, in ten thousand won. */
function priceText(t: Translate, language: Language, { from, to }: Pick<PictureCell, 'from' | 'to'>): string {
  if (to === Infinity) return t('group.budget.above', { from: formatManwon(language, from) });
  if (from === 0) return t('group.budget.below', { to: formatManwon(language, to) });
  if (Math.round(from) === Math.round(to)) return formatManwon(language, to);
  // One unit for both ends, as people say it.
  const isPlain = language === 'ko' && to < 10_000;
  return t('group.budget.between', { from: isPlain ? String(Math.round(from)) : formatManwon(language, from), to: formatManwon(language, to) });
}

/** About three labels, at borders between cells. */
function axisOf(language: Language, cells: readonly PictureCell[]): { at: number; text: string }[] {
  const every = Math.max(1, Math.ceil(cells.length / 4));
  const at = cells.map((_, index) => index).filter((index) => index > 0 && index % every === 0);
  return at.map((index) => {
    const amount = cells[index]?.from ?? 0;
    return { at: index, text: language === 'ko' && index !== at.at(-1) && amount < 10_000 ? String(amount) : formatManwon(language, amount) };
  });
}
