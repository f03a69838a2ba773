import { addDays } from '#shared/calendar/civil-date.ts';
import type { DayRun } from '#shared/dates/day-counts.ts';
import type { MemberDates } from '#shared/dates/member-days.ts';
import type { TripWindow } from '#shared/dates/trip-window.ts';
import { dayLabel, dayTone, monthLabel, weekdayLabel } from '#app/parts/answers/day-labels.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { useText } from '#app/text/text.ts';
import { Timeline } from '#app/ui/timeline.tsx';
import { personOf } from '#app/parts/trip/group-people.ts';
import { columnsOf, memberColumns } from './strip-rows.ts';

interface DaysDrawingProps {
  rows: readonly DayRun[];
  windows: readonly TripWindow[];
  chosen: TripWindow;
  total: number;
  /** With them, the rows of the chosen stay show who can when. */
  members?: readonly MemberDates[];
  people?: readonly GroupPerson[];
}

/** Days as people counts, the stays below, and the members of the chosen stay. */
export function DaysDrawing({ rows, windows, chosen, total, members = [], people = [] }: DaysDrawingProps) {
  const { t, language } = useText();
  return (
    <Timeline
      total={total}
      countName={t('group.dates.people')}
      runs={rows.map((row) => {
        const band = columnsOf(row, chosen);
        return {
          month: monthLabel(language, row.start),
          days: row.counts.map((count, index) => {
            const date = addDays(row.start, index);
            return {
              id: date,
              weekday: weekdayLabel(language, date),
              day: dayLabel(language, date, index === 0),
              tone: dayTone(date),
              count,
            };
          }),
          windows: windows.flatMap((window) => {
            const at = columnsOf(row, window);
            const count = window.present.length;
            return at
              ? [
                  {
                    ...at,
                    count,
                    name: t('summary.people', { count }),
                    text: t('summary.days', { count: window.lengthDays }),
                  },
                ]
              : [];
          }),
          lines: band
            ? members.flatMap((member) => {
                const person = personOf(people, member.memberId);
                return person
                  ? [{ id: person.id, name: person.name, hue: person.hue, spans: memberColumns(row, member) }]
                  : [];
              })
            : [],
          band: members.length > 0 ? band : undefined,
        };
      })}
    />
  );
}
