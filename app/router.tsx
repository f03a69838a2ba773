import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { NavigationType, Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { isStill } from '#app/ui/is-still.ts';

/** A screen that takes longer to come is not faded to: until then the browser draws nothing new. */
const longestHoldMs = 150;

/**
 * As the router's own for browsers, which has no way to say when a screen changes: the one that is left fades, where
 * the browser can do that and nobody asked for stillness. It stays until the next one can be drawn.
 */
export function ScreenRouter({ basename, children }: { basename: string; children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [place, setPlace] = useState({ action: history.action, location: history.location });
  const { pathname } = place.location;
  const shownPath = useRef(pathname);
  const hasCome = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    shownPath.current = pathname;
    hasCome.current();
  }, [pathname]);
  useLayoutEffect(() => {
    let isReturning = false;
    return history.listen((next) => {
      // What a sheet has brought is another entry of the same page (app/ui/sheet.tsx).
      if (next.action === NavigationType.Pop && next.delta === 0) {
        cancelSheet();
        return;
      }
      // Back closes the sheet over a page. The browser has left the page's entry by then, and is led to it again.
      const steps = next.delta ?? 0;
      isReturning = !isReturning && steps < 0 && cancelSheet();
      if (isReturning) {
        history.go(-steps);
        return;
      }
      const go = () => {
        startTransition(() => {
          setPlace(next);
        });
      };
      // Going back, browsers put the page where it was, and some have a movement of their own.
      const isBack = next.action === NavigationType.Pop;
      const { pathname: wanted } = next.location;
      if (isBack || wanted === shownPath.current || !canFade()) go();
      else {
        fade(
          () =>
            new Promise((resolve) => {
              hasCome.current = resolve;
              go();
            }),
        );
      }
    });
  }, [history]);
  return (
    <Router basename={basename} location={place.location} navigationType={place.action} navigator={history}>
      {children}
    </Router>
  );
}

/** @returns whether there was a sheet for Back to close */
const cancelSheet = (): boolean =>
  [...document.querySelectorAll('dialog:not([data-in-address])')].at(-1)?.dispatchEvent(new Event('cancel')) === true;

const canFade = (): boolean =>
  'startViewTransition' in document && document.visibilityState === 'visible' && !isStill();

/** @param change draws the next screen */
function fade(change: () => Promise<void>): void {
  const fading = document.startViewTransition(change);
  const giveUp = setTimeout(() => {
    fading.skipTransition();
  }, longestHoldMs);
  fading.ready.then(
    () => {
      clearTimeout(giveUp);
    },
    // The next screen came too late, or another change came first: it is there without a fade.
    () => undefined,
  );
}
