import { haversineKm, type Coords } from '#shared/destination/flight.ts';
import { mapLevels } from '#shared/map/files.ts';
import { placeOf } from '#shared/map/projection.ts';
import { onRings } from './reach.ts';

/** The other side of the globe is one point, drawn as the rim all round: land that comes so near to it would be turned inside out. */
const farthestKm = 17_000;

/**
 * Land of the coarse map of the world on the drawing round an airport.
 * @param path closed lines as the map's file has them: `M` with a point, `l` with steps, `z`
 */
export function landOnRings(airport: Coords, path: string): string {
  return path
    .split('z')
    .map((line) => lineOnRings(airport, line))
    .join('');
}

function lineOnRings(airport: Coords, line: string): string {
  const numbers = (line.match(/-?\d+/g) ?? []).map(Number);
  const { units } = mapLevels['110m'];
  let [x, y] = [0, 0];
  let drawn = '';
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    x += numbers[at] ?? 0;
    y += numbers[at + 1] ?? 0;
    const place = placeOf({ x: x / units, y: y / units });
    if (haversineKm(airport, place) > farthestKm) return '';
    const point = onRings(airport, place);
    drawn += `${at === 0 ? 'M' : 'L'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  }
  return drawn === '' ? '' : `${drawn}z`;
}
