/** Caches that pages and the service worker share, and which files go there. */
export const placesCache = 'moyeo-places';
export const picturesCache = 'moyeo-pictures';
/** Public answers of the server about what it has imported. */
export const importedCache = 'moyeo-imported';

/** `/assets/JP-1a2b3c.json`: one country's places, hashed by the build; the country's code. */
export function countryOfPlacesFile(pathname: string): string | undefined {
  return /^\/assets\/([A-Z]{2})-[\w-]+\.json$/.exec(pathname)?.[1];
}
