import { Suspense } from 'react';
import { cx } from '#app/ui/cx.ts';
import { laterPart } from '#app/ui/later.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import type { WorldMapProps } from './props.ts';
import css from './frame.module.css';

const MapView = laterPart(() => import('./map-view.tsx').then((m) => m.MapView));

/**
 * The one map of the app: pins over drawn land, to pan and zoom by hand, wheel with Ctrl, buttons and keys. Its code
 * and its files are fetched when it is first shown. Its height is `--map-height` (20rem), or that of `className`. A
 * list with the same `focused` state must stand beside it.
 */
export function WorldMap(props: WorldMapProps) {
  return (
    <div className={cx(css.frame, props.className)}>
      <Suspense fallback={<Skeleton height="100%" />}>
        <MapView {...props} />
      </Suspense>
    </div>
  );
}
