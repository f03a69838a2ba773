/**
 * By this event the app tells the page that it cannot start. The guard inside the page (`start-guard.ts`) has the words
 * for it.
 */
export const startFailed = 'start-failed';
