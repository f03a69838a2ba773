import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { DayPicker, type ChevronProps, type DayButtonProps, type Matcher } from 'react-day-picker';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Card } from './card.tsx';
import { cx } from './cx.ts';
import type { DaySpan } from './day-span.ts';
import { gatherStep } from './gather-step.ts';
import css from './date-calendar.module.css';

/** The state of a day that its accessible name contains besides the date. */
export interface DayState {
  /** The position of the day in the chosen ranges; `pending` = begun, without its end yet. */
  place: 'none' | 'start' | 'inside' | 'end' | 'only' | 'pending';
  /** How many people can; `undefined` where nobody was asked. */
  people: number | undefined;
  today: boolean;
}

interface DateCalendarProps {
  /** Every day is 'YYYY-MM-DD', here and in all other props. */
  ranges: readonly DaySpan[];
  /** The first day of a range that waits for its last. */
  pending?: string | null;
  onPick: (day: string) => void;
  today: string;
  /** Earlier and later days cannot be picked. */
  min?: string;
  max?: string;
  /** How many people can on a day, of `total`: the short bar under it. */
  people?: Readonly<Record<string, number>>;
  total?: number;
  /** The day that a week begins with: 0 = Sunday, 1 = Monday. */
  weekStart?: 0 | 1;
  /** Language of month and weekday names (BCP 47). */
  locale: string;
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** The whole name of a day. */
  dayText: (day: string, state: DayState) => string;
  /** What the short bars mean; shown below. */
  peopleText?: ReactNode;
  className?: string;
}

// All dates in this file are midnights in UTC, and the calendar runs in UTC, so that no time zone moves a day.
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => new Date(date.getTime()).toISOString().slice(0, 10);

const DayFacts = createContext<{ people: Readonly<Record<string, number>> | undefined; total: number }>({
  people: undefined,
  total: 0,
});

/**
 * A month in which ranges of days are picked: press the first day, then the last. Arrow keys move by days, Page Up and
 * Page Down by months.
 */
export function DateCalendar({
  ranges,
  pending = null,
  onPick,
  today,
  min,
  max,
  people,
  total = 0,
  weekStart = 0,
  locale,
  label,
  previousLabel,
  nextLabel,
  dayText,
  peopleText,
  className,
}: DateCalendarProps) {
  const formats = useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => {
      const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      return (date: Date) => made.format(date.getTime());
    };
    return {
      month: format({ year: 'numeric', month: 'long' }),
      weekday: format({ weekday: 'short' }),
      longWeekday: format({ weekday: 'long' }),
    };
  }, [locale]);
  const facts = useMemo(() => ({ people, total }), [people, total]);
  const [month, setMonth] = useState(pending ?? ranges[0]?.from ?? (min && min > today ? min : today));
  const [known, setKnown] = useState(ranges);
  const added = ranges.find((range) => !known.some((one) => isSame(one, range)));
  if (added || known.length !== ranges.length) {
    setKnown(ranges);
    // A range that was typed may lie in another month than the one that is seen.
    const seen = month.slice(0, 7);
    if (added && (added.to.slice(0, 7) < seen || seen < added.from.slice(0, 7))) setMonth(added.from);
  }
  const inside = (day: string) => ranges.some((range) => range.from <= day && day <= range.to);
  const starts = new Set(ranges.map((range) => range.from));
  const ends = new Set(ranges.map((range) => range.to));
  const on =
    (test: (day: string) => boolean): Matcher =>
    (date) =>
      test(dayOf(date));
  const placeOf = (day: string): DayState['place'] => {
    if (day === pending) return 'pending';
    if (!inside(day)) return 'none';
    if (starts.has(day)) return ends.has(day) ? 'only' : 'start';
    return ends.has(day) ? 'end' : 'inside';
  };
  return (
    <Card as="section" className={cx(css.calendar, className)} aria-label={label}>
      <DayFacts value={facts}>
        <DayPicker
          timeZone="UTC"
          today={dateOf(today)}
          month={dateOf(month)}
          onMonthChange={(date) => {
            setMonth(dayOf(date));
          }}
          startMonth={min ? dateOf(min) : undefined}
          {...(max && { endMonth: dateOf(max) })}
          weekStartsOn={weekStart}
          showOutsideDays
          navLayout="around"
          disabled={on((day) => (min !== undefined && day < min) || (max !== undefined && day > max))}
          modifiers={{
            selected: on((day) => inside(day) || day === pending),
            in: on(inside),
            start: on((day) => starts.has(day)),
            end: on((day) => ends.has(day)),
            pick: on((day) => day === pending),
            sun: { dayOfWeek: [0] },
            sat: { dayOfWeek: [6] },
          }}
          modifiersClassNames={modifierClasses}
          classNames={classes}
          components={components}
          formatters={{ formatCaption: formats.month, formatWeekdayName: formats.weekday }}
          labels={{
            labelGrid: formats.month,
            labelWeekday: formats.longWeekday,
            labelPrevious: () => previousLabel,
            labelNext: () => nextLabel,
            labelDayButton: (date, modifiers) => {
              const day = dayOf(date);
              return dayText(day, {
                place: placeOf(day),
                people: people ? (people[day] ?? 0) : undefined,
                today: Boolean(modifiers['today']),
              });
            },
          }}
          onDayClick={(date) => onPick(dayOf(date))}
        />
      </DayFacts>
      {peopleText && (
        <p className={cx('note', css.foot)}>
          <i data-depth="1" />
          <i data-depth="4" />
          <i data-depth="full" />
          <span>{peopleText}</span>
        </p>
      )}
    </Card>
  );
}

const isSame = (a: DaySpan, b: DaySpan): boolean => a.from === b.from && a.to === b.to;

function Day({ day, modifiers, children, ...rest }: DayButtonProps) {
  const { people, total } = useContext(DayFacts);
  const button = useRef<HTMLButtonElement>(null);
  const focused = Boolean(modifiers['focused']);
  const count = people?.[dayOf(day.date)] ?? 0;
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  return (
    <button ref={button} {...rest} className={css.day} aria-pressed={Boolean(modifiers['selected'])}>
      <span className={css.no}>{children}</span>
      {people && <i className={css.bar} data-depth={gatherStep(count, total)} data-people={count} />}
    </button>
  );
}

function Chevron({ orientation }: ChevronProps) {
  const Icon = orientation === 'right' ? ChevronRight : ChevronLeft;
  return <Icon className="icon" aria-hidden="true" />;
}

const components = { DayButton: Day, Chevron };

/** A CSS Module's class is `string | undefined` to the compiler; the calendar needs a string. */
const name = (className: string | undefined) => className ?? '';

const classes = {
  root: '',
  months: '',
  month: name(css.month),
  month_caption: name(css.caption),
  caption_label: 'title-3',
  button_previous: name(cx('bare', css.nav)),
  button_next: name(cx('bare', css.nav)),
  month_grid: name(css.grid),
  weekday: name(css.weekday),
  day: name(css.cell),
  outside: name(css.outside),
  disabled: name(css.off),
  today: name(css.today),
};

const modifierClasses = {
  in: name(css.in),
  start: name(css.start),
  end: name(css.end),
  pick: name(css.pick),
  sun: name(css.sun),
  sat: name(css.sat),
};
