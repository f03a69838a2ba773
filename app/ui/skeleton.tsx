import { cx } from './cx.ts';
import { vars } from './vars.ts';
import css from './skeleton.module.css';

/**
 * A placeholder in the final size of what is loading; appears after 200 ms. Put `aria-busy` on its container. Never for
 * data on this device.
 */
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
