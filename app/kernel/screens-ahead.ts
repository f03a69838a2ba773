import { LoadFailure } from './load-failure.ts';

/** How each screen's code and texts are loaded, by its name; the routes fill it in. */
const loaders = new Map<string, () => Promise<unknown>>();

export function offerScreen(name: string, load: () => Promise<unknown>): void {
  loaders.set(name, load);
}

/** Loads a screen before somebody goes there. @returns whether it is here now */
export async function fetchScreen(name: string): Promise<boolean> {
  const load = loaders.get(name);
  if (!load) throw new Error(`No screen ${name}.`);
  try {
    await load();
    return true;
  } catch (error) {
    if (error instanceof LoadFailure) return false;
    throw error;
  }
}

let tell: () => void = () => undefined;
/**
 * Once the first screen's code and words are here, and what it asked for, or cannot be had. What a page can be read
 * without waits for it, and does not take its place on a slow line.
 */
export const firstScreen = new Promise<void>((resolve) => {
  tell = resolve;
});
/** What the first screen shows first and has asked for by itself. */
const held: Promise<unknown>[] = [];
export const holdFirstScreen = (until: Promise<unknown>): void => {
  held.push(until);
};
/** The same until the first screen shows what it is about. @returns says that it does */
export function holdUntilShown(): () => void {
  let show: () => void = () => undefined;
  holdFirstScreen(
    new Promise<void>((resolve) => {
      show = resolve;
    }),
  );
  return show;
}
/** The same until there is a heading: it is in the first of what a screen shows. */
export function holdUntilHeading(): void {
  const show = holdUntilShown();
  new MutationObserver((_, watch) => {
    if (!document.querySelector('h1')) return;
    watch.disconnect();
    show();
  }).observe(document, { childList: true, subtree: true });
}
/** The longest that what a page can be read without is put off once the screen's code and words are here. */
const longestMs = 3_000;
export const firstScreenCame = (): void => {
  void Promise.allSettled(held).then(tell);
  setTimeout(tell, longestMs);
};
