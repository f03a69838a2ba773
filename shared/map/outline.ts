import type { Coords } from '#shared/destination/flight.ts';
import type { WorldPoint } from './projection.ts';
import { drawnAt, type Turn } from './turn.ts';
import { toScreen, type MapView, type ScreenPoint, type Size } from './view.ts';

/** A closed line of the globe on the world square. */
export interface Outline {
  /**
   * Unbroken to the east and west of the square too, where it crosses the edge; each run is a copy, one square from the
   * next.
   */
  readonly runs: readonly (readonly WorldPoint[])[];
  /** The line goes once around the globe: what it encloses reaches to the northern edge and, drawn, beyond it. */
  readonly isAroundPole: boolean;
}

/** @param line its last point is followed by its first */
export function outlineOf(line: readonly Coords[], turn: Turn = 0): Outline {
  const points: WorldPoint[] = [];
  for (const at of [...line, ...line.slice(0, 1)]) {
    const { x, y } = drawnAt(at, turn);
    const before = points.at(-1)?.x ?? x;
    points.push({ x: x + Math.round(before - x), y });
  }
  const [first, last] = [points[0], points.at(-1)];
  const isAroundPole = first !== undefined && last !== undefined && Math.abs(last.x - first.x) > 0.5;
  const runs = [-2, -1, 0, 1, 2].map((shift) => points.map(({ x, y }) => ({ x: x + shift, y })));
  return { isAroundPole, runs: runs.filter((run) => run.some(({ x }) => x >= 0 && x <= 1)) };
}

/**
 * SVG path data in the map's pixels: of the line, as far as it is near what is seen (a dotted line costs by its
 * length), and of what it encloses.
 */
export function outlinePaths(
  { runs, isAroundPole }: Outline,
  view: MapView,
  size: Size,
): { line: string; area: string } {
  const drawn = runs.map((run) => run.map((point) => toScreen(view, size, point)));
  const top = -size.height;
  const area = drawn.map((run) => {
    const [first, last] = [run[0], run.at(-1)];
    const overPole =
      isAroundPole && first && last
        ? [
            { x: last.x, y: top },
            { x: first.x, y: top },
          ]
        : [];
    return `M${[...run, ...overPole].map(pair).join('L')}Z`;
  });
  return { line: drawn.map((run) => nearRuns(run, size)).join(''), area: area.join('') };
}

/** The parts of a line whose sections can be seen when the map is dragged by its own size. */
function nearRuns(run: readonly ScreenPoint[], { width, height }: Size): string {
  let path = '';
  let isDrawing = false;
  run.forEach((end, index) => {
    const start = run[index - 1];
    if (!start) return;
    const isNear =
      Math.max(start.x, end.x) > -width &&
      Math.min(start.x, end.x) < 2 * width &&
      Math.max(start.y, end.y) > -height &&
      Math.min(start.y, end.y) < 2 * height;
    if (isNear) path += `${isDrawing ? '' : `M${pair(start)}`}L${pair(end)}`;
    isDrawing = isNear;
  });
  return path;
}

const pair = ({ x, y }: ScreenPoint): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
