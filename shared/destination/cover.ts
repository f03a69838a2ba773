import type { Coords } from './flight.ts';

/** Paths of the locator maps that the build draws into `app/public/covers`. */
export const countryCover = (countrySlug: string): string => `/covers/${countrySlug}.svg`;
export const cityCover = (countrySlug: string, citySlug: string): string => `/covers/${countrySlug}/${citySlug}.svg`;

/** Of a link preview's picture, pixels. What counts lies in the middle 2:1, which some networks cut out. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Pixels of a cover's own frame. */
export const coverSize = { width: 480, height: 270 } as const;

/**
 * The middle of a map's projection (azimuthal, equal areas) in degrees, its scale in pixels per radian, and where the
 * middle lies in the frame.
 */
export type CoverFrame = readonly [lng: number, lat: number, scale: number, x: number, y: number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Where on a cover something lies, in pixels of its frame. Formula: Snyder, Map Projections (USGS 1395), 24-3 and 24-4.
 */
export function pointOnCover([lng, lat, scale, x, y]: CoverFrame, at: Coords): { x: number; y: number } {
  const [from, to, east] = [radians(lat), radians(at.lat), radians(at.lng - lng)];
  const k = scale * Math.sqrt(2 / (1 + Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(east)));
  return {
    x: x + k * Math.cos(to) * Math.sin(east),
    y: y - k * (Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(east)),
  };
}

/** `wide` is 16:9, `square` is the same drawing cut around its subject. */
export const sceneShapes = ['wide', 'square'] as const;
export const sceneThemes = ['light', 'dark'] as const;
export type SceneShape = (typeof sceneShapes)[number];
export type SceneTheme = (typeof sceneThemes)[number];

/** Path of the drawn picture of a country (`japan`) or a city (`japan/osaka`), which the server draws. */
export const scenePath = (destinationId: string, shape: SceneShape, theme: SceneTheme): string =>
  `/covers/scenes/${destinationId}/${shape}-${theme}.svg`;

/** `/covers/japan/osaka.svg` -> `japan/osaka`. */
export const destinationOfCover = (cover: string): string => cover.slice('/covers/'.length, -'.svg'.length);
