import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './copy-field.module.css';

/** A text to copy (a link), selected as a whole when focused, with its actions below. */
export function CopyField({
  label,
  value,
  children,
  className,
}: {
  label: string;
  value: string;
  children?: ReactNode;
  className?: string;
}) {
  return (
    <div className={cx(css.box, className)}>
      <input
        className={css.value}
        readOnly
        value={value}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      {children && <div className={css.actions}>{children}</div>}
    </div>
  );
}
