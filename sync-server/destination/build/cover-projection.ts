import { readFileSync } from 'node:fs';
import { geoAzimuthalEqualArea, geoCentroid, type GeoProjection } from 'd3-geo';
import type { City } from '#shared/destination/schema.ts';
import { type Coords } from '#shared/destination/flight.ts';
import { frame } from './cover-geometry.ts';
import { nearestKm, readWorld, samples, type Outline, type World } from './cover-world.ts';
import { packageFile } from './sources/packages.ts';

/** Natural Earth draws these as part of another country. */
const drawnWith: Readonly<Record<string, string>> = { BQ: 'NL' };

export interface Atlas {
  readonly coarse: World;
  readonly fine: World;
  readonly sampled: Map<Outline, Coords[]>;
  readonly numericOf: (iso2: string) => string;
}

/** ISO 3166-1 numeric codes by the two letters, as Natural Earth uses them. */
export function numericCodes(): (iso2: string) => string {
  const file = JSON.parse(readFileSync(packageFile.codeMappings(), 'utf8')) as {
    supplemental: { codeMappings: Record<string, { _numeric?: string }> };
  };
  return (iso2) => file.supplemental.codeMappings[drawnWith[iso2] ?? iso2]?._numeric ?? '';
}

export function readAtlas(): Atlas {
  const [coarse, fine] = [readWorld('50m'), readWorld('10m')];
  return {
    coarse,
    fine,
    sampled: new Map(
      [coarse, fine].flatMap((world) =>
        world.outlines.map((outline): [Outline, Coords[]] => [outline, samples(world, outline)]),
      ),
    ),
    numericOf: numericCodes(),
  };
}

/** Shores of the country near its cities: overseas parts without one would shrink the rest to nothing. */
function outlinesOfCountry(world: World, numeric: string, cities: readonly City[]): Coords[] {
  return world.outlines
    .filter(({ owner }) => owner === numeric)
    .flatMap((outline) => {
      const shore = samples(world, outline);
      const isIslet = shore.length < 25;
      const isMainland = shore.length > 200;
      const reachKm = isMainland ? 1500 : isIslet ? 150 : 500;
      return cities.some((city) => nearestKm(shore, city.coords) < reachKm) ? shore : [];
    });
}

export function wholeProjection(atlas: Atlas, numeric: string, cities: readonly City[]): GeoProjection {
  const home = outlinesOfCountry(atlas.coarse, numeric, cities);
  const fine = outlinesOfCountry(atlas.fine, numeric, cities);
  return fitProjection([...(fine.length > 0 ? fine : home), ...cities.map(({ coords }) => coords)]);
}

function fitProjection(points: readonly Coords[]): GeoProjection {
  const coordinates = points.map(({ lat, lng }) => [lng, lat]);
  const [lng, lat] = geoCentroid({ type: 'MultiPoint', coordinates });
  const turned = geoAzimuthalEqualArea().rotate([-lng, -lat]);
  turned.fitExtent(
    [
      [44, 26],
      [frame.width - 44, frame.height - 26],
    ],
    { type: 'MultiPoint', coordinates },
  );
  const widest = scaleFor(0.9);
  if (turned.scale() <= widest) return turned;
  // The clamp is about the middle of what was fitted.
  const centre = turned.invert?.([frame.width / 2, frame.height / 2]) ?? [lng, lat];
  return geoAzimuthalEqualArea()
    .rotate([-centre[0], -centre[1]])
    .translate([frame.width / 2, frame.height / 2])
    .scale(widest);
}

/** A city's surroundings: about half of its country, from 2.6 to 11 degrees wide. */
export function cityProjection({ coords: { lat, lng } }: City, countryDegrees: number): GeoProjection {
  const degrees = Math.min(11, Math.max(2.6, countryDegrees * 0.45));
  return geoAzimuthalEqualArea()
    .rotate([-lng, -lat])
    .translate([frame.width / 2, frame.height / 2])
    .scale(scaleFor(degrees));
}

/** d3's scale is pixels per radian. */
const scaleFor = (degrees: number): number => (frame.width / degrees) * (180 / Math.PI);
export const widthDegrees = (projection: GeoProjection): number => (frame.width / projection.scale()) * (180 / Math.PI);
