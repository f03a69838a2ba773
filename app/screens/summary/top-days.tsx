import { topDays } from '#shared/dates/day-counts.ts';
import { dayTone } from '#app/parts/answers/day-labels.ts';
import { formatDay } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Bar } from '#app/ui/bars.tsx';
import { Card } from '#app/ui/card.tsx';
import type { Summary } from './read-summary.ts';
import css from './summary.module.css';

/** The ten days that suit most. The drawing is the table. */
export function TopDays({ summary }: { summary: Summary }) {
  const { t, language } = useText();
  return (
    <Card as="section" className="stack" aria-labelledby="top">
      <h2 className="title-3" id="top">
        {t('summary.dates.top')}
      </h2>
      <table className={css.top}>
        <caption className="visually-hidden">{t('summary.dates.topCaption')}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">#</th>
            <th scope="col">{t('group.dates.headDay')}</th>
            <td />
            <th scope="col">{t('group.dates.headPeople')}</th>
          </tr>
        </thead>
        <tbody>
          {topDays(summary.dates).map(({ date, count }, index) => {
            const tone = dayTone(date);
            return (
              <tr key={date}>
                <td className={css.place}>{index + 1}</td>
                <th scope="row" className="nowrap">
                  <span className={tone && css[tone]}>{formatDay(language, date, { weekday: true })}</span>
                </th>
                <td className={css.topBar}>
                  <Bar count={count} total={summary.of} />
                </td>
                <td className="strong nowrap">{t('summary.people', { count })}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
