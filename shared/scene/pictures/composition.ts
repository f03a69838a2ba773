import { sceneKey, type SceneFacts } from '#shared/scene/facts.ts';
import { frame } from '#shared/scene/frame.ts';
import { landmarks } from '#shared/scene/landmarks/landmarks.ts';
import { drawSky } from '#shared/scene/nature/sky.ts';
import type { Composition } from '#shared/scene/landmark.ts';
import { sceneByRules } from '#shared/scene/rules/scene-by-rules.ts';

/** A city's own drawing, or one made by the rules. */
export function compositionOf(city: SceneFacts): Composition {
  const own = landmarks[sceneKey(city)];
  if (own === undefined) return sceneByRules(city);
  const { palette, subject, middle = frame.width / 2, sky, draw } = own;
  return {
    palette,
    subject,
    middle,
    draw: (p) => {
      drawSky(p, sky);
      draw(p);
    },
  };
}

/**
 * The city that stands for its country: the first, since the editors put the most drawing one first.
 * @throws when there is none
 */
export function leadingCity<City extends SceneFacts>(cities: readonly City[]): City {
  const [first] = cities;
  if (first === undefined) throw new Error('a country without cities has no picture');
  return first;
}
