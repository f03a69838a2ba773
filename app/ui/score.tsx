import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './score.module.css';

/** A large number with a small unit: 8.4/10. */
export function Score({ value, unit, className }: { value: ReactNode; unit?: ReactNode; className?: string }) {
  return (
    <span className={cx(css.score, className)}>
      {value}
      {unit && <small>{unit}</small>}
    </span>
  );
}
