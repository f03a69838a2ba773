import { useState } from 'react';
import { addDays, toDayNumber } from '#shared/calendar/civil-date.ts';
import { dayRuns } from '#shared/dates/day-counts.ts';
import { memberDays } from '#shared/dates/member-days.ts';
import type { TripWindow } from '#shared/dates/trip-window.ts';
import { formatDay } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Legend } from '#app/ui/legend.tsx';
import { MemberLine } from '#app/ui/member-line.tsx';
import { TableTwin } from '#app/ui/table-twin.tsx';
import { DaysDrawing } from './days-drawing.tsx';
import { nameOf } from '#app/parts/trip/group-people.ts';
import type { SummaryOverview } from './summary-overview.ts';
import { countDays, rowsAround, stripRows } from './strip-rows.ts';
import css from './summary.module.css';
import { useIsWide } from '#app/ui/use-is-wide.ts';

const mostRows = 6;

/** The heat strip of all days with somebody, the stays below it and who can when. */
export function OverlapCard({
  overview,
  windows,
  chosen,
}: {
  overview: SummaryOverview;
  windows: readonly TripWindow[];
  chosen: TripWindow;
}) {
  const { t, language } = useText();
  const [isWhole, setWhole] = useState(false);
  const size = useIsWide() ? 28 : 14;
  const {
    people,
    summary: { dates, of },
  } = overview;
  const strip = dayRuns(dates);
  const rows = stripRows(strip.runs, size, chosen);
  const shown = isWhole ? rows : rowsAround(rows, chosen, mostRows);
  const rest = countDays(rows) - countDays(shown);
  const free = dates.map(memberDays);
  const days = strip.runs.flatMap((run) =>
    run.counts.map((count, index) => ({ date: addDays(run.start, index), count })),
  );
  const whoOn = (day: number) =>
    free
      .filter((one) => one.free.some((span) => span.first <= day && day <= span.last))
      .map((one) => nameOf(people, one.memberId));
  return (
    <Card as="section" className="stack" aria-labelledby="overlap">
      <div className={css.cardHead}>
        <h2 className="title-3" id="overlap">
          {t('group.dates.title')}
        </h2>
        <Legend nobody={t('group.dates.nobody')} everybody={t('group.dates.everybody', { count: of })} />
      </div>
      <DaysDrawing rows={shown} windows={windows} chosen={chosen} total={of} members={dates} people={people} />
      {rows.length > strip.runs.length && <p className="note">{t('summary.dates.split', { count: size })}</p>}
      {rest > 0 && (
        <div>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              setWhole(true);
            }}
          >
            {t('summary.dates.rest', { count: rest })}
          </Button>
        </div>
      )}
      {strip.daysLeftOut > 0 && <p className="note">{t('summary.dates.left', { count: strip.daysLeftOut })}</p>}
      <TableTwin
        beside={
          <span className={`note ${css.key}`}>
            <MemberLine form="key" />
            {t('summary.dates.line')}
          </span>
        }
        summary={t('group.tastes.table')}
        caption={t('group.dates.caption')}
        head={[t('group.dates.headDay'), t('summary.dates.headWho'), t('group.dates.headPeople')]}
        rows={days.map(({ date, count }) => [
          <span key="day" className="nowrap">
            {formatDay(language, date, { weekday: true })}
          </span>,
          whoOn(toDayNumber(date)).join(' · '),
          t('summary.people', { count }),
        ])}
      />
    </Card>
  );
}
