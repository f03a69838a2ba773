import { formatDay, formatRange } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Bars } from '#app/ui/bars.tsx';
import { Card } from '#app/ui/card.tsx';
import { TableTwin } from '#app/ui/table-twin.tsx';
import { CardHead } from './card-head.tsx';
import type { GroupResultsData } from './read-results.ts';
import css from './results.module.css';

/** Of up to five shared stays the first three are drawn; the table has all. */
const drawn = 3;

/** Stays that people share, and the days that suit most. */
export function DatesCard({ results: { windows, days, dates, counted } }: { results: GroupResultsData }) {
  const { t, language } = useText();
  const total = dates.length;
  // Days of one person are shared with nobody yet.
  const isOne = total === 1;
  const people = (count: number) => t('results.people', { count });
  const best = windows[0];
  const length = (count: number) => t('results.days', { count });
  return (
    <Card as="section" className="stack gap-5" aria-labelledby="results-dates">
      <CardHead
        id="results-dates"
        title={t(isOne ? 'results.dates.headWhen' : 'results.dates.title')}
        answered={{ answeredBy: total, of: counted.length }}
      />
      {days.length === 0 ? (
        <p className="small soft">{t('results.dates.none')}</p>
      ) : (
        <>
          {best && (
            <p className={css.figure}>
              <b className="figure">{length(best.lengthDays)}</b>{' '}
              {best.present.length > 1 && (
                <span className="note">{t('group.dates.longest', { count: best.present.length })}</span>
              )}
            </p>
          )}
          <div className={css.two}>
            <div className="stack gap-3">
              {!isOne && <h3 className="small strong">{t('results.dates.stays')}</h3>}
              {windows.length > 0 ? (
                <Bars
                  total={total}
                  items={windows.slice(0, drawn).map((window) => ({
                    id: window.start + window.end,
                    label: `${formatRange(language, window)} · ${length(window.lengthDays)}`,
                    count: window.present.length,
                    value: people(window.present.length),
                  }))}
                />
              ) : (
                <p className="small soft">{t('results.dates.apart')}</p>
              )}
            </div>
            {!isOne && (
              <div className="stack gap-3">
                <h3 className="small strong">{t('results.dates.days')}</h3>
                <Bars
                  total={total}
                  items={days.map(({ date, count }) => ({
                    id: date,
                    label: formatDay(language, date, { weekday: true }),
                    count,
                    value: people(count),
                  }))}
                />
              </div>
            )}
          </div>
          <TableTwin
            summary={t('group.tastes.table')}
            caption={t('results.dates.caption')}
            head={[t('results.dates.headWhen'), t('results.dates.headLength'), t('results.dates.headPeople')]}
            rows={[
              ...windows.map((window) => [
                formatRange(language, window),
                length(window.lengthDays),
                people(window.present.length),
              ]),
              ...days.map(({ date, count }) => [
                formatDay(language, date, { weekday: true }),
                length(1),
                people(count),
              ]),
            ]}
          />
        </>
      )}
    </Card>
  );
}
