import { readFileSync } from 'node:fs';
import { transform } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { haversineKm, type Coords } from '#shared/destination/flight.ts';
import { packageFile } from './sources/packages.ts';

/** One outline of one country: its outer ring's arcs, then its holes', as topojson numbers them. */
export interface Outline {
  /** ISO 3166-1 numeric, or the name where Natural Earth has none. */
  readonly owner: string;
  readonly arcs: number[][];
}

/** Natural Earth's countries at one scale (package world-atlas). */
export interface World {
  readonly topology: Topology;
  readonly outlines: readonly Outline[];
  /** Every arc's points, longitude and latitude. */
  readonly arcs: readonly (readonly Coords[])[];
}

const scales = {
  '110m': packageFile.countries110m,
  '50m': packageFile.countries50m,
  '10m': packageFile.countries10m,
};

export function readWorld(scale: keyof typeof scales): World {
  const topology = JSON.parse(readFileSync(scales[scale](), 'utf8')) as Topology;
  const countries = topology.objects['countries'] as GeometryCollection;
  const outlines = countries.geometries.flatMap((geometry): Outline[] => {
    const named: { name?: string } | undefined = geometry.properties;
    const owner = geometry.id === undefined ? (named?.name ?? '') : String(geometry.id).padStart(3, '0');
    if (geometry.type === 'Polygon') return [{ owner, arcs: geometry.arcs }];
    if (geometry.type === 'MultiPolygon') return geometry.arcs.map((arcs) => ({ owner, arcs }));
    return [];
  });
  const place = transform(topology.transform ?? null);
  // The first point of an arc is absolute, the others are steps: false starts anew.
  const arcs = topology.arcs.map((arc) =>
    arc.map((point, index): Coords => {
      const [lng = 0, lat = 0] = place(point, index > 0);
      return { lat, lng };
    }),
  );
  return { topology, outlines, arcs };
}

export const arcIndex = (arc: number): number => (arc < 0 ? ~arc : arc);

/** A few points of an outline's shore, for asking how near it is. */
export function samples({ arcs }: World, outline: Outline): Coords[] {
  return (outline.arcs[0] ?? []).flatMap((arc) => {
    const points = arcs[arcIndex(arc)] ?? [];
    const step = Math.max(1, Math.floor(points.length / 40));
    return points.filter((_, index) => index % step === 0);
  });
}

export function nearestKm(points: readonly Coords[], to: Coords): number {
  return points.reduce((least, point) => Math.min(least, haversineKm(point, to)), Infinity);
}
