import { cx } from './cx.ts';
import { vars } from './vars.ts';
import css from './skeleton.module.css';

/** A block in the final size of what is on its way; appears after 200 ms. Put `aria-busy` on what holds it. Never for data on this device. */
export function Skeleton({
  width = '100%',
  height = '1rem',
  shape = 'text',
  className,
}: {
  width?: string;
  height?: string;
  shape?: 'text' | 'tile' | 'round';
  className?: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={cx(css.skeleton, shape !== 'text' && css[shape], className)}
      style={vars({ '--w': width, '--h': height })}
    />
  );
}
