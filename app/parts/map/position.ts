import type { MapView, ScreenPoint } from '#shared/map/view.ts';

/** The style that puts the middle of a pin there. */
export const position = ({ x, y }: ScreenPoint) => ({
  translate: `calc(${x.toFixed(1)}px - 50%) calc(${y.toFixed(1)}px - 50%)`,
});

/** Pixels from an anchor to a view of the same scale. */
export const fromAnchor = (view: MapView, anchor: MapView): ScreenPoint => ({
  x: (view.x - anchor.x) * view.scale,
  y: (view.y - anchor.y) * view.scale,
});
