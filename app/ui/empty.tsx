import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './empty.module.css';

type EmptyProps = Omit<HTMLAttributes<HTMLDivElement>, 'title'> & {
  title: ReactNode;
  text?: ReactNode;
  /** Of a whole screen. */
  as?: 'h1' | 'p';
  /** One action. */
  children?: ReactNode;
};

/** An empty state: an illustration, one sentence, one action. */
export function Empty({ title, text, as: Title = 'p', children, className, ...rest }: EmptyProps) {
  return (
    <div {...rest} className={cx(css.empty, className)}>
      <svg className={css.art} viewBox="0 0 200 80" aria-hidden="true">
        <path strokeDasharray=".5 8" d="M6 12C60 12 50 40 128 40M6 40H128M6 68C60 68 50 40 128 40" />
        <circle cx="158" cy="40" r="18" strokeWidth="4" />
      </svg>
      <Title className="title-3">{title}</Title>
      {text && <p className="small soft">{text}</p>}
      {children}
    </div>
  );
}
