import { cx } from './cx.ts';
import css from './button.module.css';

/**
 * `action` once per view, `quiet` second, `edge` equal choice, `plain` cancel or back, `danger` its destructive form,
 * `destroy` the filled answer of a confirmation.
 */
export type ButtonVariant = 'action' | 'quiet' | 'edge' | 'plain' | 'danger' | 'destroy';
export type ButtonSize = 'normal' | 'large' | 'small' | 'icon';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
}

/** The look of a button for an element that is neither `<button>` nor a router link (a download, an outside page). */
export function buttonClass(
  { variant = 'edge', size = 'normal', wide }: ButtonLook,
  className?: string,
): string | undefined {
  return cx(css.button, css[variant], size !== 'normal' && css[size], wide && css.wide, className);
}
