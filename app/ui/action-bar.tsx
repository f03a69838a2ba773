import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './action-bar.module.css';

/** The main actions, fixed at the bottom. The last child is the primary one and takes the remaining width. */
export function ActionBar({
  children,
  above,
  read,
  className,
}: {
  children: ReactNode;
  /** A row over the buttons. */
  above?: ReactNode;
  read?: boolean;
  className?: string;
}) {
  return (
    <footer className={cx(css.bar, className)}>
      {above && <div className={cx('wrap', read && 'wrap--read')}>{above}</div>}
      <div className={cx('wrap', read && 'wrap--read', css.inner)}>{children}</div>
    </footer>
  );
}
