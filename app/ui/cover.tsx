import type { ReactNode } from 'react';
import { inBase } from '#app/kernel/base.ts';
import { cx } from './cx.ts';
import css from './cover.module.css';

interface CoverProps {
  /** A path of the app. */
  src: string;
  alt?: string;
  /** Shows the part of the map that fits a square; `narrow`: below 60rem, where lists have small pictures. */
  square?: boolean | 'narrow' | undefined;
  /** In the upper corner: a badge or a score. */
  end?: ReactNode;
  /** A drawing on top of the whole map. */
  over?: ReactNode;
  className?: string | undefined;
}

/** A locator map in its frame. */
export function Cover({ src, alt = '', square, end, over, className }: CoverProps) {
  const address = inBase(src);
  return (
    <span className={cx(css.cover, square === true && css.square, className)}>
      <picture>
        {square === 'narrow' && <source media="(min-width: 60rem)" srcSet={address} />}
        <img src={square ? `${address}#square` : address} alt={alt} loading="lazy" decoding="async" />
      </picture>
      {over}
      {end && <span className={css.end}>{end}</span>}
    </span>
  );
}
