import { firstScreen } from '#app/kernel/screens-ahead.ts';
import { laterOptional } from '#app/ui/later.tsx';

/** Exports are at the end of a screen, so they are loaded after it. */
export const TakeAlong = laterOptional(async () => {
  await firstScreen;
  return (await import('./take-along.tsx')).TakeAlong;
});
