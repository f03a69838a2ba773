import type { ComponentProps } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { cx } from './cx.ts';
import { useFieldWires } from './field-context.ts';
import css from './field.module.css';

/** The browser's own select with this app's styles; inside a Field it is labelled and described by it. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cx(css.select, className)}>
      <select {...rest} {...useFieldWires(rest)} className={css.input} />
      <ChevronDown className="icon" aria-hidden="true" />
    </span>
  );
}
