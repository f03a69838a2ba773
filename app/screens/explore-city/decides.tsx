import type { ComponentType, ReactNode } from 'react';
import css from './decides.module.css';

/** One thing that decides a place, in a `dl`: what it is, how it is here, and what else there is to know of it. */
export function Decides({
  icon: Icon,
  label,
  value,
  notes = [],
  size,
}: {
  icon: ComponentType<{ className: string; 'aria-hidden': 'true' }>;
  label: string;
  value: ReactNode;
  notes?: readonly ReactNode[];
  /** `wide`: a row of its own; `row`: that on phones only; `tall`: on phones beside two others. */
  size?: 'wide' | 'row' | 'tall' | undefined;
}) {
  return (
    <div className={size && css[size]}>
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
