/**
 * Missing in the types: in a page there is a document, in the service worker its registration, in tests of Node
 * neither.
 */
const { registration, document } = globalThis as { registration?: { scope: string }; document?: Document };

/**
 * The path below which this instance is served, with a slash at its end: `/`, or `/trips/moyeo/` where the server has a
 * BASE_PATH. The only place that knows it: everything else names paths of the app, which begin with `/`, and turns them
 * into addresses here.
 */
export const base =
  document?.documentElement.dataset['base'] ?? registration?.scope.slice(location.origin.length) ?? '/';

/** The address of a path of the app: `/explore` -> `/trips/moyeo/explore`. */
export const inBase = (path: string): string => base + path.slice(1);

/**
 * The path of the app that an address's path stands for: `/trips/moyeo/explore` -> `/explore`; empty for what is not of
 * this instance.
 */
export const pathIn = (pathname: string): string => (pathname.startsWith(base) ? pathname.slice(base.length - 1) : '');

/**
 * Databases, caches, locks and keys of localStorage belong to a whole origin: below a base path their names begin with
 * it.
 */
export const own = (name: string): string => base.slice(1) + name;
