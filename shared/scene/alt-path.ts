import type { Language } from '#shared/kernel/languages.ts';

/**
 * Path of the sentence that says what the drawing of a country (`japan`) or a city (`japan/osaka`) shows. The server
 * makes it, as it does the drawing.
 */
export const sceneAltPath = (destinationId: string, language: Language): string =>
  `/covers/scenes/${destinationId}/alt-${language}.json`;
