import { useEffect } from 'react';
import { focusHeading } from '#app/ui/section-heading.ts';

/**
 * After a change of language the reading goes on at the page's heading, or at that of the part which says so (`data-go-on`), as soon as it is there for
 * good, unless something else has the focus by then.
 */
export function GoOnAtHeading() {
  useEffect(() => {
    // A later reload is no change of language.
    const { isTranslated: _, ...state } = history.state as Record<string, unknown>;
    history.replaceState(state, '');
    const seen = new MutationObserver(look);
    function look() {
      const main = document.querySelector('h1')?.closest('main');
      const part = main?.querySelector('[data-go-on]');
      if (!main || part?.querySelector('[aria-busy=true]')) return;
      seen.disconnect();
      if (document.activeElement === document.body) focusHeading(part ?? main);
    }
    seen.observe(document.body, { childList: true, subtree: true });
    look();
  }, []);
  return null;
}
