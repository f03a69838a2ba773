import type { ComponentProps, MouseEvent } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { useTip } from './use-tip.tsx';
import css from './button.module.css';

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean | undefined };

/** A button (`type="button"` unless said otherwise). `busy` shows a spinner at the same width and ignores presses. An icon alone shows its name as a tip. */
export function Button(props: ButtonProps) {
  return props.size === 'icon' ? <IconButton {...props} /> : <PlainButton {...props} />;
}

function IconButton(props: ButtonProps) {
  const { on, tip } = useTip(props['aria-label'], true);
  return (
    <>
      <PlainButton {...on} {...props} />
      {tip}
    </>
  );
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
