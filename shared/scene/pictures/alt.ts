import { compositionOf } from '#shared/scene/pictures/composition.ts';
import type { SceneFacts } from '#shared/scene/facts.ts';
import type { Subject } from '#shared/scene/subjects.ts';

/** `locales/<language>/scenes.json`. */
export interface SceneWords {
  readonly alt: string;
  readonly subject: Readonly<Record<Subject, string>>;
}

/**
 * Says what a drawing that stands alone shows, and that it is drawn. Beside the city's name a drawing is decoration and
 * takes an empty text instead.
 * @param name the city's, or that of the country that the city stands for
 */
export const sceneAlt = (city: SceneFacts, name: string, { alt, subject }: SceneWords): string =>
  alt.replace('{{subject}}', () => subject[compositionOf(city).subject]).replace('{{city}}', () => name);
