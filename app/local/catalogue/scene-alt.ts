import { sceneAltPath } from '#shared/scene/alt-path.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { inBase } from '#app/kernel/base.ts';
import { fileTimeoutMs, within } from '#app/kernel/time-limits.ts';
import { once, useOnce } from './load-once.ts';

const sentences = once<string>(async (path) => {
  const response = await fetch(inBase(path), { signal: within(fileTimeoutMs) });
  if (!response.ok) throw new Error(`${response.status}: ${path}`);
  const { alt } = (await response.json()) as { alt?: unknown };
  if (typeof alt !== 'string') throw new Error(`no sentence: ${path}`);
  return alt;
});

/**
 * What the drawing of a country or a city shows, and that it is drawn: a sentence of the server, which draws it (the
 * drawing code would be a quarter of the app). The service worker keeps it with the drawing. `undefined`: it is not
 * here yet, or nothing is wanted.
 */
export function useSceneAlt(destinationId: string | undefined, language: Language): string | undefined {
  const found = useOnce(sentences, destinationId && sceneAltPath(destinationId, language));
  return found.kind === 'ready' ? found.value : undefined;
}
