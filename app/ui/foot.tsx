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
  outside,
  note,
}: {
  brand: ReactNode;
  navLabel: string;
  items: readonly NavItem[];
  /** A page of somebody else's. */
  outside?: { href: string; label: string } | undefined;
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
          {outside && (
            <a href={outside.href} rel="noreferrer">
              {outside.label}
            </a>
          )}
        </nav>
        {note && <p className="note">{note}</p>}
      </div>
    </footer>
  );
}
