/** Messages between a page and the service worker: `{ type, … }`. */

/** To a version that waits: take over now. */
export const skipWaitingMessage = 'SKIP_WAITING';
/** "Keep all texts of this language": `{ type, language }`. */
export const keepTextMessage = 'KEEP_TEXT';
/** "Fetch no more texts ahead, and no more pictures", to a version that is about to be replaced: `{ type }`. */
export const stopKeepingMessage = 'STOP_KEEPING';
/** To a page that shows the group which is told of: `{ type, body }`. */
export const pushedMessage = 'PUSHED';
