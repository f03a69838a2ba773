import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import css from './dock.module.css';

export interface NavItem {
  to: To;
  label: ReactNode;
  icon?: ReactNode;
  current?: boolean;
}

/** The main links of a topic, at the bottom of the screen; from 60rem the SubBar shows them instead. */
export function Dock({ label, items }: { label: string; items: readonly NavItem[] }) {
  return (
    <nav className={css.dock} aria-label={label}>
      {items.map((item, index) => (
        <Link key={index} to={item.to} aria-current={item.current ? 'page' : undefined}>
          {item.icon}
          {item.label}
        </Link>
      ))}
    </nav>
  );
}
