import type { ReactNode } from 'react';
import css from './legend.module.css';

const depths = [0, 1, 2, 3, 4, 5, 'full'] as const;

/** The ramp between its two ends: nobody and everybody. */
export function Legend({ nobody, everybody }: { nobody: ReactNode; everybody: ReactNode }) {
  return (
    <span className={css.legend}>
      {nobody}
      <span className={css.ramp} aria-hidden="true">
        {depths.map((depth) => (
          <i key={depth} data-depth={depth} />
        ))}
      </span>
      {everybody}
    </span>
  );
}
