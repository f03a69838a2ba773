import { useEffect } from 'react';
import { focusHeading } from '#app/ui/section-heading.ts';

/** After a change of language the reading goes on at the page's heading, as soon as there is one, unless something else has the focus by then. */
export function GoOnAtHeading() {
  useEffect(() => {
    // A later reload is no change of language.
    const { isTranslated: _, ...state } = history.state as Record<string, unknown>;
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
  }, []);
  return null;
}
