import { inBase, pathIn } from '#app/kernel/base.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { withoutLanguage } from '#shared/explore/address.ts';
import { saveLanguage } from '#app/text/language.ts';
import { canSpeak } from '#app/text/text.ts';
import { timing } from '#app/kernel/timing.ts';

/**
 * Saves the choice and reloads the page: every text is then in it. @returns false, and nothing changes, if
 * its texts are not on this device and cannot be loaded
 */
export async function changeLanguage(language: Language): Promise<boolean> {
  if (!(await canSpeak(language, timing.languageWaitMs))) return false;
  saveLanguage(language);
  const { search, hash } = location;
  // A language in the address would take precedence over the choice.
  const path = withoutLanguage(pathIn(location.pathname));
  history.replaceState({ ...(history.state as object | null), isTranslated: true }, '', inBase(path) + search + hash);
  location.reload();
  return true;
}
