import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from './cx.ts';
import type { NavItem } from './dock.tsx';
import css from './top-bar.module.css';

interface TopBarProps {
  /** Usually Brand. */
  brand: ReactNode;
  navLabel: string;
  items: readonly NavItem[];
  end?: ReactNode;
  /** Below 60rem another bar (SubBar) takes its place. */
  wideOnly?: boolean;
}

/** The header of every page: brand, main links (from 60rem), language and menu at the end. */
export function TopBar({ brand, navLabel, items, end, wideOnly }: TopBarProps) {
  return (
    <header className={cx(css.top, wideOnly && css.wideOnly)}>
      <div className={cx('wrap', css.inner)}>
        {brand}
        <nav className={css.nav} aria-label={navLabel}>
          {items.map((item, index) => (
            <Link key={index} to={item.to} aria-current={item.current ? 'page' : undefined}>
              {item.label}
            </Link>
          ))}
        </nav>
        <div className={css.end}>{end}</div>
      </div>
    </header>
  );
}
