import type { Language } from '#shared/languages.ts';
import { saveLanguage } from '#app/text/language.ts';

/** Saves the choice and reloads the page (specification section 4): the app is then wholly in it. */
export function changeLanguage(language: Language): void {
  saveLanguage(language);
  location.reload();
}
