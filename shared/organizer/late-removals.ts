import { activities } from '#shared/activity/activity.ts';
import type { GroupState } from '#shared/kernel/replica.ts';
import { restorableMs } from './schema.ts';

export interface RemovedMember {
  memberId: string;
  name: string;
  removedAt: number;
  hasLeft: boolean;
}

/** Members removed, or gone, so recently that they can be restored; the latest first. */
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
