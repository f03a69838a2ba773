import type { Coords } from '#shared/destination/flight.ts';
import { cutLongitude, worldPoint, type WorldPoint } from './projection.ts';

/** How the world is drawn: by how many of its widths everything is moved to the west, and in again from the east. 0: as `worldPoint` has it. */
export type Turn = number;

/** Where the other drawing of the world is cut, degrees: in the Bering Strait, so that a route from Europe to America is one line. */
const otherCut = -169;
export const turned: Turn = (otherCut - cutLongitude + 360) / 360;
/** The world is turned for points that then fit into one half of it (their routes are whole: the way between any two is the shorter one) ... */
const mostWidth = 1 / 2;
/** ... and into this part of the width that they would have otherwise. */
const narrower = 2 / 3;

/** The place of a point in a drawing of the world: 0 to 1 in every one of them. */
export const drawnAt = (at: Coords, turn: Turn): WorldPoint => {
  const { x, y } = worldPoint(at);
  return { x: x < turn ? x - turn + 1 : x - turn, y };
};

/** The drawing of the world for some points: the usual one, or the one in which they are much nearer to each other. */
export function turnFor(points: readonly Coords[]): Turn {
  const width = (turn: Turn) => {
    const across = points.map((at) => drawnAt(at, turn).x);
    return Math.max(...across) - Math.min(...across);
  };
  return width(turned) < Math.min(mostWidth, width(0) * narrower) ? turned : 0;
}

/** Where the west side of a tile is drawn, `index` of `tiles` across the world: twice where the drawing is cut within it. */
export const tileWests = (index: number, tiles: number, turn: Turn): number[] =>
  [index / tiles - turn, index / tiles - turn + 1].filter((west) => west > -1 / tiles && west < 1);
