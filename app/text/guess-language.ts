import { isLanguage, type Language } from '#shared/kernel/languages.ts';

/** The first of the device's languages that the app has: `ja-JP` is ja. */
export function guessLanguage(tags: readonly string[]): Language | undefined {
  return tags.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
}
