import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { useFieldWires } from './field-context.ts';
import css from './field.module.css';

/** One line of text; inside a Field it is labelled and described by it. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} {...useFieldWires(rest)} className={cx(css.input, className)} />;
}
