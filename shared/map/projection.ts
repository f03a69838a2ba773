import type { Coords } from '#shared/destination/flight.ts';

/** A point of the world square: 0 to 1 from west to east and from north to south. */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * The world is cut in the Atlantic, not in the Pacific: a route from Korea to America is one line. Longitude in degrees.
 */
export const cutLongitude = -30;
/** Mercator's projection has no poles; degrees. */
const mostLatitude = 84;
/** The equator, km. */
const equatorKm = 40_075;

const radians = Math.PI / 180;

/** Spherical Mercator. */
export function worldPoint({ lat, lng }: Coords): WorldPoint {
  const turned = (((lng - cutLongitude) % 360) + 360) % 360;
  const north = Math.min(mostLatitude, Math.max(-mostLatitude, lat)) * radians;
  return { x: turned / 360, y: 0.5 - Math.log(Math.tan(Math.PI / 4 + north / 2)) / (2 * Math.PI) };
}

/** The inverse of `worldPoint`; longitude from -180 to 180. */
export function coordsAt({ x, y }: WorldPoint): Coords {
  const lng = x * 360 + cutLongitude;
  return {
    lat: (2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) / radians,
    lng: lng > 180 ? lng - 360 : lng,
  };
}

/** World sides per km at a latitude: Mercator stretches what lies far from the equator. */
export const sidesPerKm = (lat: number): number => 1 / (equatorKm * Math.cos(lat * radians));

/** Points at one distance (great circle, on a sphere of the equator's length) around a centre, `steps` of them, clockwise from the north. */
export function circleAround(centre: Coords, km: number, steps = 72): Coords[] {
  const angle = (km / equatorKm) * 2 * Math.PI;
  const [lat, lng] = [centre.lat * radians, centre.lng * radians];
  return Array.from({ length: steps }, (_, step) => {
    const bearing = (step / steps) * 2 * Math.PI;
    const north = Math.asin(Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(bearing));
    const east =
      lng +
      Math.atan2(
        Math.sin(bearing) * Math.sin(angle) * Math.cos(lat),
        Math.cos(angle) - Math.sin(lat) * Math.sin(north),
      );
    return { lat: north / radians, lng: ((((east / radians + 180) % 360) + 360) % 360) - 180 };
  });
}
