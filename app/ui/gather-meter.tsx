import { useId, type ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { Bar } from './bars.tsx';
import { cx } from './cx.ts';
import css from './gather-meter.module.css';
import { personColor, type PersonHue } from './person-hue.ts';
import { vars } from './vars.ts';

export interface GatherPerson {
  id: string;
  name: string;
  hue: PersonHue;
  waiting: boolean;
}

export interface GatherMeterProps {
  people: readonly GatherPerson[];
  /** The drawing as a sentence. */
  label: string;
  /** A word under the number: what is counted. */
  ringText?: ReactNode;
  /** Draws the routes once: right after the event that changed them. */
  draw?: boolean;
  /** The one whose route has just been added: it is drawn once, thicker, in the person's own colour. */
  mine?: string;
  className?: string;
}

const namedRows = 8;
const smallRows = 12;

/**
 * One line per person into a ring with done/total; waiting lines are dotted. Up to 8 with names, to 12 in small rows,
 * more as a bar.
 */
export function GatherMeter({ people, label, ringText, draw, mine, className }: GatherMeterProps) {
  const gradient = useId();
  const total = people.length;
  const done = people.filter((person) => !person.waiting).length;
  const number = (
    <b>
      {done}
      <small>/{total}</small>
    </b>
  );
  if (total > smallRows) {
    return (
      <div className={cx(css.crowd, className)} role="img" aria-label={label}>
        <p>
          {number} <span className="small soft">{ringText}</span>
        </p>
        <Bar count={done} total={total} />
      </div>
    );
  }
  const many = total > namedRows;
  const middle = (total * 34) / 2;
  const path = (row: number, bend: number) =>
    `M2 ${row * 34 + 17}C${bend} ${row * 34 + 17} 44 ${middle} 100 ${middle + 0.01}`;
  return (
    <div className={cx(css.meter, many && css.many, draw && css.draw, className)} role="group" aria-label={label}>
      <ul className={css.who}>
        {people.map((person) => (
          <li key={person.id} className={cx(person.waiting && css.waiting)}>
            <Avatar name={person.name} hue={person.hue} waiting={person.waiting} size={many ? 'tiny' : 'small'} />
            <span>{person.name}</span>
          </li>
        ))}
      </ul>
      <svg
        className={css.routes}
        viewBox={`0 0 100 ${Math.max(1, total) * 34}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="0" x2="100" y1="0" y2="0">
          <stop stopColor="var(--gather-2)" />
          <stop offset=".55" stopColor="var(--gather-4)" />
          <stop offset="1" stopColor="var(--gather-full)" />
        </linearGradient>
        {people.map(
          (person, row) => person.waiting && <path key={person.id} className={css.waiting} d={path(row, 52)} />,
        )}
        {people.map(
          (person, row) =>
            !person.waiting &&
            person.id !== mine && <path key={person.id} stroke={`url(#${gradient})`} d={path(row, 58)} />,
        )}
        {people.map(
          (person, row) =>
            person.id === mine &&
            !person.waiting && (
              <g key={person.id} style={vars({ '--c': personColor(person.hue) })}>
                <path className={css.edge} d={path(row, 58)} />
                <path className={css.mine} d={path(row, 58)} />
              </g>
            ),
        )}
      </svg>
      <div
        className={cx(css.ring, total > 0 && done === total && css.full)}
        style={vars({ '--part': total ? done / total : 0 })}
      >
        {number}
        {ringText && <span>{ringText}</span>}
      </div>
    </div>
  );
}
