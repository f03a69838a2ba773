import type { ComponentType, ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import css from './decides.module.css';

/** One thing that decides a place, in a `dl`: what it is, how it is here, and what else there is to know of it. */
export function Decides({
  icon: Icon,
  label,
  value,
  notes = [],
  isWide = false,
}: {
  icon: ComponentType<{ className: string; 'aria-hidden': 'true' }>;
  label: string;
  value: ReactNode;
  notes?: readonly ReactNode[];
  /** It has a row of its own. */
  isWide?: boolean;
}) {
  return (
    <div className={cx(isWide && css.wide)}>
      <dt className="note">
        <Icon className="icon" aria-hidden="true" />
        {label}
      </dt>
      <dd className={css.value}>{value}</dd>
      {notes.map((note, index) => (
        <dd key={index} className="note">
          {note}
        </dd>
      ))}
    </div>
  );
}
