import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { vars } from './vars.ts';
import css from './trip-route.module.css';

export interface TripStation {
  id: string;
  name: ReactNode;
  /** What there is at the station: how many people, the dates. */
  text?: ReactNode;
  /** `again`: opened a second time. */
  state: 'done' | 'now' | 'next' | 'again';
}

interface TripRouteProps {
  /** The state as a sentence. */
  label: string;
  stations: readonly TripStation[];
  /** How far it is from the present station to the next one, 0 to 1. */
  part?: number;
}

/** The way of a trip: its stations, and how many people have come to the next one. */
export function TripRoute({ label, stations, part = 0 }: TripRouteProps) {
  return (
    <div className={css.box}>
      <ol
        className={cx(css.route, stations.length === 2 && css.two)}
        style={vars({ '--n': stations.length, '--part': part })}
        aria-label={label}
      >
        {stations.map(({ id, name, text, state }, index) => (
          <li
            key={id}
            className={cx(state !== 'next' && css[state], index === stations.length - 1 && css.end)}
            aria-current={state === 'now' || state === 'again' ? 'step' : undefined}
          >
            <b>{name}</b>
            {text && <span>{text}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
