import { own, pathIn } from '#app/kernel/base.ts';

/** Caches that pages and the service worker share, and which files go there. */
export const placesCache = own('moyeo-places');
export const picturesCache = own('moyeo-pictures');
/** Public answers of the server about what it has imported. */
export const importedCache = own('moyeo-imported');

/**
 * What a file of places is called, without the hash of the build: `JP` for `/assets/JP-1a2b3c.json`, one country's
 * places; `ja-JP`, what is said of them in a language; `names-ja`, the names of all of them for its readers.
 */
export function placesFileOf(pathname: string): string | undefined {
  return /^\/assets\/((?:[a-z]{2}-)?[A-Z]{2}|names-[a-z]{2})-[\w-]+\.json$/.exec(pathIn(pathname))?.[1];
}

/** A drawn picture, as the service worker keeps it: the one that was looked at, in one shape and one theme. */
export const isScene = (pathname: string): boolean => pathIn(pathname).startsWith('/covers/scenes/');
/** About 5 MB. The maps are few and small, and stay. */
export const mostScenes = 600;

/** A photograph of the operator, in one width and one format. */
export const isPhotoAddress = (pathname: string): boolean => pathIn(pathname).startsWith('/photos/');
/** About 15 MB. */
export const mostPhotos = 120;

/** Deletes the oldest files of a cache that belong together, down to a number. */
export async function keepNewest(
  cache: Pick<Cache, 'keys' | 'delete'>,
  belongs: (pathname: string) => boolean,
  most: number,
): Promise<void> {
  const kept = (await cache.keys()).filter(({ url }) => belongs(new URL(url).pathname));
  for (const request of kept.slice(0, Math.max(0, kept.length - most))) await cache.delete(request);
}
