import type { Language } from '#shared/kernel/languages.ts';
import { withoutLanguage } from '#shared/explore/address.ts';
import { saveLanguage } from '#app/text/language.ts';

/** Saves the choice and reloads the page (specification section 4): the app is then wholly in it. */
export function changeLanguage(language: Language): void {
  saveLanguage(language);
  const { pathname, search, hash } = location;
  const path = withoutLanguage(pathname);
  // A language in the address would come before the choice.
  if (path === pathname) location.reload();
  else location.replace(path + search + hash);
}
