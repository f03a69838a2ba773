import type { ReactNode } from 'react';
import css from './legend.module.css';

const depths = [0, 1, 2, 3, 4, 5, 'full'] as const;

/**
 * The ramp between its two ends: nobody and everybody. It explains a drawing; read aloud, the ends would be glued
 * together.
 */
export function Legend({ nobody, everybody }: { nobody: ReactNode; everybody: ReactNode }) {
  return (
    <span className={css.legend} aria-hidden="true">
      {nobody}
      <span className={css.ramp}>
        {depths.map((depth) => (
          <i key={depth} data-depth={depth} />
        ))}
      </span>
      {everybody}
    </span>
  );
}
