import { useEffect } from 'react';
import { takeFocus } from '#app/ui/section-heading.ts';

interface State {
  isTranslated?: true;
}

/**
 * After a change of the page the reading goes on at the new heading, as soon as it is there for good, unless something
 * else has the focus by then. After a change of language it goes on at that of the part which says so (`data-go-on`).
 * Until somebody does something, a heading that takes its place has the focus.
 */
export function GoOnAtHeading({ pathname }: { pathname: string }) {
  useEffect(() => {
    // A later reload is no change of language.
    const { isTranslated, ...state } = (history.state ?? {}) as State;
    if (isTranslated) history.replaceState(state, '');
    const look = () => {
      const part = isTranslated ? document.querySelector('main [data-go-on]') : null;
      const heading = part ? part.querySelector<HTMLElement>('h2') : document.querySelector<HTMLElement>('h1');
      const coming = '[aria-busy=true]';
      const isComing = part ? part.querySelector(coming) : heading?.closest(coming);
      if (heading && !isComing && document.activeElement === document.body) takeFocus(heading);
    };
    const seen = new MutationObserver(look);
    const leave = () => {
      seen.disconnect();
    };
    seen.observe(document.body, { childList: true, subtree: true });
    look();
    const acts = ['pointerdown', 'keydown'] as const;
    for (const one of acts) addEventListener(one, leave, { once: true });
    return () => {
      leave();
      for (const one of acts) removeEventListener(one, leave);
    };
  }, [pathname]);
  return null;
}
