import type { ComponentProps, MouseEvent } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { NameTip } from './name-tip.tsx';
import css from './button.module.css';

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean | undefined };

/**
 * A button (`type="button"` unless said otherwise). `busy` shows a spinner at the same width and ignores presses. An
 * icon alone shows its name as a tip.
 */
export function Button(props: ButtonProps) {
  if (props.size !== 'icon') return <PlainButton {...props} />;
  return <NameTip name={props['aria-label']}>{(on) => <PlainButton {...on} {...props} />}</NameTip>;
}

function PlainButton({
  variant,
  size,
  wide,
  busy,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true') event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={press}
    >
      {busy && <span className={css.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
