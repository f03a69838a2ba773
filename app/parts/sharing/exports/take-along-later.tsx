import { laterOptional } from '#app/ui/later.tsx';

/** Exports are at the end of a screen, so they are loaded after it. */
export const TakeAlong = laterOptional(() => import('./take-along.tsx').then((m) => m.TakeAlong));
