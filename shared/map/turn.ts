import type { Coords } from '#shared/destination/flight.ts';
import { cutLongitude, worldPoint, type WorldPoint } from './projection.ts';
import { worldsAway } from './routes.ts';

/**
 * How the world is drawn: by how many of its widths everything is moved to the west, and in again from the east. 0: as
 * `worldPoint` has it.
 */
export type Turn = number;

/**
 * Where the other drawing of the world is cut, degrees: in the Bering Strait, so that a route from Europe to America is
 * one line.
 */
const otherCut = -169;
export const turned: Turn = (otherCut - cutLongitude + 360) / 360;
/** The world is turned for points that then fit into this part of the width that they would have otherwise. */
const narrower = 4 / 5;
/**
 * Of the world's width, a few centimetres: nearer than that is in one place, and its width is what rounding leaves of
 * it.
 */
const rounding = 1e-9;

/** The place of a point in a drawing of the world: 0 to 1 in every one of them. */
export const drawnAt = (at: Coords, turn: Turn): WorldPoint => {
  const { x, y } = worldPoint(at);
  return { x: x < turn ? x - turn + 1 : x - turn, y };
};

/**
 * The drawing of the world for what is on a map: the usual one, or the other one if all is much nearer together there,
 * and no route from an origin to a pin is cut (the way over the drawn world is the shorter one).
 */
export function turnFor(pins: readonly Coords[], origins: readonly Coords[] = []): Turn {
  const across = (points: readonly Coords[], turn: Turn) => points.map((at) => drawnAt(at, turn).x);
  const width = (turn: Turn) => {
    const all = across([...pins, ...origins], turn);
    return Math.max(...all) - Math.min(...all);
  };
  if (!(width(turned) + rounding < width(0) * narrower)) return 0;
  const ends = across(pins, turned);
  return across(origins, turned).every((start) => ends.every((end) => worldsAway(start, end) === 0)) ? turned : 0;
}

/**
 * Where the west side of a tile is drawn, `index` of `tiles` across the world: twice where the drawing is cut within
 * it.
 */
export const tileWests = (index: number, tiles: number, turn: Turn): number[] =>
  [index / tiles - turn, index / tiles - turn + 1].filter((west) => west > -1 / tiles && west < 1);
