import type { ScreenPoint } from '#shared/map/view.ts';

/** The style that puts the middle of a pin there. */
export const position = ({ x, y }: ScreenPoint) => ({
  translate: `calc(${x.toFixed(1)}px - 50%) calc(${y.toFixed(1)}px - 50%)`,
});
