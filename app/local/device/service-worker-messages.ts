/** What a page says to the service worker, as `{ type, … }`. */

/** Workbox's word for "take over now". */
export const skipWaitingMessage = 'SKIP_WAITING';
/** "Keep all texts of this language": `{ type, language }`. */
export const keepTextMessage = 'KEEP_TEXT';
