import { isLanguage, type Language } from '#shared/kernel/languages.ts';

/**
 * `/ja/explore/japan`: the explore pages may be addressed in a language, which then takes precedence over the saved
 * choice.
 */
const prefixed = /^\/([a-z]{2})(?=\/explore(?:\/|$))/;

export function languageInPath(path: string): Language | undefined {
  const found = prefixed.exec(path)?.[1];
  return isLanguage(found) ? found : undefined;
}

export function withoutLanguage(path: string): string {
  return languageInPath(path) ? path.replace(prefixed, '') : path;
}
