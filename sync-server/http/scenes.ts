import express, { type Router } from 'express';
import { sceneShapes, sceneThemes, type SceneShape, type SceneTheme } from '#shared/destination/cover.ts';
import { findCity, findCountry, type Core } from '#shared/destination/read-core.ts';
import { DomainError } from '#shared/kernel/errors.ts';
import { cityScene, countryScene, type SceneLook } from '#shared/scene/city-scene.ts';

/** A drawing changes with a release at most; the service worker asks for a new one after it has shown the old one. */
const maxAgeSeconds = 7 * 24 * 60 * 60;
const keptPictures = 2_000;

/**
 * Drawn pictures of countries and cities, mounted at `/covers/scenes`: `/japan/wide-light.svg`, `/japan/osaka/square-dark.svg`. The same path
 * gives the same bytes, so a picture is drawn once per process and kept (about 4 kB each, the oldest goes first).
 * @param core the catalogue with what this instance has imported
 */
export function scenes(core: () => Promise<Core>): Router {
  const drawn = new Map<string, string>();
  const router = express.Router();
  const file = /^(wide|square)-(light|dark)\.svg$/;
  router.get('/*destination', (request, response, next) => {
    const parts = [request.params.destination].flat();
    const [, shape, theme] = file.exec(parts.at(-1) ?? '') ?? [];
    const picture = async () => {
      const known = drawn.get(request.path);
      if (known !== undefined) return known;
      const look = { shape: shape as SceneShape, theme: theme as SceneTheme };
      const made = sceneOf(await core(), parts.slice(0, -1), look);
      if (made === undefined) return undefined;
      if (drawn.size >= keptPictures) drawn.delete(drawn.keys().next().value ?? '');
      drawn.set(request.path, made);
      return made;
    };
    if (!sceneShapes.some((one) => one === shape) || !sceneThemes.some((one) => one === theme)) {
      next(new DomainError('not_found'));
      return;
    }
    picture().then((svg) => {
      if (svg === undefined) {
        next(new DomainError('not_found'));
        return;
      }
      response.set({ 'Content-Type': 'image/svg+xml', 'Cache-Control': `public, max-age=${maxAgeSeconds}` }).send(svg);
    }, next);
  });
  return router;
}

/** The drawing of the country (`japan`) or the city (`japan`, `osaka`) of this name; nothing when there is none. */
export function sceneOf(core: Core, slugs: readonly string[], look: SceneLook): string | undefined {
  const country = findCountry(core, slugs[0] ?? '');
  if (!country || slugs.length > 2) return undefined;
  const cities = core.cities.filter(({ iso2 }) => iso2 === country.iso2);
  if (slugs.length === 1) return cities.length > 0 ? countryScene(cities, look) : undefined;
  const city = findCity(core, country.slug, slugs[1] ?? '');
  return city && cityScene(city, look);
}
