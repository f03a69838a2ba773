import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import css from './list-and-map.module.css';
import type { WorldMapProps } from './props.ts';
import { WorldMap } from './world-map.tsx';

/**
 * A list and its map: the map above the list on narrow screens, beside it and always in view on wide ones.
 * `className` sets the columns (`--list-and-map`) and the map's height (`--map-narrow`, `--map-wide`).
 */
export function ListAndMap({
  className,
  map,
  children,
}: {
  className: string | undefined;
  map: WorldMapProps;
  /** The list. */
  children: ReactNode;
}) {
  return (
    <div className={cx(css.sides, className)}>
      <div className={css.list}>{children}</div>
      <WorldMap {...map} className={css.map} />
    </div>
  );
}
