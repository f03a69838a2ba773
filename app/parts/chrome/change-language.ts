import { inBase, pathIn } from '#app/kernel/base.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { withoutLanguage } from '#shared/explore/address.ts';
import { saveLanguage } from '#app/text/language.ts';
import { canSpeak } from '#app/text/text.ts';
import { timing } from '#app/timing.ts';

/**
 * Saves the choice and reloads the page (specification section 4): every text is then in it. @returns false, and nothing changes, if
 * its texts are not on this device and cannot be loaded
 */
export async function changeLanguage(language: Language): Promise<boolean> {
  if (!(await canSpeak(language, timing.languageWaitMs))) return false;
  saveLanguage(language);
  const { search, hash } = location;
  const pathname = pathIn(location.pathname);
  const path = withoutLanguage(pathname);
  // A language in the address would take precedence over the choice.
  if (path === pathname) location.reload();
  else location.replace(inBase(path) + search + hash);
  return true;
}
