/*
 * Style sheets that could not be fetched. Vite asks for each file once and takes it for loaded from then on: after a
 * moment without a network the code of a part would come, and its styles never.
 */

const missing: HTMLLinkElement[] = [];
/** Ends when those that are being asked for again are here or have failed again. */
let asking: Promise<unknown> = Promise.resolve();

/**
 * Notes which style sheets fail; the next part that is loaded asks for them again. The event of a link does not bubble.
 */
export function watchStyles(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.push(target);
    },
    true,
  );
}

/** Ends when each of them is here or has failed again: what is on this device is shown without a network, too. */
export const fetchMissingStyles = (): Promise<unknown> =>
  (asking = Promise.all([asking, ...missing.splice(0).map(askAgain)]));

const askAgain = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.onload = again.onerror = resolve;
    link.replaceWith(again);
  });
