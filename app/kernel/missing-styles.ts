/*
 * Style sheets that could not be fetched. Vite asks for each file once and takes it for loaded from then on: after a moment without a network the code of a part
 * would come, and its styles never.
 */

const missing = new Set<HTMLLinkElement>();
/** Those that are being asked for again. */
let asking: Promise<unknown> = Promise.resolve();

/** Notes which style sheets fail; the next part that is loaded asks for them again. */
export function watchStyles(): void {
  // The event of a link does not bubble.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
    },
    true,
  );
}

/** Ends when each of them is here or has failed again: what is on this device is shown without a network, too. */
export function fetchMissingStyles(): Promise<unknown> {
  if (missing.size > 0) {
    asking = Promise.all([asking, ...[...missing].map(askAgain)]);
    missing.clear();
  }
  return asking;
}

const askAgain = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.onload = again.onerror = resolve;
    link.replaceWith(again);
  });
