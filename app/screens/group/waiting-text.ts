import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { namesPhrase } from '#app/parts/trip/names-phrase.ts';
import type { Translate } from '#app/text/text.ts';

/** Whose votes are missing, the reader first. */
export function waitingText(
  t: Translate,
  waiting: readonly Pick<GroupPerson, 'id' | 'name'>[],
  me: string | undefined,
): string {
  if (!waiting.some(({ id }) => id === me))
    return t('trip.voting.waitFor', {
      names: namesPhrase(
        t,
        waiting.map((one) => one.name),
      ),
    });
  const count = waiting.length - 1;
  return count === 0 ? t('trip.voting.waitForYou') : t('trip.voting.waitForYouAnd', { count });
}
