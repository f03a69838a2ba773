import { activities } from '#shared/activity/activity.ts';
import { nameKey } from '#shared/kernel/person-name.ts';
import type { GroupState } from '#shared/kernel/replica.ts';
import { organizerName } from './organizer-name.ts';

/** So long nothing has been heard of an organiser who left, before a member may take the group over. */
export const takeOverAfterMs = 7 * 24 * 60 * 60 * 1000;

/**
 * From when on a member may take the group over, in milliseconds: 7 days after the last thing that the organiser did,
 * of which leaving is one. `undefined` while the organiser is a member, and where the log does not say that they left:
 * whoever floods the log gains nothing by it.
 */
export function takeOverFrom(state: GroupState, groupId: string): number | undefined {
  const organizer = nameKey(organizerName(state, groupId));
  const isTheirs = (name: string | null) => name !== null && nameKey(name) === organizer;
  if (organizer === '' || state.list('member').some(({ data }) => isTheirs(data.name))) return undefined;
  const log = activities(state).map((one) => one.data);
  const hasGone = log.some(
    ({ kind, actorName, subjectName }) =>
      (kind === 'memberLeft' && isTheirs(actorName)) || (kind === 'memberRemoved' && isTheirs(subjectName)),
  );
  if (!hasGone) return undefined;
  const heard = log.filter(({ actorName, subjectName }) => isTheirs(actorName) || isTheirs(subjectName));
  return Math.max(...heard.map(({ at }) => at)) + takeOverAfterMs;
}
