import { useId, type ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { cx } from './cx.ts';
import { FieldContext } from './field-context.ts';
import css from './field.module.css';

interface FieldProps {
  label: ReactNode;
  /** Help below the control. */
  hint?: ReactNode;
  /** What is wrong and how to correct it; marks the control as invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Shown after the label of a field that may stay empty. */
  optionalNote?: ReactNode;
  className?: string;
  /** One TextInput, TextArea or Select: it takes its id and descriptions from here. */
  children: ReactNode;
}

/** Label, control, help and error, connected for screen readers. */
export function Field({ label, hint, error, required = false, optionalNote, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={cx(css.field, className)}>
      <label className={css.label} htmlFor={id}>
        {label}
        {required && (
          <span className={css.need} aria-hidden="true">
            {' '}
            *
          </span>
        )}
        {optionalNote && <span className={css.free}> {optionalNote}</span>}
      </label>
      <FieldContext value={{ id, describedBy: cx(errorId, hintId), invalid: Boolean(error), required }}>
        {children}
      </FieldContext>
      {error && (
        <p className={cx(css.hint, css.error)} id={errorId}>
          <CircleAlert className="icon" aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className={css.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
