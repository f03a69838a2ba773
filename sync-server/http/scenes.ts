import express, { type Router } from 'express';
import { sceneShapes, sceneThemes, type SceneShape, type SceneTheme } from '#shared/destination/cover.ts';
import { citiesOf, findCity, findCountry, type Core } from '#shared/destination/core/read-core.ts';
import type { City } from '#shared/destination/schema.ts';
import { DomainError } from '#shared/kernel/errors.ts';
import { isLanguage, nameIn, type Language, type Names } from '#shared/kernel/languages.ts';
import { sceneAlt } from '#shared/scene/pictures/alt.ts';
import { cityScene, type SceneLook } from '#shared/scene/pictures/city-scene.ts';
import { leadingCity } from '#shared/scene/pictures/composition.ts';
import { sceneWords } from './scene-words.ts';

/** A drawing changes with a release at most; the service worker asks for a new one after it has shown the old one. */
const maxAgeSeconds = 7 * 24 * 60 * 60;
const keptPictures = 2_000;

/**
 * Drawn pictures of countries and cities, mounted at `/covers/scenes`: `/japan/wide-light.svg`,
 * `/japan/osaka/square-dark.svg`; and what they show, for readers who do not see them: `/japan/osaka/alt-ko.json`. The
 * same path gives the same bytes, so a picture is drawn once per process and kept (about 4 kB each, the oldest goes
 * first).
 * @param core the catalogue with what this instance has imported
 */
export function scenes(core: () => Promise<Core>): Router {
  const drawn = new Map<string, string>();
  const pictureAt = async (path: string, slugs: readonly string[], look: SceneLook) => {
    const known = drawn.get(path);
    if (known !== undefined) return known;
    const made = sceneOf(await core(), slugs, look);
    if (made === undefined) return undefined;
    if (drawn.size >= keptPictures) drawn.delete(drawn.keys().next().value ?? '');
    drawn.set(path, made);
    return made;
  };
  const router = express.Router();
  router.get('/*destination', (request, response, next) => {
    const parts = [request.params.destination].flat();
    const slugs = parts.slice(0, -1);
    const file = parts.at(-1) ?? '';
    const send = (type: string) => (body: string | undefined) => {
      if (body === undefined) next(new DomainError('not_found'));
      else response.set({ 'Content-Type': type, 'Cache-Control': `public, max-age=${maxAgeSeconds}` }).send(body);
    };
    const [, language] = /^alt-(\w\w)\.json$/.exec(file) ?? [];
    if (isLanguage(language)) {
      const sentence = async () => {
        const alt = sceneAltOf(await core(), slugs, language);
        return alt && JSON.stringify({ alt });
      };
      sentence().then(send('application/json'), next);
      return;
    }
    const [, shape, theme] = /^(wide|square)-(light|dark)\.svg$/.exec(file) ?? [];
    if (!sceneShapes.some((one) => one === shape) || !sceneThemes.some((one) => one === theme)) {
      next(new DomainError('not_found'));
      return;
    }
    const look = { shape: shape as SceneShape, theme: theme as SceneTheme };
    pictureAt(request.path, slugs, look).then(send('image/svg+xml'), next);
  });
  return router;
}

/** The drawing of the country (`japan`) or the city (`japan`, `osaka`) of this name; nothing when there is none. */
export function sceneOf(core: Core, slugs: readonly string[], look: SceneLook): string | undefined {
  const found = drawnAt(core, slugs);
  return found && cityScene(found.city, look);
}

/** What that drawing shows, and that it is drawn. */
export function sceneAltOf(core: Core, slugs: readonly string[], language: Language): string | undefined {
  const found = drawnAt(core, slugs);
  return found && sceneAlt(found.city, nameIn(language, found.names), sceneWords[language]);
}

/** The city that is drawn, and the names of what it is drawn for: itself, or its country. */
function drawnAt(core: Core, slugs: readonly string[]): { city: City; names: Names } | undefined {
  const country = findCountry(core, slugs[0] ?? '');
  if (!country || slugs.length > 2) return undefined;
  if (slugs.length === 2) {
    const city = findCity(core, country.slug, slugs[1] ?? '');
    return city && { city, names: city };
  }
  const cities = citiesOf(core, country);
  return cities.length > 0 ? { city: leadingCity(cities), names: country } : undefined;
}
