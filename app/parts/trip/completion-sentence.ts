import type { Translate } from '#app/text/text.ts';

/** How many have answered; of one person nobody says "everybody". */
export function completionSentence(t: Translate, { done, total }: { done: number; total: number }): string {
  if (total === 0) return t('group.progress.nobody');
  if (done === 0) return t('group.progress.none', { count: total });
  if (total === 1) return t('group.progress.alone');
  return done === total ? t('group.progress.all', { count: total }) : t('group.progress.some', { count: total, done });
}
