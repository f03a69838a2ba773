import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { gatherStep } from './gather-step.ts';
import { MemberLine } from './member-line.tsx';
import type { PersonHue } from './person-hue.ts';
import { StripCell } from './strip.tsx';
import { vars } from './vars.ts';
import css from './timeline.module.css';

/** First and last column, counted from 0 within the run, both included. */
interface Span {
  from: number;
  to: number;
}

export interface TimelineDay {
  id: string;
  weekday: ReactNode;
  /** The day of the month, 4/1 where the month changes. */
  day: ReactNode;
  tone?: 'sun' | 'sat' | undefined;
  count: number;
}

/** Days in a row; days without anybody are cut out between two runs. */
export interface TimelineRun {
  month: ReactNode;
  days: readonly TimelineDay[];
  /** Nested stays, from everybody outward. */
  windows?: readonly (Span & { name: ReactNode; text: ReactNode; count: number })[];
  /** The days of each person; one row per person. */
  lines?: readonly { id: string; name: ReactNode; hue: PersonHue; spans: readonly Span[] }[];
  /** The chosen stay, marked in all rows. */
  band?: Span | undefined;
}

interface TimelineProps {
  runs: readonly TimelineRun[];
  total: number;
  /** Name of the row of counts. */
  countName: ReactNode;
  className?: string;
}

const columns = ({ from, to }: Span) => ({ '--from': from + 2, '--to': to + 3 }) as const;
const mostLabels = 14;

/**
 * Days as a strip of people counts with windows and members below, on one set of columns. Needs a TableTwin for screen
 * readers.
 */
export function Timeline({ runs, total, countName, className }: TimelineProps) {
  const longest = Math.max(1, ...runs.map((run) => run.days.length));
  return (
    <div className={cx(css.runs, className)} aria-hidden="true">
      {runs.map((run) => (
        <Run key={run.days[0]?.id} run={run} total={total} countName={countName} longest={longest} />
      ))}
    </div>
  );
}

function Run({
  run,
  total,
  countName,
  longest,
}: {
  run: TimelineRun;
  total: number;
  countName: ReactNode;
  longest: number;
}) {
  const { days, windows = [], lines = [], band } = run;
  const every = Math.ceil(longest / mostLabels);
  const firstLine = windows.length + (lines.length ? 4 : 3);
  const rows = firstLine + lines.length - 1;
  return (
    <div
      className={cx(css.timeline, longest > 7 && css.dense)}
      style={vars({ '--days': days.length, '--share': days.length / longest, '--rows': rows })}
    >
      <span className={cx(css.name, css.month)} style={vars({ '--r': 1 })}>
        {run.month}
      </span>
      {days.map((day, index) => (
        <span
          key={day.id}
          className={cx(css.day, day.tone && css[day.tone], index % every > 0 && css.silent)}
          style={vars({ '--r': 1, ...columns({ from: index, to: index }) })}
        >
          <span>{day.weekday}</span>
          <b>{day.day}</b>
        </span>
      ))}
      <span className={cx(css.name, css.what, 'soft')} style={vars({ '--r': 2 })}>
        {countName}
      </span>
      {days.map((day, index) => (
        <span key={day.id} style={vars({ '--r': 2, ...columns({ from: index, to: index }) })}>
          <StripCell count={day.count} total={total} />
        </span>
      ))}
      {windows.map((window, index) => [
        <span key={`name ${index}`} className={cx(css.name, 'strong')} style={vars({ '--r': index + 3 })}>
          {window.name}
        </span>,
        <span
          key={index}
          className={css.window}
          data-depth={gatherStep(window.count, total)}
          style={vars({ '--r': index + 3, ...columns(window) })}
        >
          <span>{window.text}</span>
        </span>,
      ])}
      {lines.length > 0 && windows.length > 0 && <span className={css.rule} style={vars({ '--r': firstLine - 1 })} />}
      {lines.map((line, index) => [
        <span key={line.id} className={css.name} style={vars({ '--r': firstLine + index })}>
          {line.name}
        </span>,
        ...line.spans.map((span) => (
          <span
            key={`${line.id} ${span.from}`}
            className={css.line}
            style={vars({ '--r': firstLine + index, ...columns(span) })}
          >
            <MemberLine hue={line.hue} days={span.to - span.from + 1} />
          </span>
        )),
      ])}
      {band && <span className={css.band} style={vars(columns(band))} />}
    </div>
  );
}
