import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { addDays, weekday } from '#shared/calendar/civil-date.ts';
import type { DateRange } from '#shared/calendar/date-range.ts';
import { holidaysOfMonth } from '#shared/calendar/holidays.ts';
import { cx } from './cx.ts';
import type { DaySpan } from './day-span.ts';
import { gatherStep } from './gather-step.ts';
import css from './month-list.module.css';
import { daysOf, useMonthKeys } from './use-month-keys.ts';
import { usePaint } from './use-paint.ts';

/** The state of a day that its accessible name contains besides the date. */
export interface MonthDay {
  place: 'none' | 'start' | 'inside' | 'end' | 'only' | 'pending';
  /** Of the range it lies in. */
  brush: 'yes' | 'maybe';
  people: number | undefined;
  isToday: boolean;
}

export interface MonthListProps {
  /** 'YYYY-MM', in order. */
  months: readonly string[];
  /** Days are 'YYYY-MM-DD', here and in all other props. */
  yes: readonly DaySpan[];
  maybe: readonly DaySpan[];
  /** The first day of a range that waits for its last. */
  pending: string | null;
  onPick: (day: string) => void;
  /** A drag from one day to another, in whichever order. */
  onPaint: (range: DaySpan) => void;
  onDrop: () => void;
  onBrush: () => void;
  /** Shows the months next to these, on the side where this day is. */
  onReach: (day: string) => void;
  today: string;
  /** The last day that can be picked. */
  max: string;
  /** How many people can on a day, of `total`. */
  people?: Readonly<Record<string, number>> | undefined;
  total?: number;
  /** Names of public holidays, by day. */
  holidays?: ReadonlyMap<string, string> | undefined;
  /** The day that a week begins with: 0 = Sunday, 1 = Monday. */
  weekStart?: 0 | 1;
  monthText: (month: string) => string;
  /** Days of the month with the name of their holiday, beside the month. */
  holidayText?: (range: DateRange, name: string) => string;
  dayText: (day: string, state: MonthDay) => string;
  /** What stays in view above the months. */
  bar: ReactNode;
  label: string;
  /** A button in the head of the first month, and below the last. */
  before?: ReactNode;
  after?: ReactNode;
  foot?: ReactNode;
}

/**
 * Months below each other, in which ranges of days are painted: press the first and the last day, or drag. Below a day
 * the number of people who can.
 */
export function MonthList(props: MonthListProps) {
  const { months, bar, label, before, after, foot, monthText, today, weekStart = 0 } = props;
  const box = useRef<HTMLDivElement>(null);
  const { tabStop, onKeyDown, onFocus } = useMonthKeys(box, props);
  const { painted, ...paint } = usePaint(props);
  useKeptPlace(box, months[0] ?? '');
  // At the end of a month its weeks that are over would fill a phone's screen.
  const from = addDays(today, -((weekday(today) - weekStart + 7) % 7));
  return (
    <section className={css.list} aria-label={label}>
      <div className={css.bar}>{bar}</div>
      <div className={css.months} ref={box} onKeyDown={onKeyDown} onFocus={onFocus} {...paint}>
        {months.map((month, index) => (
          <div key={month}>
            <div className={css.head}>
              <h2 className="title-3" id={`month-${month}`}>
                {monthText(month)}
              </h2>
              {index === 0 && before}
            </div>
            <Holidays month={month} {...props} />
            <div className={css.grid} role="group" aria-labelledby={`month-${month}`}>
              {daysOf(month)
                .filter((day) => day >= from)
                .map((day) => (
                  <Day key={day} day={day} isTabStop={day === tabStop} painted={painted} {...props} />
                ))}
            </div>
          </div>
        ))}
      </div>
      {after}
      {foot && <div className={css.foot}>{foot}</div>}
    </section>
  );
}

/** A holiday of several days is named once, with all of them: its own day need not be the first. */
function Holidays({
  month,
  holidays,
  holidayText,
}: Pick<MonthListProps, 'holidays' | 'holidayText'> & { month: string }) {
  if (!holidays || !holidayText) return null;
  const found = holidaysOfMonth(holidays, month);
  if (found.length === 0) return null;
  return (
    <p className={css.holidays}>
      {found.map(({ range, name }) => (
        <span key={range.start}>{holidayText(range, name)}</span>
      ))}
    </p>
  );
}

/** A month put before the first one moves nothing that is in view. */
function useKeptPlace(box: React.RefObject<HTMLElement | null>, first: string): void {
  const shown = useRef({ first, height: 0 });
  useLayoutEffect(() => {
    const height = box.current?.offsetHeight ?? 0;
    if (first < shown.current.first) window.scrollBy(0, height - shown.current.height);
    shown.current = { first, height };
  });
}

interface DayProps extends MonthListProps {
  day: string;
  isTabStop: boolean;
  painted: DaySpan | undefined;
}

function Day({
  day,
  isTabStop,
  painted,
  yes,
  maybe,
  pending,
  today,
  max,
  people,
  total = 0,
  holidays,
  weekStart = 0,
  dayText,
  onPick,
}: DayProps) {
  const inYes = spanAt(yes, day);
  const inMaybe = inYes ? undefined : spanAt(maybe, day);
  const span = inYes ?? inMaybe;
  const isPending = day === pending;
  const place = isPending ? 'pending' : placeIn(span, day);
  const isOff = day < today || day > max;
  const count = people?.[day] ?? 0;
  const ofWeek = weekday(day);
  const column = (ofWeek - weekStart + 7) % 7;
  return (
    <button
      type="button"
      data-day={day}
      data-place={place}
      data-brush={inMaybe ? 'maybe' : 'yes'}
      data-painted={painted && painted.from <= day && day <= painted.to ? '' : undefined}
      className={cx(
        css.day,
        (ofWeek === 0 || holidays?.has(day)) && css.sun,
        ofWeek === 6 && !holidays?.has(day) && css.sat,
        day === today && css.today,
      )}
      style={day.endsWith('-01') ? { gridColumnStart: column + 1 } : undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-disabled={isOff}
      aria-pressed={span !== undefined || isPending}
      aria-label={dayText(day, {
        place,
        brush: inMaybe ? 'maybe' : 'yes',
        people: people && !isOff ? count : undefined,
        isToday: day === today,
      })}
      onClick={isOff ? undefined : () => onPick(day)}
    >
      <span className={css.no}>{Number(day.slice(8))}</span>
      {count > 0 && (
        <span
          className={cx(
            css.people,
            (column === 0 || !people?.[addDays(day, -1)] || day.endsWith('-01')) && css.first,
            (column === 6 || !people?.[addDays(day, 1)] || addDays(day, 1).endsWith('-01')) && css.last,
          )}
          data-depth={gatherStep(count, total)}
          data-count={count}
          aria-hidden="true"
        />
      )}
    </button>
  );
}

const spanAt = (spans: readonly DaySpan[], day: string): DaySpan | undefined =>
  spans.find((one) => one.from <= day && day <= one.to);

function placeIn(span: DaySpan | undefined, day: string): MonthDay['place'] {
  if (!span) return 'none';
  if (span.from === day) return span.to === day ? 'only' : 'start';
  return span.to === day ? 'end' : 'inside';
}
