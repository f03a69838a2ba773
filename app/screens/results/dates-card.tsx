import { formatRange } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Bars } from '#app/ui/bars.tsx';
import { Card } from '#app/ui/card.tsx';
import { TableTwin } from '#app/ui/table-twin.tsx';
import type { GroupResultsData } from './read-results.ts';
import css from './results.module.css';
import { dayName } from './words.ts';

/** Of up to five shared stays the first three are drawn; the table has all. */
const drawn = 3;

/** Stays that people share, and the days that suit most. */
export function DatesCard({ results: { windows, days, dates, progress } }: { results: GroupResultsData }) {
  const { t, language } = useText();
  const total = dates.length;
  const people = (count: number) => t('results.people', { count });
  const best = windows[0];
  const length = (count: number) => t('results.days', { count });
  return (
    <Card as="section" className="stack gap-5" aria-labelledby="results-dates">
      <div className="row row--between gap-1">
        <h2 className="title-3" id="results-dates">{t('results.dates.title')}</h2>
        <p className="note">{t('results.answered', { count: progress.counted.length, done: total })}</p>
      </div>
      {days.length === 0 ? <p className="small soft">{t('results.dates.none')}</p> : (
        <>
          {best && (
            <p className={css.figure}>
              <b className="figure">{length(best.lengthDays)}</b> <span className="note">{t('group.dates.longest', { count: best.present.length })}</span>
            </p>
          )}
          <div className={css.two}>
            <div className="stack gap-3">
              <h3 className="small strong">{t('results.dates.stays')}</h3>
              {windows.length > 0
                ? <Bars total={total} items={windows.slice(0, drawn).map((window) => ({ id: window.start + window.end, label: `${formatRange(language, window)} · ${length(window.lengthDays)}`, count: window.present.length, value: people(window.present.length) }))} />
                : <p className="small soft">{t('results.dates.apart')}</p>}
            </div>
            <div className="stack gap-3">
              <h3 className="small strong">{t('results.dates.days')}</h3>
              <Bars total={total} items={days.map(({ date, count }) => ({ id: date, label: dayName(language, date), count, value: people(count) }))} />
            </div>
          </div>
          <TableTwin
            summary={t('results.table')}
            caption={t('results.dates.caption')}
            head={[t('results.dates.headWhen'), t('results.dates.headLength'), t('results.dates.headPeople')]}
            rows={[
              ...windows.map((window) => [formatRange(language, window), length(window.lengthDays), people(window.present.length)]),
              ...days.map(({ date, count }) => [dayName(language, date), length(1), people(count)]),
            ]}
          />
        </>
      )}
    </Card>
  );
}
