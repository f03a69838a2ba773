import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './cover.module.css';

/** A locator map in its frame. `end` lies in the upper corner: a badge or a score. */
export function Cover({ src, alt = '', square, end, className }: { src: string; alt?: string; square?: boolean; end?: ReactNode; className?: string }) {
  return (
    <span className={cx(css.cover, square && css.square, className)}>
      <img src={src} alt={alt} loading="lazy" decoding="async" />
      {end && <span className={css.end}>{end}</span>}
    </span>
  );
}
