import { refusedForRemoval, welcomeBack, type BroughtBack } from '#app/sync/brought-back.ts';

/** What a page loads when a removed member is back, here at once. */
export const broughtBack = (): Promise<BroughtBack> => Promise.resolve({ refusedForRemoval, welcomeBack });
