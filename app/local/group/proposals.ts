import { useLiveQuery } from 'dexie-react-hooks';
import { newestAct } from '#shared/decision/history.ts';
import type { LocalDb, StoredSession } from '#app/local/device/db.ts';
import { useDevice } from '#app/local/device/device.ts';
import { readGroup, type GroupOnDevice } from './groups.ts';

/** A group on this device in which somebody takes part, seen from one place of the catalogue. */
export interface GroupForProposal {
  groupId: string;
  name: string;
  session: StoredSession;
  group: GroupOnDevice;
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
    const isDecided = (newestAct(view, groupId)?.data.place ?? null) !== null;
    const isCandidate = view.list('placeVote').some(({ data }) => data.destinationId === destinationId);
    const state = isDecided ? 'decided' : isCandidate ? 'candidate' : 'open';
    return [{ groupId, name: view.get('group', groupId)?.data.name ?? kept.name, session, state, group }];
  });
}

/** The same, live; `undefined` until it has been read. */
export function useGroupsForProposal(destinationId: string): GroupForProposal[] | undefined {
  const { db } = useDevice();
  return useLiveQuery(() => groupsForProposal(db, destinationId), [db, destinationId]);
}
