import { pathIn } from '#app/kernel/base.ts';
import { cx } from './cx.ts';

/**
 * What the server wrote into the page (`sync-server/http/page-beginning.ts`), as long as the screen has not drawn what
 * it is about.
 */
let beginning = document.getElementById('beginning');
/** Of the page that was opened, and of no other. */
const openedPath = pathIn(location.pathname);
const isOpened = (): boolean => pathIn(location.pathname) === openedPath;
const invitedTo = beginning?.querySelector('.beginning-join')?.textContent;

/** The name of the group that the opened page invites to. */
export const nameInBeginning = (): string | undefined => (isOpened() ? (invitedTo ?? undefined) : undefined);

/** The same element again, so that its picture is not drawn anew. Who shows it last takes it away. */
function hold(box: HTMLElement | null): () => void {
  if (beginning) box?.append(beginning);
  return () => {
    queueMicrotask(() => {
      if (beginning?.isConnected !== true) beginning = null;
    });
  };
}

/**
 * Stands where the server's words and picture shall stay. `lower`: without the heading and the search, which the app
 * has drawn.
 */
export function Beginning({ lower }: { lower?: boolean }) {
  const isHere = isOpened() && beginning?.querySelector(lower ? '.beginning-found' : '*');
  return isHere && <div className={cx('begins', lower && 'beginning-lower')} aria-hidden="true" ref={hold} />;
}
