import { useMemo } from 'react';
import { outlineOf, outlinePaths } from '#shared/map/outline.ts';
import { toScreen, type MapView, type Size } from '#shared/map/view.ts';
import type { MapReach as Reach } from './props.ts';
import css from './map.module.css';

/** How far one gets, dotted: between land and pins. Nothing of it is drawn beside the world. */
export function MapReach({ reach: { line }, view, size }: { reach: Reach; view: MapView; size: Size }) {
  const outline = useMemo(() => outlineOf(line), [line]);
  const drawn = useMemo(() => outlinePaths(outline, view, size), [outline, view, size]);
  const corner = toScreen(view, size, { x: 0, y: 0 });
  return (
    <svg className={css.over} aria-hidden="true">
      {/* A drawing within the drawing cuts at its own edges. Its corner is that of the world; its path starts at the map's. */}
      <svg x={corner.x} y={corner.y} width={view.scale} height={view.scale}>
        <g transform={`translate(${-corner.x} ${-corner.y})`}>
          <path className={css.reachArea} d={drawn.area} />
          <path className={css.reachLine} d={drawn.line} />
        </g>
      </svg>
    </svg>
  );
}
