import { addDays, daysBetween } from '#shared/calendar/civil-date.ts';
import type { DayRun } from '#shared/dates/day-counts.ts';
import { frontier } from '#shared/dates/frontier.ts';
import type { MemberDates } from '#shared/dates/member-days.ts';
import { dayLabel, dayTone, monthLabel, weekdayLabel } from '#app/parts/answers/day-labels.ts';
import { useToday } from '#app/local/device/use-today.ts';
import { formatTrip } from '#app/parts/trip/trip-dates.ts';
import { WithBold } from '#app/ui/with-bold.tsx';
import { paths } from '#app/kernel/paths.ts';
import { formatDay } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Card } from '#app/ui/card.tsx';
import { Legend } from '#app/ui/legend.tsx';
import { TableTwin } from '#app/ui/table-twin.tsx';
import { Timeline } from '#app/ui/timeline.tsx';
import css from './group.module.css';
import { stripAround } from './strip-around.ts';

const mostWindows = 3;

/** Days that suit most: the sentence, the number, the strip with its windows, the table. */
export function DatesCard({ dates, groupId }: { dates: readonly MemberDates[]; groupId: string }) {
  const { t, language } = useText();
  const today = useToday();
  const answeredBy = dates.length;
  const windows = frontier(dates);
  const best = windows[0];
  if (!best) return null;
  const strip = stripAround(dates, best);
  const range = formatTrip(language, best, today);
  const isForAll = best.present.length === answeredBy;
  const sentence =
    answeredBy === 1
      ? t('group.dates.first', { range, count: 1 })
      : best.present.length === 1
        ? t('group.dates.apart', { count: answeredBy })
        : isForAll
          ? t('group.dates.all', { range, count: answeredBy })
          : t('group.dates.most', { range, count: best.present.length, total: answeredBy });
  const shown = windows.slice(0, mostWindows);
  /** The windows that the run contains, in its columns. */
  const windowsIn = (run: DayRun) =>
    shown.flatMap(({ start, end, present: { length: count }, lengthDays }) => {
      const from = daysBetween(run.start, start);
      const to = daysBetween(run.start, end);
      return from < 0 || to >= run.counts.length
        ? []
        : {
            from,
            to,
            count,
            name: t('group.dates.window', { count }),
            text: t('group.dates.days', { count: lengthDays }),
          };
    });
  return (
    <Card as="article" className="stack">
      <div className={css.cardHead}>
        <h3 className="title-3">{t('group.dates.title')}</h3>
        <ButtonLink
          variant="plain"
          size="small"
          to={paths.groupSummary(groupId)}
          aria-label={t('group.tastes.moreAria')}
        >
          {t('group.tastes.more')}
        </ButtonLink>
      </div>
      <p>
        <WithBold text={sentence} bold={range} />
      </p>
      {best.present.length > 1 && (
        <p className={css.figure}>
          <b className="figure">{t('group.dates.days', { count: best.lengthDays })}</b>{' '}
          <span className="note">{t('group.dates.longest', { count: best.present.length })}</span>
        </p>
      )}
      <Timeline
        total={answeredBy}
        countName={t('group.dates.people')}
        runs={strip.runs.map((run) => ({
          month: monthLabel(language, run.start),
          days: run.counts.map((count, index) => {
            const date = addDays(run.start, index);
            return {
              id: date,
              weekday: weekdayLabel(language, date),
              day: dayLabel(language, date, index === 0),
              tone: dayTone(date),
              count,
            };
          }),
          windows: windowsIn(run),
        }))}
      />
      {strip.daysLeftOut > 0 && <p className="note">{t('group.dates.left', { count: strip.daysLeftOut })}</p>}
      <TableTwin
        beside={
          <Legend nobody={t('group.dates.nobody')} everybody={t('group.dates.everybody', { count: answeredBy })} />
        }
        summary={t('group.tastes.table')}
        caption={t('group.dates.caption')}
        head={[t('group.dates.headDay'), t('group.dates.headPeople')]}
        rows={strip.runs.flatMap((run) =>
          run.counts.map((count, index) => [
            formatDay(language, addDays(run.start, index), { weekday: true }),
            t('group.dates.window', { count }),
          ]),
        )}
      />
    </Card>
  );
}
