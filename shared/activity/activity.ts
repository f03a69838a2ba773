import type { GroupDraft, GroupState } from '#shared/kernel/replica.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { activityKept, type ActivityRow } from './schema.ts';

const newestFirst = (a: Row<'activity'>, b: Row<'activity'>): number => b.data.at - a.data.at || (a.id < b.id ? 1 : -1);

/** Records what a write did under its mutation id, so that rebasing it twice records it once. Entries beyond the limit are removed. */
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

/** The newest first. */
export const activities = (state: GroupState): Row<'activity'>[] => state.list('activity').sort(newestFirst);
