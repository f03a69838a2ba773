import type { ReactNode } from 'react';
import css from './custom-builder.module.css';

/** On or off, at once. */
export function Switch({ checked, onChange, children }: { checked: boolean; onChange: (on: boolean) => void; children: ReactNode }) {
  return (
    <label className={css.switch}>
      <span>{children}</span>
      <input type="checkbox" role="switch" checked={checked} onChange={(event) => { onChange(event.target.checked); }} />
      <span className={css.track} aria-hidden="true" />
    </label>
  );
}
