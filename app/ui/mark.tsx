import { cx } from './cx.ts';
import css from './brand.module.css';

/** The app icon: roads that meet in a ring. Its colours are fixed in both themes. */
export function Mark({ size = 30, className }: { size?: number; className?: string }) {
  return (
    <svg className={cx(css.mark, className)} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <path fill="#014f3d" d="M0 0h40v40H0z" />
      <path fill="#1f735f" d="M0 0h29.5c0 11-1 17-6.5 21C13 21 11 13 0 13z" />
      <path fill="#3e9a86" d="M0 13c11 0 13 8 23 8-10 1-13 8-13 19H0z" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="3.4"
        d="M-2 13c13 0 15 8 25 8M10 42c0-13 3-20 13-21M29.5-2c0 13-1 19-6.5 23"
      />
      <circle cx="23" cy="21" r="7.2" fill="#fff" />
      <circle cx="23" cy="21" r="4.3" fill="#dd4b18" />
    </svg>
  );
}
