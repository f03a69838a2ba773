import { useMemo } from 'react';
import { outlineOf, outlinePaths } from '#shared/map/outline.ts';
import type { Turn } from '#shared/map/turn.ts';
import { toScreen, type MapView, type Size } from '#shared/map/view.ts';
import type { MapReach as Reach } from './props.ts';
import css from './map.module.css';

/** How far one gets, dotted: between land and pins. Nothing of it is drawn west or east of the world. */
export function MapReach({
  reach: { line, inner },
  turn,
  view,
  size,
}: {
  reach: Reach;
  turn: Turn;
  view: MapView;
  size: Size;
}) {
  const outlines = useMemo(() => [line, inner ?? []].map((one) => outlineOf(one, turn)), [line, inner, turn]);
  const drawn = useMemo(() => outlines.map((one) => outlinePaths(one, view, size)), [outlines, view, size]);
  const { x: west } = toScreen(view, size, { x: 0, y: 0 });
  const high = 3 * size.height;
  return (
    <svg className={css.over} aria-hidden="true">
      {/* A drawing within the drawing cuts at its own edges: those of the world in the west and the east. */}
      <svg x={west} y={-size.height} width={view.scale} height={high}>
        <g transform={`translate(${-west} ${size.height})`}>
          <path className={css.reachArea} d={drawn.map(({ area }) => area).join('')} />
          <path className={css.reachLine} d={drawn.map(({ line: dots }) => dots).join('')} />
        </g>
      </svg>
    </svg>
  );
}
