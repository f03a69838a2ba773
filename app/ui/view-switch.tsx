import type { ComponentType, ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import css from './view-switch.module.css';

export interface ShownView {
  id: string;
  icon: ComponentType<{ className?: string }>;
  label: ReactNode;
  to: To;
  isOn: boolean;
}

/**
 * Ways to look at the same things; the address says which. `replace`: Back leaves the page instead of changing the
 * view.
 */
export function ViewSwitch({
  label,
  views,
  replace = false,
}: {
  label: string;
  views: readonly ShownView[];
  replace?: boolean;
}) {
  return (
    <nav className={css.switch} aria-label={label}>
      {views.map(({ id, icon: Icon, label: text, to, isOn }) => (
        <Link key={id} to={to} replace={replace} preventScrollReset aria-current={isOn ? 'page' : undefined}>
          <Icon className="icon" aria-hidden="true" />
          {text}
        </Link>
      ))}
    </nav>
  );
}
