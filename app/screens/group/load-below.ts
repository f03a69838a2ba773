import { beginLoad } from '#app/kernel/load-failure.ts';

/** What stands below the head of a group's home: it is asked for while the group's rows are coming. */
export const loadAboutGroup = () => import('./about-group.tsx');
export const loadTasteCards = () => import('./taste-cards.tsx');

/**
 * Asks for it before it is drawn. Without a network it does not: a browser may remember that a module failed.
 */
export function askBelow(): void {
  if (navigator.onLine) beginLoad(() => Promise.all([loadAboutGroup(), loadTasteCards()]));
}
