import type { Coords } from '#shared/destination/flight.ts';

/** A point of the world square: 0 to 1 from west to east and from north to south. */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * The world is cut in the Atlantic, not in the Pacific: a route from Korea to America is one line. Longitude in
 * degrees.
 */
export const cutLongitude = -30;
/** Mercator's projection has no poles; degrees. */
const mostLatitude = 84;
const radians = Math.PI / 180;

/** Spherical Mercator. */
export function worldPoint({ lat, lng }: Coords): WorldPoint {
  const turned = (((lng - cutLongitude) % 360) + 360) % 360;
  const north = Math.min(mostLatitude, Math.max(-mostLatitude, lat)) * radians;
  return { x: turned / 360, y: 0.5 - Math.log(Math.tan(Math.PI / 4 + north / 2)) / (2 * Math.PI) };
}

/** The place of a point of the world square. */
export const placeOf = ({ x, y }: WorldPoint): Coords => ({
  lat: (2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) / radians,
  lng: ((x * 360 + cutLongitude + 540) % 360) - 180,
});
