import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from './cx.ts';
import type { NavItem } from './dock.tsx';
import css from './top-bar.module.css';

/** The footer of public pages: brand, links, a note. */
export function Foot({
  brand,
  navLabel,
  items,
  note,
}: {
  brand: ReactNode;
  navLabel: string;
  items: readonly NavItem[];
  note?: ReactNode;
}) {
  return (
    <footer className={css.foot}>
      <div className={cx('wrap', css.footInner)}>
        {brand}
        <nav className={css.links} aria-label={navLabel}>
          {items.map((item, index) => (
            <Link key={index} to={item.to}>
              {item.label}
            </Link>
          ))}
        </nav>
        {note && <p className="note">{note}</p>}
      </div>
    </footer>
  );
}
