import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Strip } from './strip.tsx';
import { vars } from './vars.ts';
import css from './scale.module.css';

interface ScaleProps {
  /** People per band, from low to high. */
  counts: readonly number[];
  total: number;
  /** The mean as a part of the whole length (0..1); without answers there is no ring. */
  mean?: number | undefined;
  /** A word per band. */
  names?: readonly ReactNode[];
  /** The drawing as a sentence. */
  label: string;
  className?: string;
}

/** Bands with counts and a ring at the mean. */
export function Scale({ counts, total, mean, names, label, className }: ScaleProps) {
  return (
    <div className={cx(css.box, className)} role="img" aria-label={label}>
      <div className={css.scale} style={mean === undefined ? undefined : vars({ '--at': mean })}>
        <Strip counts={counts} total={total} low />
        {mean !== undefined && <span className={css.mark} />}
      </div>
      {names && (
        <div className={css.names}>
          {names.map((name, index) => (
            <span key={index}>{name}</span>
          ))}
        </div>
      )}
    </div>
  );
}
