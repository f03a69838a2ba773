import type { Coords } from '#shared/destination/flight.ts';
import { mapLevels } from '#shared/map/files.ts';
import { placeOf } from '#shared/map/projection.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a place lies on a drawing round an airport (`onRings`), and where the airport does. */
export interface RingDrawing {
  readonly middle: Point;
  readonly draw: (place: Coords) => Point;
}

/**
 * The other side of the globe is one point, drawn as the rim all round: land that comes so near to it (17,000 km) would
 * be turned inside out.
 */
const farthest = 265;

/**
 * Land of the coarse map of the world on such a drawing.
 * @param path closed lines as the map's file has them: `M` with a point, `l` with steps, `z`
 */
export function landOnRings(drawing: RingDrawing, path: string): string {
  return path
    .split('z')
    .map((line) => lineOnRings(drawing, line))
    .join('');
}

function lineOnRings({ middle, draw }: RingDrawing, line: string): string {
  const numbers = (line.match(/-?\d+/g) ?? []).map(Number);
  const { units } = mapLevels['110m'];
  let [x, y] = [0, 0];
  let drawn = '';
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    x += numbers[at] ?? 0;
    y += numbers[at + 1] ?? 0;
    const point = draw(placeOf({ x: x / units, y: y / units }));
    if (Math.hypot(point.x - middle.x, point.y - middle.y) > farthest) return '';
    drawn += `${at === 0 ? 'M' : 'L'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  }
  return drawn === '' ? '' : `${drawn}z`;
}
