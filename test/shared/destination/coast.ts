import { haversineKm, type Coords } from '#shared/destination/flight.ts';
import { arcIndex, readWorld } from '#server/destination/build/cover-world.ts';

/** Km to the nearest shore of Natural Earth's 10m countries: outlines that no neighbour shares. */
export function coastFinder(): (coords: Coords) => number {
  const { outlines, arcs } = readWorld('10m');
  const uses = new Map<number, number>();
  for (const { arcs: rings } of outlines)
    for (const arc of rings.flat()) uses.set(arcIndex(arc), (uses.get(arcIndex(arc)) ?? 0) + 1);
  const shore = [...uses].filter(([, count]) => count === 1).flatMap(([arc]) => arcs[arc] ?? []);
  return (coords) => {
    const near = shore.filter(({ lat, lng }) => Math.abs(lat - coords.lat) < 2 && Math.abs(lng - coords.lng) < 4);
    return near.reduce((least, point) => Math.min(least, haversineKm(point, coords)), Infinity);
  };
}
