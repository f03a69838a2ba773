import type { ReactNode } from 'react';
import { cx } from './cx.ts';
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

/** A person's first letter in the person's hue. Decorative: hidden from screen readers. */
export function Avatar({ name, hue, size = 'normal', waiting, className }: AvatarProps) {
  const letter = [...name.trim().normalize('NFC')][0] ?? '?';
  return (
    <span
      aria-hidden="true"
      className={cx(css.avatar, size !== 'normal' && css[size], waiting && css.waiting, className)}
      style={vars({ '--c': personColor(hue) })}
    >
      {letter.toLocaleUpperCase()}
    </span>
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
