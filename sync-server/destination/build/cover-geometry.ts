import { coverSize } from '#shared/destination/cover.ts';

/** Plane geometry of the covers, in pixels of their frame. */
export type Point = readonly [x: number, y: number];

export const frame = { ...coverSize, bleed: 6 } as const;

/** A piece of the plane, in the frame's pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export const frameBox: Box = { x: 0, y: 0, width: frame.width, height: frame.height };

/**
 * The square that shows a whole country, about the middle of the frame's height: as high as the frame where that is
 * enough, else as wide as the country with a margin, and then it reaches above and below the frame.
 */
export function squareAround(points: readonly Point[]): Box {
  const all = points.map(([x]) => x);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const side = Math.round(Math.min(frame.width, Math.max(frame.height, (most - least) * 1.12)));
  const x = Math.round(Math.min(frame.width - side, Math.max(0, (least + most - side) / 2)));
  return { x, y: (frame.height - side) / 2, width: side, height: side };
}

/** Douglas-Peucker: keeps the ends and whatever strays more than the tolerance from the line. */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  if (points.length < 3) return [...points];
  const kept = new Uint8Array(points.length);
  kept[0] = kept[points.length - 1] = 1;
  const open: [number, number][] = [[0, points.length - 1]];
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from, to] = span;
    const first = points[from];
    const last = points[to];
    if (first === undefined || last === undefined) break;
    let farthest = -1;
    let distance = tolerance;
    for (let index = from + 1; index < to; index++) {
      const point = points[index];
      const away = point === undefined ? 0 : toSegment(point, first, last);
      if (away > distance) [farthest, distance] = [index, away];
    }
    if (farthest >= 0) {
      kept[farthest] = 1;
      open.push([from, farthest], [farthest, to]);
    }
  }
  return points.filter((_, index) => kept[index] === 1);
}

function toSegment([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - t * dx, y - y1 - t * dy);
}

/** Sutherland-Hodgman against the frame with its bleed. */
export function clipRing(ring: readonly Point[], { x, y, width, height }: Box = frameBox): Point[] {
  const { bleed } = frame;
  const sides: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, x - bleed, 1],
    [0, x + width + bleed, -1],
    [1, y - bleed, 1],
    [1, y + height + bleed, -1],
  ];
  let points = [...ring];
  for (const [axis, limit, sign] of sides) {
    const input = points;
    points = [];
    const inside = (point: Point) => (point[axis] - limit) * sign >= 0;
    input.forEach((point, index) => {
      const before = input[(index + input.length - 1) % input.length] ?? point;
      if (inside(point) !== inside(before)) points.push(crossing(before, point, axis, limit));
      if (inside(point)) points.push(point);
    });
  }
  return points;
}

/** The pieces of a line that lie in the frame with its bleed (each piece keeps one point beyond). */
export function clipLine(line: readonly Point[], box: Box = frameBox): Point[][] {
  const { bleed } = frame;
  const inside = ([x, y]: Point) =>
    x >= box.x - bleed && x <= box.x + box.width + bleed && y >= box.y - bleed && y <= box.y + box.height + bleed;
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  line.forEach((point, index) => {
    const [before, after] = [line[index - 1], line[index + 1]];
    if (inside(point) || (before && inside(before)) || (after && inside(after))) piece.push(point);
    else if (piece.length > 0) {
      pieces.push(piece);
      piece = [];
    }
  });
  return [...pieces, piece].filter((one) => one.length > 1);
}

function crossing(from: Point, to: Point, axis: 0 | 1, limit: number): Point {
  const t = (limit - from[axis]) / (to[axis] - from[axis]);
  const other = axis === 0 ? from[1] + t * (to[1] - from[1]) : from[0] + t * (to[0] - from[0]);
  return axis === 0 ? [limit, other] : [other, limit];
}

/** Square pixels. */
export function ringArea(ring: readonly Point[]): number {
  let sum = 0;
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0];
    sum += x * nextY - nextX * y;
  });
  return Math.abs(sum) / 2;
}

export function middle(ring: readonly Point[]): Point {
  const sum = ring.reduce<Point>(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  return [sum[0] / ring.length, sum[1] / ring.length];
}

/** SVG path data in tenths of a pixel: absolute start, relative steps, no needless blanks. */
export function pathData(points: readonly Point[], isClosed: boolean): string {
  const tenths = points.map(([x, y]): Point => [Math.round(x * 10), Math.round(y * 10)]);
  const [first, ...rest] = tenths;
  if (first === undefined) return '';
  let [x, y] = first;
  let data = `M${number(x)}${separated(number(y))}`;
  let command = 'l';
  for (const [nextX, nextY] of rest) {
    if (nextX === x && nextY === y) continue;
    const step = number(nextX - x);
    data += `${command === 'l' ? `l${step}` : separated(step)}${separated(number(nextY - y))}`;
    command = '';
    [x, y] = [nextX, nextY];
  }
  return isClosed ? `${data}z` : data;
}

const separated = (text: string): string => (text.startsWith('-') ? text : ` ${text}`);

function number(tenths: number): string {
  const text = String(tenths / 10);
  return text.replace(/^(-?)0\./, '$1.');
}
