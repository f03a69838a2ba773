import type { GroupDraft, GroupState } from '#shared/protocol/replica.ts';
import type { Row } from '#shared/protocol/rows.ts';
import { activityKept, restorableMs, type ActivityRow } from './schema.ts';

const newestFirst = (a: Row<'activity'>, b: Row<'activity'>): number => b.data.at - a.data.at || (a.id < b.id ? 1 : -1);

/** Notes what a write did, under its own mid, so that folding it twice notes it once. What is beyond the bound goes. */
export function logActivity(
  draft: GroupDraft,
  mutationId: string,
  entry: Omit<ActivityRow, 'subjectName' | 'subjectId'> & { subject?: { id: string; name: string } | undefined },
): void {
  const { kind, actorName, subject, at } = entry;
  draft.put('activity', mutationId, {
    kind,
    actorName,
    subjectName: subject?.name ?? null,
    subjectId: subject?.id ?? null,
    at,
  });
  for (const old of draft.list('activity').sort(newestFirst).slice(activityKept))
    draft.removeForced('activity', old.id);
}

/** The organiser acts by the name that created the group. */
export const organizerName = (state: GroupState, groupId: string): string =>
  state.get('group', groupId)?.data.createdBy ?? '';

/** The newest first. */
export const activities = (state: GroupState): Row<'activity'>[] => state.list('activity').sort(newestFirst);

export interface RemovedMember {
  memberId: string;
  name: string;
  removedAt: number;
  hasLeft: boolean;
}

/** Who was taken out, or left, so lately that they can be brought back; the latest first. */
export function lateRemovals(state: GroupState, nowMs: number): RemovedMember[] {
  const found = new Map<string, RemovedMember>();
  for (const { data } of activities(state)) {
    if (data.kind !== 'memberRemoved' && data.kind !== 'memberLeft') continue;
    const { subjectId, subjectName, at } = data;
    if (subjectId === null || subjectName === null || at < nowMs - restorableMs) continue;
    if (found.has(subjectId) || state.get('member', subjectId)) continue;
    found.set(subjectId, {
      memberId: subjectId,
      name: subjectName,
      removedAt: at,
      hasLeft: data.kind === 'memberLeft',
    });
  }
  return [...found.values()];
}
