import { z } from '#shared/kernel/z.ts';
import type { Coords } from '#shared/destination/flight.ts';
import { coordsOf, RowFault, type Draft, type LeftOut } from './draft.ts';
import type { Feature } from './feature.ts';
import { fromOpenSkiMap, isOpenSkiMap } from './open-ski-map.ts';
import { fromOsm } from './osm.ts';
import { fromOverture, isOverture } from './overture.ts';
import type { FoundFeature } from './read-geojson.ts';

const featureForm = z.object({
  type: z.literal('Feature'),
  id: z.optional(z.union([z.string(), z.number()])),
  properties: z.nullable(z.record(z.string(), z.unknown())),
  geometry: z.nullable(z.object({ type: z.string(), coordinates: z.optional(z.unknown()) })),
});

/** A feature in OpenStreetMap's tags, or as OpenSkiMap or Overture write theirs. */
export function fromFeature({ line, feature }: FoundFeature): Draft | LeftOut {
  const read = featureForm.safeParse(feature);
  if (!read.success) throw new RowFault('no GeoJSON feature');
  const { id, properties, geometry } = read.data;
  if (properties === null || geometry === null) throw new RowFault('a feature without properties or geometry');
  const found: Feature = {
    line,
    id: id === undefined ? undefined : String(id),
    coords: middle(geometry.coordinates),
    properties,
  };
  if (isOverture(found)) return fromOverture(found);
  return isOpenSkiMap(found) ? fromOpenSkiMap(found) : fromOsm(found);
}

/** A point, or the middle of the box around a line or an area. */
function middle(coordinates: unknown): Coords {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  const visit = (part: unknown): void => {
    if (!Array.isArray(part)) return;
    const [lng, lat] = part as unknown[];
    if (typeof lng === 'number' && typeof lat === 'number') {
      box.west = Math.min(box.west, lng);
      box.east = Math.max(box.east, lng);
      box.south = Math.min(box.south, lat);
      box.north = Math.max(box.north, lat);
    } else {
      part.forEach(visit);
    }
  };
  visit(coordinates);
  if (box.east - box.west > 5 || box.north - box.south > 5)
    throw new RowFault('larger than 5 degrees: a region rather than a place');
  return coordsOf((box.south + box.north) / 2, (box.west + box.east) / 2);
}
