import type { ReactNode } from 'react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link, type To } from 'react-router-dom';
import css from './crumbs.module.css';

/** Breadcrumbs; the last one is the current page. */
export function Crumbs({ label, items }: { label: string; items: readonly { to?: To; label: ReactNode }[] }) {
  return (
    <nav aria-label={label}>
      <ol className={css.crumbs}>
        {items.map((item, index) => (
          <li key={index}>
            {index > 0 && <ChevronRight className="icon" aria-hidden="true" />}
            {item.to === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <Link to={item.to}>{item.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
