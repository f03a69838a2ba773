import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { namesPhrase } from '#app/parts/trip/names-phrase.ts';
import type { Translate } from '#app/text/text.ts';

/** Whose votes are missing, the reader first. */
export function waitingText(
  t: Translate,
  waiting: readonly Pick<GroupPerson, 'id' | 'name'>[],
  me: string | undefined,
): string {
  const others = waiting.filter(({ id }) => id !== me).map(({ name }) => name);
  const count = others.length;
  if (count === waiting.length) return t('trip.voting.waitFor', { names: namesPhrase(t, others) });
  return count ? t('trip.voting.youAnd', { count }) : t('trip.voting.you');
}
