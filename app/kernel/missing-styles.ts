/*
 * Style sheets that could not be fetched. Vite asks for each file once and takes it for loaded from then on: after a moment without a network the code of a part
 * would come, and its styles never.
 */

const missing = new Set<HTMLLinkElement>();
/** Those that are being asked for again. */
let asking: Promise<unknown> = Promise.resolve();

const isStyleSheet = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet';

/** Notes which style sheets fail, and asks for them again once there is a network. @returns ends it */
export function watchStyles(): () => void {
  const note = ({ target }: Event) => {
    if (isStyleSheet(target)) missing.add(target);
  };
  const ask = () => void fetchMissingStyles();
  // The event of a link does not bubble.
  document.addEventListener('error', note, true);
  addEventListener('online', ask);
  return () => {
    document.removeEventListener('error', note, true);
    removeEventListener('online', ask);
    missing.clear();
    asking = Promise.resolve();
  };
}

/** Ends when each of them is here or has failed again: what is on this device is shown without a network, too. */
export function fetchMissingStyles(): Promise<unknown> {
  if (missing.size === 0) return asking;
  const again = [...missing].map(askAgain);
  missing.clear();
  asking = Promise.all([asking, ...again]);
  return asking;
}

function askAgain(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement;
  const settled = new Promise<void>((resolve) => {
    again.onload = again.onerror = () => {
      resolve();
    };
  });
  link.replaceWith(again);
  return settled;
}
