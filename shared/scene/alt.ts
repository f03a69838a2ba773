import { compositionOf } from '#shared/scene/composition.ts';
import type { SceneFacts } from '#shared/scene/facts.ts';
import type { Subject } from '#shared/scene/subjects.ts';

/** Keys of the words for a drawing that stands alone: `key` takes the words of `subject` and the city's or country's name as `subject` and `city`. */
export interface SceneAlt {
  readonly key: 'scenes.alt';
  readonly subject: `scenes.subject.${Subject}`;
}

/** Beside the city's name a drawing is decoration and takes an empty text instead. */
export function sceneAlt(city: SceneFacts): SceneAlt {
  return { key: 'scenes.alt', subject: `scenes.subject.${compositionOf(city).subject}` };
}
