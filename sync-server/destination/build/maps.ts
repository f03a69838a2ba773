import { worldPoint, cutLongitude } from '#shared/map/projection.ts';
import { mapLevels, tilePath, worldPath, type FineLevel, type MapFile, type WorldFile } from '#shared/map/files.ts';
import type { Core } from '#shared/destination/core/read-core.ts';
import type { Coords } from '#shared/destination/flight.ts';
import { clipLine, clipRing, ringArea, type Box, type Point } from './cover-geometry.ts';
import { bordersBetween, lineMaker, ringOf } from './cover-lines.ts';
import { numericCodes } from './cover-projection.ts';
import { readWorld } from './cover-world.ts';

/** Islets below this many square units of the grid are left out. */
const leastArea = { '110m': 1, '50m': 2, '10m': 2 } as const;
/** Natural Earth's number of Antarctica, where the projection has no end. */
const antarctica = '010';
/** The whole world counts as near: no arc is coarsened. */
const everywhereKm = 50_000;

interface Shape {
  readonly owner: string;
  readonly points: readonly Point[];
  readonly box: Box;
}

/** The files of the map: text by path below the repository. */
export function drawMaps(core: Core): Map<string, string> {
  const numericOf = numericCodes();
  const owners = new Map(core.countries.map(({ iso2 }) => [numericOf(iso2), iso2]));
  const drawn = new Map<string, string>();
  const fine = (level: FineLevel): string[] => {
    const { tiles, units } = mapLevels[level];
    const shapes = shapesOf(level, owners);
    const side = units / tiles;
    const made: string[] = [];
    for (let row = 0; row < tiles; row += 1)
      for (let column = 0; column < tiles; column += 1) {
        const file = clipped(shapes, { x: column * side, y: row * side, width: side, height: side }, leastArea[level]);
        if (Object.keys(file.land).length === 0) continue;
        made.push(`${column}-${row}`);
        drawn.set(`app/public${tilePath(level, `${column}-${row}`)}`, `${JSON.stringify(file)}\n`);
      }
    return made;
  };
  const tiles = { '50m': fine('50m'), '10m': fine('10m') };
  const { units } = mapLevels['110m'];
  const whole = clipped(shapesOf('110m', owners), { x: 0, y: 0, width: units, height: units }, leastArea['110m']);
  const world: WorldFile = { ...whole, tiles };
  drawn.set(`app/public${worldPath}`, `${JSON.stringify(world)}\n`);
  return drawn;
}

interface Shapes {
  readonly land: readonly Shape[];
  readonly borders: readonly Shape[];
}

/**
 * Rings and borders in units of the grid, three worlds beside each other: clipping takes from each what lies in the one
 * that is drawn.
 */
function shapesOf(level: keyof typeof mapLevels, owners: ReadonlyMap<string, string>): Shapes {
  const { units } = mapLevels[level];
  const world = readWorld(level);
  const outlines = world.outlines.filter(({ owner }) => owner !== antarctica);
  // Not turned round: a ring that crosses the cut stays whole, and clipping cuts it.
  const project = ({ lat, lng }: Coords): Point => [
    ((lng - cutLongitude) / 360) * units,
    worldPoint({ lat, lng }).y * units,
  ];
  const line = lineMaker(world, project, { lat: 0, lng: 0 }, everywhereKm);
  const thrice = (owner: string, points: readonly Point[]): Shape[] =>
    [-units, 0, units].map((shift) => {
      const moved = unwrapped(points, units).map(([x, y]): Point => [x + shift, y]);
      return { owner, points: moved, box: boxOf(moved) };
    });
  return {
    land: outlines.flatMap(({ owner, arcs }) =>
      arcs.flatMap((ring) => thrice(owners.get(owner) ?? '', ringOf(ring, line))),
    ),
    borders: bordersBetween(outlines).flatMap((arc) => thrice('', line(arc))),
  };
}

/** A line that crosses the 180th meridian goes on beyond it instead of jumping to the other end of the world. */
export function unwrapped(points: readonly Point[], units: number): Point[] {
  let shift = 0;
  let before: number | undefined;
  return points.map(([x, y]) => {
    if (before !== undefined && Math.abs(x - before) > units / 2) shift += x < before ? units : -units;
    before = x;
    return [x + shift, y];
  });
}

function boxOf(points: readonly Point[]): Box {
  let [west, east, north, south] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  return { x: west, y: north, width: east - west, height: south - north };
}

const touches = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** What lies in a box, from its corner. */
function clipped({ land, borders }: Shapes, box: Box, least: number): MapFile {
  const fromCorner = (points: readonly Point[]) => points.map(([x, y]): Point => [x - box.x, y - box.y]);
  const byOwner: Record<string, string> = {};
  for (const { owner, points } of land.filter((shape) => touches(shape.box, box))) {
    const ring = clipRing(points, box);
    if (ringArea(ring) >= least) byOwner[owner] = (byOwner[owner] ?? '') + gridPath(fromCorner(ring), true);
  }
  const lines = borders
    .filter((shape) => touches(shape.box, box))
    .flatMap(({ points }) => clipLine(points, box))
    .map((piece) => gridPath(fromCorner(piece), false));
  return { land: byOwner, borders: lines.join('') };
}

/** SVG path data in whole units: an absolute start, relative steps. */
function gridPath(points: readonly Point[], isClosed: boolean): string {
  const whole = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const [first, ...rest] = whole;
  if (first === undefined) return '';
  let [x, y] = first;
  let data = `M${x} ${y}l`;
  let isFirst = true;
  for (const [nextX, nextY] of rest) {
    if (nextX === x && nextY === y) continue;
    const [dx, dy] = [nextX - x, nextY - y];
    data += `${isFirst || dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    isFirst = false;
    [x, y] = [nextX, nextY];
  }
  if (isFirst) return '';
  return isClosed ? `${data}z` : data;
}
