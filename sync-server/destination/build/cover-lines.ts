import { haversineKm, type Coords } from '#shared/destination/flight.ts';
import { type Point, simplify } from './cover-geometry.ts';
import { arcIndex, type Outline, type World } from './cover-world.ts';

/** Pixels that a shore may stray when it is simplified. */
const tolerance = 0.6;

type Line = (arc: number) => Point[];

/** Arcs as pixels, simplified once, so that neighbours share their border; what is far outside is coarse. */
export function lineMaker(world: World, project: (at: Coords) => Point, centre: Coords, reachKm: number): Line {
  const made = new Map<number, Point[]>();
  return (arc) => {
    const known = made.get(arc);
    if (known) return known;
    const points = world.arcs[arc] ?? [];
    const step = Math.max(1, Math.floor(points.length / 60));
    const isNear = points.some((point, index) => index % step === 0 && haversineKm(point, centre) < reachKm * 1.5);
    const used = isNear ? points : points.filter((_, index) => index % step === 0 || index === points.length - 1);
    const projected = used.map(project);
    const isRing = points.length > 3 && haversineKm(points[0] ?? centre, points.at(-1) ?? centre) < 0.001;
    const half = projected.length >> 1;
    // A closed arc has one end only; cut in two, so that it does not fall together.
    const line = isRing
      ? [
          ...simplify(projected.slice(0, half + 1), tolerance).slice(0, -1),
          ...simplify(projected.slice(half), tolerance),
        ]
      : simplify(projected, tolerance);
    made.set(arc, line);
    return line;
  };
}

export function ringOf(arcs: readonly number[], line: Line): Point[] {
  return arcs.flatMap((arc) => {
    const points = line(arcIndex(arc));
    return (arc < 0 ? [...points].reverse() : points).slice(0, -1);
  });
}

/** Arcs that two different countries share. */
export function bordersBetween(outlines: readonly Outline[]): number[] {
  const owners = new Map<number, Set<string>>();
  for (const { owner, arcs } of outlines) {
    for (const arc of arcs.flat()) {
      const all = owners.get(arcIndex(arc)) ?? new Set();
      owners.set(arcIndex(arc), all.add(owner));
    }
  }
  return [...owners].filter(([, all]) => all.size > 1).map(([arc]) => arc);
}
