import type { HTMLAttributes } from 'react';
import { cx } from './cx.ts';
import css from './card.module.css';

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'aside' | 'ul' | 'ol' | 'li' | 'form' | 'figure';
  /** `quiet` sunken, `lift` floating. */
  tone?: 'plain' | 'quiet' | 'lift';
  /** No padding: for rows or a cover that reach the edge. */
  flush?: boolean;
};

/** A surface with a thin border. Cards are never nested. */
export function Card({ as: Tag = 'div', tone = 'plain', flush, className, ...rest }: CardProps) {
  return <Tag {...rest} className={cx(css.card, tone !== 'plain' && css[tone], flush && css.flush, className)} />;
}
