import { inBase, pathIn } from '#app/kernel/base.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { withoutLanguage } from '#shared/explore/address.ts';
import { saveLanguage } from '#app/text/language.ts';
import { canSpeak } from '#app/text/text.ts';
import { timing } from '#app/timing.ts';
import { focusHeading } from '#app/ui/section-heading.ts';

/**
 * Saves the choice and reloads the page (specification section 4): every text is then in it. @returns false, and nothing changes, if
 * its texts are not on this device and cannot be loaded
 */
export async function changeLanguage(language: Language): Promise<boolean> {
  if (!(await canSpeak(language, timing.languageWaitMs))) return false;
  saveLanguage(language);
  const { search, hash } = location;
  // A language in the address would take precedence over the choice.
  const path = withoutLanguage(pathIn(location.pathname));
  history.replaceState({ ...stateNow(), isTranslated: true }, '', inBase(path) + search + hash);
  location.reload();
  return true;
}

/** What this place in the history keeps across a reload; the router has its own there. */
const stateNow = () => history.state as { isTranslated?: true } | null;

/** After the reload the reading goes on at the page's heading, as soon as there is one, unless something else has the focus by then. */
export function goOnAtHeading(): void {
  const { isTranslated, ...state } = stateNow() ?? {};
  if (!isTranslated) return;
  history.replaceState(state, '');
  const seen = new MutationObserver(look);
  function look() {
    const main = document.querySelector('h1')?.closest('main');
    if (!main) return;
    seen.disconnect();
    if (document.activeElement === document.body) focusHeading(main);
  }
  seen.observe(document.body, { childList: true, subtree: true });
  look();
}
