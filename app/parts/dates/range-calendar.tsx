import type { DayState } from '#app/ui/date-calendar.tsx';
import { firstWeekday, formatDay } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { laterPart } from '#app/ui/later.tsx';
import { lastDay, waitsForEnd, type RangeEditing } from './range-editing.ts';
import { Coming } from '#app/ui/coming.tsx';

const DateCalendar = laterPart(() => import('#app/ui/date-calendar.tsx').then((m) => m.DateCalendar));

interface RangeCalendarProps extends Pick<RangeEditing, 'picked' | 'act' | 'today'> {
  label: string;
  className?: string | undefined;
}

/** Ranges by pressing their first and their last day. */
export function RangeCalendar({ picked, act, today, label, className }: RangeCalendarProps) {
  const { t, language } = useText();
  const dayText = (day: string, { place, today: isToday }: DayState) =>
    [
      formatDay(language, day, { weekday: true }),
      ...(isToday ? [t('survey.dates.today')] : []),
      ...(place === 'none' ? [] : [t(`survey.dates.place.${place}`)]),
    ].join(', ');
  return (
    <Coming height="27rem">
      <DateCalendar
        className={className ?? ''}
        ranges={picked.ranges.map(({ start, end }) => ({ from: start, to: end }))}
        pending={waitsForEnd(picked) ? picked.half.start : null}
        onPick={(day) => {
          act({ kind: 'pickDay', day });
        }}
        today={today}
        min={today}
        max={lastDay(today)}
        weekStart={firstWeekday(language)}
        locale={language}
        label={label}
        previousLabel={t('survey.dates.previousMonth')}
        nextLabel={t('survey.dates.nextMonth')}
        dayText={dayText}
      />
    </Coming>
  );
}
