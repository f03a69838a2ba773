import { useLiveQuery } from 'dexie-react-hooks';
import type { DateRange } from '#shared/calendar/date-range.ts';
import { newestAct } from '#shared/decision/history.ts';
import { countedVotes } from '#shared/vote/counted.ts';
import type { LocalDb, StoredSession } from '#app/local/device/db.ts';
import { useDevice } from '#app/local/device/device.ts';
import { readGroup, type GroupOnDevice } from './groups.ts';

/** A group on this device in which somebody takes part, seen from one place of the catalogue. */
export interface GroupForProposal {
  groupId: string;
  name: string;
  session: StoredSession;
  group: GroupOnDevice;
  members: number;
  /** That the group has decided. */
  dates: DateRange | null;
  /** How many places stand in its vote. */
  candidates: number;
  /** `decided`: the place of the trip is fixed. `candidate`: somebody has voted for this place already. */
  state: 'open' | 'candidate' | 'decided';
}

/** The groups of this device that a place can be proposed to, the most recently opened first. */
export async function groupsForProposal(db: LocalDb, destinationId: string): Promise<GroupForProposal[]> {
  const stored = await db.groups.orderBy('openedAt').reverse().toArray();
  const read = await Promise.all(stored.map(({ groupId }) => readGroup(db, groupId)));
  return read.flatMap((group): GroupForProposal[] => {
    if (group.kind !== 'ready' || !group.session) return [];
    const { groupId, view, session, stored: kept } = group;
    const decided = newestAct(view, groupId)?.data;
    const members = view.list('member');
    const candidates = new Set(countedVotes(view.list('placeVote'), members).map(({ data }) => data.destinationId));
    return [
      {
        groupId,
        name: view.get('group', groupId)?.data.name ?? kept.name,
        session,
        group,
        members: members.length,
        dates: decided?.dates ?? null,
        candidates: candidates.size,
        state: decided?.place ? 'decided' : candidates.has(destinationId) ? 'candidate' : 'open',
      },
    ];
  });
}

/** The same, live; `undefined` until it has been read. */
export function useGroupsForProposal(destinationId: string): GroupForProposal[] | undefined {
  const { db } = useDevice();
  return useLiveQuery(() => groupsForProposal(db, destinationId), [db, destinationId]);
}
