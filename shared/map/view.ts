import type { WorldPoint } from './projection.ts';

/** What a map shows: the world point in its middle, and how many pixels the world's side measures. */
export interface MapView extends WorldPoint {
  readonly scale: number;
}
/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** Pixels from the map's top left corner. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** The rows of the world square where there is land outside Antarctica. */
const north = 0.03;
const south = 0.72;
/** 1 km in 44 px at the equator: places of one city can be told apart. */
export const mostScale = 1_763_300;
/**
 * Around the points that must be seen: half a pin and its name; on the right more, because the map's buttons stand
 * there.
 */
const margin = 48;
const marginOfTools = 72;
/** One city alone is shown with its surroundings: the world's side in pixels. */
const aloneScale = 12_000;
/** The same for neighbours of a city with the city, and for places of a city with its middle. */
export const nearestWithin = { region: 200_000, city: 600_000 };

/** The smallest scale: the whole world is visible. */
export const leastScale = ({ width, height }: Size): number => Math.min(width, height / (south - north));

/** The nearest view that is allowed: not smaller than the world, not beyond its edges. */
export function allowed(view: MapView, size: Size): MapView {
  const scale = Math.min(mostScale, Math.max(leastScale(size), view.scale));
  return {
    scale,
    x: within(view.x, 0, 1, size.width / 2 / scale),
    y: within(view.y, north, south, size.height / 2 / scale),
  };
}

/** Keeps a window of half the width `half` between two edges; in the middle where it is wider than that. */
function within(at: number, from: number, to: number, half: number): number {
  if (half * 2 >= to - from) return (from + to) / 2;
  return Math.min(to - half, Math.max(from + half, at));
}

export const toScreen = (view: MapView, { width, height }: Size, { x, y }: WorldPoint): ScreenPoint => ({
  x: (x - view.x) * view.scale + width / 2,
  y: (y - view.y) * view.scale + height / 2,
});

export const toWorld = (view: MapView, { width, height }: Size, { x, y }: ScreenPoint): WorldPoint => ({
  x: (x - width / 2) / view.scale + view.x,
  y: (y - height / 2) / view.scale + view.y,
});

/** Moves what is seen by pixels: positive ones move the drawing to the right and down. */
export const pannedBy = (view: MapView, size: Size, dx: number, dy: number): MapView =>
  allowed({ ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale }, size);

/** Zooms by a factor; what lies under `at` stays there, unless the edge of the world forbids it. */
export function zoomedAt(view: MapView, size: Size, at: ScreenPoint, factor: number): MapView {
  const fixed = toWorld(view, size, at);
  const { scale } = allowed({ ...view, scale: view.scale * factor }, size);
  return allowed(
    { scale, x: fixed.x - (at.x - size.width / 2) / scale, y: fixed.y - (at.y - size.height / 2) / scale },
    size,
  );
}

/** Fewer points are all shown. */
const fewest = 4;
/** So much shorter the sides of the box become without a point that lies apart. */
const shorter = 0.7;

/** The points without the one without which they are shown much larger, if there is such a one: an island far off. */
export function withoutFarthest(points: readonly WorldPoint[]): readonly WorldPoint[] {
  if (points.length < fewest) return points;
  const sidesOf = (some: readonly WorldPoint[]) => {
    const [xs, ys] = [some.map(({ x }) => x), some.map(({ y }) => y)];
    return Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys);
  };
  const rests = points.map((one) => points.filter((other) => other !== one));
  const best = rests.reduce((least, rest) => (sidesOf(rest) < sidesOf(least) ? rest : least));
  return sidesOf(best) < sidesOf(points) * shorter ? best : points;
}

/** Pixels that lie under something along the map's upper and lower edge. */
export interface Covered {
  readonly top: number;
  readonly bottom: number;
}
const nothingCovered: Covered = { top: 0, bottom: 0 };
/** Between a pin's middle and what lies upon the map: the ring of a pin in focus ends within it. */
const clear = 28;

/** Pixels at the edges that hold no point. */
const marginsOf = ({ top, bottom }: Covered) => ({
  top: Math.max(margin, top + clear),
  bottom: Math.max(margin, bottom + clear),
});

/**
 * The largest view that shows all points with a margin; the whole world without any.
 * @param nearest the largest scale
 * @param covered holds no point, where the map has the height for that
 */
export function viewOf(
  points: readonly WorldPoint[],
  size: Size,
  nearest = aloneScale,
  covered: Covered = nothingCovered,
): MapView {
  if (points.length === 0) return allowed({ x: 0.5, y: (north + south) / 2, scale: 0 }, size);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const { top: above, bottom: below } = marginsOf(covered);
  const room = (side: number, margins: number) => Math.max(side - margins, side / 3);
  const scale = Math.min(
    nearest,
    east > west ? room(size.width, margin + marginOfTools) / (east - west) : Infinity,
    bottom > top ? room(size.height, above + below) / (bottom - top) : Infinity,
  );
  const aside = (marginOfTools - margin) / 2 / scale;
  const down = (below - above) / 2 / scale;
  return allowed({ x: (west + east) / 2 + aside, y: (top + bottom) / 2 + down, scale }, size);
}

/** A view moved as little as needed for a point to lie clear of the edges and of what lies upon the map. */
export function withPointClear(view: MapView, size: Size, point: WorldPoint, covered: Covered): MapView {
  const { x, y } = toScreen(view, size, point);
  const { top, bottom } = marginsOf(covered);
  const by = (at: number, from: number, to: number) => Math.max(from - at, 0) - Math.max(at - to, 0);
  return pannedBy(view, size, by(x, margin, size.width - marginOfTools), by(y, top, size.height - bottom));
}

/** Pixels beyond the edge where pins are still drawn. */
export const beyond = 120;

/**
 * The largest view that shows all points but one that lies far from the others, unless that one would be drawn across
 * or just beyond the map's edge.
 */
export function viewOfMost(points: readonly WorldPoint[], size: Size, covered?: Covered): MapView {
  const kept = withoutFarthest(points);
  const view = viewOf(kept, size, undefined, covered);
  const isNear = points
    .filter((one) => !kept.includes(one))
    .map((one) => toScreen(view, size, one))
    .some(({ x, y }) => x > -beyond && y > -beyond && x < size.width + beyond && y < size.height + beyond);
  return isNear ? viewOf(points, size, undefined, covered) : view;
}
