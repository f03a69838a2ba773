import type { ScreenPoint } from './view.ts';

/** Lines that start at one place start this far from each other; pixels. */
const betweenStarts = 5;
/** How far a line bends from the straight one, as a part of its length. */
const bend = 0.16;

/** A quadratic curve: start, control point, end. */
export interface RouteCurve {
  readonly start: ScreenPoint;
  readonly control: ScreenPoint;
  readonly end: ScreenPoint;
}

/**
 * Curves into one point, in the order of their starts. Those that start at one place (less than a pixel apart) start
 * side by side, 5 px from each other across the way, and run together at the end.
 */
export function routeCurves(starts: readonly ScreenPoint[], end: ScreenPoint): RouteCurve[] {
  const together = new Map<string, number[]>();
  const keyOf = ({ x, y }: ScreenPoint) => `${Math.round(x)} ${Math.round(y)}`;
  starts.forEach((start, index) => together.set(keyOf(start), [...(together.get(keyOf(start)) ?? []), index]));
  return starts.map((start, index) => {
    const group = together.get(keyOf(start)) ?? [index];
    const place = group.indexOf(index) - (group.length - 1) / 2;
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const length = Math.hypot(dx, dy);
    const across = length === 0 ? { x: 0, y: 0 } : { x: -dy / length, y: dx / length };
    const offset = place * betweenStarts;
    // Westward and eastward lines bend to the north alike.
    const side = dx >= 0 ? -1 : 1;
    const bow = side * bend * length + offset;
    return {
      start: { x: start.x + across.x * offset, y: start.y + across.y * offset },
      control: { x: (start.x + end.x) / 2 + across.x * bow, y: (start.y + end.y) / 2 + across.y * bow },
      end,
    };
  });
}

/**
 * By how many worlds the start of a route is moved, so that the way to its end is the shorter one: 0, or -1 and 1 where
 * it crosses the edge at which the world is cut. Both are places across the world square.
 */
export const worldsAway = (start: number, end: number): number => Math.round(end - start);

/**
 * Points along a curve from its start to its end, so near each other that nothing that is to keep clear of the curve
 * fits between two of them.
 */
export function pointsAlong({ start, control, end }: RouteCurve): ScreenPoint[] {
  const parts = Math.min(60, Math.ceil(Math.hypot(end.x - start.x, end.y - start.y) / 6));
  return Array.from({ length: parts + 1 }, (_, index) => {
    const t = parts === 0 ? 0 : index / parts;
    const on = (from: number, by: number, to: number) => (1 - t) ** 2 * from + 2 * (1 - t) * t * by + t ** 2 * to;
    return { x: on(start.x, control.x, end.x), y: on(start.y, control.y, end.y) };
  });
}

/** SVG path data. */
export const curvePath = ({ start, control, end }: RouteCurve): string =>
  `M${tenth(start.x)} ${tenth(start.y)}Q${tenth(control.x)} ${tenth(control.y)} ${tenth(end.x)} ${tenth(end.y)}`;

const tenth = (value: number): number => Math.round(value * 10) / 10;
