import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { addDays, weekday } from '#shared/calendar/civil-date.ts';
import type { DateRange } from '#shared/calendar/date-range.ts';
import type { Move } from '#shared/survey/steps.ts';
import type { SurveyDraft } from '#shared/survey/draft.ts';
import { firstWeekday, formatDay, formatMonth, formatMonthName, formatRange, weekdayName } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { MonthList, type MonthDay } from '#app/ui/month-list.tsx';
import css from './dates.module.css';
import { lastDay, waitsForEnd } from './range-editing.ts';

interface RangeMonthsProps {
  draft: SurveyDraft;
  act: (does: Move) => void;
  today: string;
  /** The month that is shown first: 'YYYY-MM'. */
  opensOn: string;
  friends: { byDay: Readonly<Record<string, number>>; total: number } | undefined;
  /** Names of public holidays, by day. */
  holidays?: ReadonlyMap<string, string> | undefined;
  /** Beside the choice of the brush. */
  tools: ReactNode;
  /** Of the month that is shown first now. */
  onMonth: (month: string) => void;
}

/** How many months are shown at first, and how many more each time. */
const page = 2;

/** The own ranges over the friends' days, month below month. */
export function RangeMonths({ draft, act, today, opensOn, friends, holidays, tools, onMonth }: RangeMonthsProps) {
  const { t, language } = useText();
  const [shown, setShown] = useState({ first: opensOn, count: page });
  const max = lastDay(today);
  const months = monthsFrom(shown.first, shown.count).filter((month) => month <= max.slice(0, 7));
  const away = useNewAway(draft, months);
  if (away !== undefined) setShown({ first: away, count: page });
  useEffect(() => {
    onMonth(shown.first);
  }, [onMonth, shown.first]);
  const previous = monthBefore(shown.first);
  const next = monthsFrom(shown.first, shown.count + 1).at(-1) ?? '';
  const showPrevious = () => {
    setShown({ first: previous, count: shown.count + 1 });
  };
  const showNext = () => {
    flushSync(() => {
      setShown({ ...shown, count: shown.count + page });
    });
  };
  const asSpans = (ranges: SurveyDraft['ranges']) => ranges.map(({ start, end }) => ({ from: start, to: end }));
  const dayText = (day: string, { place, brush, people, isToday }: MonthDay) =>
    [
      formatDay(language, day, { weekday: true }),
      ...(holidays?.has(day) ? [holidays.get(day) ?? ''] : []),
      ...(isToday ? [t('survey.dates.today')] : []),
      ...(people === undefined ? [] : [t('survey.dates.friends', { count: people })]),
      ...(place === 'none' ? [] : [t(`survey.dates.place.${place}`)]),
      ...(place !== 'none' && brush === 'maybe' ? [t('survey.dates.brush.maybe')] : []),
    ].join(', ');
  return (
    <MonthList
      label={t('survey.dates.calendar')}
      months={months}
      yes={asSpans(draft.ranges)}
      maybe={asSpans(draft.maybe)}
      pending={waitsForEnd(draft) ? draft.half.start : null}
      onPick={(day) => {
        act({ kind: 'pickDay', day });
      }}
      onPaint={({ from, to }) => {
        act({ kind: 'putRange', range: { start: from, end: to }, brush: draft.brush });
      }}
      onDrop={() => {
        act({ kind: 'dropHalf' });
      }}
      onBrush={() => {
        act({ kind: 'setBrush', brush: draft.brush === 'yes' ? 'maybe' : 'yes' });
      }}
      onReach={(day) => {
        if (day < shown.first) flushSync(showPrevious);
        else showNext();
      }}
      today={today}
      max={max}
      people={friends?.byDay}
      total={friends?.total ?? 0}
      holidays={holidays}
      weekStart={firstWeekday(language)}
      holidayText={(range, name) => t('survey.dates.holiday', { day: formatRange(language, range), name })}
      monthText={(month) => formatMonth(language, month)}
      dayText={dayText}
      bar={
        <>
          {tools}
          {/* The second one stands over the second column of wide screens. */}
          <div className={css.weeks} aria-hidden="true">
            {[1, 2].map((column) => (
              <div className={css.week} key={column}>
                {weekFrom(firstWeekday(language)).map((day) => (
                  <span key={day} data-column={weekday(day)}>
                    {weekdayName(language, day)}
                  </span>
                ))}
              </div>
            ))}
          </div>
        </>
      }
      before={
        previous >= today.slice(0, 7) && (
          <Button variant="plain" size="small" onClick={showPrevious}>
            <ChevronUp className="icon" aria-hidden="true" />
            {formatMonthName(language, previous)}
          </Button>
        )
      }
      after={
        next <= max.slice(0, 7) && (
          <Button
            variant="plain"
            wide
            onClick={() => {
              showNext();
              // The button goes below what is new: the reading goes on there.
              document.querySelector<HTMLElement>(`[data-day="${next}-01"]`)?.focus();
            }}
          >
            {t('survey.dates.moreMonths')}
          </Button>
        )
      }
      foot={
        <>
          {friends && <span>{t('survey.dates.friendsLegend')}</span>}
          <span>{t('survey.dates.howTo')}</span>
        </>
      }
    />
  );
}

/** The month of a range that was added since the last drawing and lies in none of these months, as a typed one may. */
function useNewAway({ ranges, maybe }: SurveyDraft, months: readonly string[]): string | undefined {
  const [known, setKnown] = useState({ ranges, maybe });
  if (known.ranges === ranges && known.maybe === maybe) return undefined;
  setKnown({ ranges, maybe });
  const before = [...known.ranges, ...known.maybe];
  const added = [...ranges, ...maybe].find((one) => before.every((other) => !isSame(one, other)));
  const isShown = added && months.some((month) => added.start.slice(0, 7) <= month && month <= added.end.slice(0, 7));
  return isShown ? undefined : added?.start.slice(0, 7);
}

const isSame = (a: DateRange, b: DateRange): boolean => a.start === b.start && a.end === b.end;

/** Any week; 3 January 2027 is a Sunday. */
const weekFrom = (first: 0 | 1): string[] => [0, 1, 2, 3, 4, 5, 6].map((day) => addDays('2027-01-03', first + day));

function monthsFrom(first: string, count: number): string[] {
  const months = [first];
  while (months.length < count) months.push(addDays(`${months.at(-1) ?? first}-28`, 4).slice(0, 7));
  return months;
}

const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7);
