import { inBase } from '#app/kernel/base.ts';

/** The whole address of a path of this app, for links that leave this device. */
export const addressOf = (path: string): string => new URL(inBase(path), location.origin).href;
