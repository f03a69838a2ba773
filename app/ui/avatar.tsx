import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { firstLetter } from './first-letter.ts';
import { personColor, type PersonHue } from './person-hue.ts';
import { vars } from './vars.ts';
import css from './avatar.module.css';

interface AvatarProps {
  /** The first letter of `name` is shown; the name itself belongs beside the avatar. */
  name: string;
  hue: PersonHue;
  size?: 'normal' | 'small' | 'tiny';
  waiting?: boolean;
  className?: string;
}

/**
 * A person's first letter in the person's hue. Decorative: drawn by the style, so that it is no text of the control
 * around it.
 */
export function Avatar({ name, hue, size = 'normal', waiting, className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      data-letter={firstLetter(name)}
      className={cx(css.avatar, size !== 'normal' && css[size], waiting && css.waiting, className)}
      style={vars({ '--c': personColor(hue) })}
    />
  );
}

/** Small avatars that overlap. */
export function AvatarStack({ children }: { children: ReactNode }) {
  return (
    <span className={css.stack} aria-hidden="true">
      {children}
    </span>
  );
}
