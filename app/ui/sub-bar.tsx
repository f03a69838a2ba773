import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from './cx.ts';
import type { NavItem } from './dock.tsx';
import css from './top-bar.module.css';

interface SubBarProps {
  label: string;
  /** An icon button; only below 60rem. */
  back?: ReactNode;
  name: ReactNode;
  navLabel: string;
  /** The same links as the Dock; only from 60rem. */
  items: readonly NavItem[];
  end?: ReactNode;
}

/** The header of one topic: back link and name on narrow screens, name and links to its pages on wide ones. */
export function SubBar({ label, back, name, navLabel, items, end }: SubBarProps) {
  return (
    <div className={css.sub} role="region" aria-label={label}>
      <div className={cx('wrap', css.inner)}>
        {back && <span className={css.back}>{back}</span>}
        <p className={css.name}>{name}</p>
        <nav className={css.places} aria-label={navLabel}>
          {items.map((item, index) => (
            <Link key={index} to={item.to} aria-current={item.current ? 'page' : undefined}>
              {item.label}
            </Link>
          ))}
        </nav>
        <div className={css.end}>{end}</div>
      </div>
    </div>
  );
}
