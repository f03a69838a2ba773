import type { ReactNode } from 'react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Lock from 'lucide-react/icons/lock';
import { Link, type LinkProps } from 'react-router-dom';
import { cx } from './cx.ts';
import css from './go-row.module.css';

type GoRowProps = Omit<LinkProps, 'title' | 'children'> & {
  icon: ReactNode;
  title: ReactNode;
  /** The small line; for a locked row it says what opens it. */
  text?: ReactNode;
  locked?: boolean;
};

/** A row that is a link. A locked row stays in the tab order and says why. */
export function GoRow({ icon, title, text, locked, className, to, ...rest }: GoRowProps) {
  const inside = (
    <>
      <span className={css.tile}>{locked ? <Lock className="icon" aria-hidden="true" /> : icon}</span>
      <span className={css.words}>
        <b>{title}</b>
        {text && <span className="small soft">{text}</span>}
      </span>
      {!locked && <ChevronRight className="icon" aria-hidden="true" />}
    </>
  );
  if (locked)
    return (
      <a role="link" aria-disabled="true" tabIndex={0} className={cx(css.go, className)}>
        {inside}
      </a>
    );
  return (
    <Link {...rest} to={to} className={cx(css.go, className)}>
      {inside}
    </Link>
  );
}
