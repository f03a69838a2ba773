import Heart from 'lucide-react/icons/heart';
import { cx } from './cx.ts';
import css from './hearts.module.css';

/** A rating that somebody gave: small and not interactive. `label` says how many. */
export function HeartsStill({ value, label, className }: { value: number; label: string; className?: string }) {
  return (
    <span className={cx(css.still, className)} role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((n) => (
        <Heart
          key={n}
          className={cx('icon', n <= Math.round(value) && css.on)}
          fill={n <= Math.round(value) ? 'currentColor' : 'none'}
          aria-hidden="true"
        />
      ))}
    </span>
  );
}
