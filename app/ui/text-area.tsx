import { useEffect, useState, type ChangeEvent, type ComponentProps } from 'react';
import { cx } from './cx.ts';
import { useFieldWires } from './field-context.ts';
import css from './field.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue'> & {
  value: string;
  /** Shows `n/max` below; typing stops at `max`. */
  max?: number;
  /** The counter as a sentence for screen readers, said after a pause in typing. */
  countText?: (length: number, max: number) => string;
};

const quietMs = 1000;

/** Several lines of text with a counter. */
export function TextArea({ value, max, countText, className, onChange, rows = 3, ...rest }: TextAreaProps) {
  const [typing, setTyping] = useState(false);
  const [said, setSaid] = useState('');
  const words = max === undefined ? '' : (countText?.(value.length, max) ?? `${value.length}/${max}`);
  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(() => setSaid(words), quietMs);
    return () => clearTimeout(timer);
  }, [typing, words]);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyping(true);
    onChange?.(event);
  };
  return (
    <>
      <textarea
        {...rest}
        {...useFieldWires(rest)}
        rows={rows}
        value={value}
        maxLength={max}
        onChange={change}
        className={cx(css.input, className)}
      />
      {max !== undefined && (
        <p className={cx(css.hint, css.foot)}>
          <span aria-hidden="true">
            {value.length}/{max}
          </span>
          <span className="visually-hidden" role="status">
            {said}
          </span>
        </p>
      )}
    </>
  );
}
