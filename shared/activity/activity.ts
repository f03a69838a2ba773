import type { GroupDraft, GroupState } from '#shared/kernel/replica.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { activityKept, type ActivityKind, type ActivityRow } from './schema.ts';

const newestFirst = (a: Row<'activity'>, b: Row<'activity'>): number => b.data.at - a.data.at || (a.id < b.id ? 1 : -1);

/** What anybody with the link can cause, as often as they like. */
const fromOutside: readonly ActivityKind[] = ['nameClaimed', 'nameChanged', 'memberLeft', 'reminded'];
/** Of these, and of one name, the last one within a day is kept. */
const merging: readonly ActivityKind[] = ['nameClaimed', 'reminded'];
const mergedMs = 24 * 60 * 60 * 1000;

/**
 * Records what a write did under its mutation id, so that rebasing it twice records it once. Entries beyond the limit
 * are removed: first what anybody can cause, so that nobody can push out what the organiser did.
 */
export function logActivity(
  draft: GroupDraft,
  mutationId: string,
  entry: Omit<ActivityRow, 'subjectName' | 'subjectId'> & {
    subject?: { id: string; data: { name: string } } | undefined;
  },
): void {
  const { kind, actorName, subject, at } = entry;
  draft.put('activity', mutationId, {
    kind,
    actorName,
    subjectName: subject?.data.name ?? null,
    subjectId: subject?.id ?? null,
    at,
  });
  for (const old of surplus(draft.list('activity'), mutationId)) draft.removeForced('activity', old.id);
}

function surplus(entries: Row<'activity'>[], mutationId: string): Row<'activity'>[] {
  const own = entries.find((one) => one.id === mutationId)?.data;
  const sameWithinADay = entries.filter(
    ({ data }) =>
      own !== undefined &&
      merging.includes(own.kind) &&
      data.kind === own.kind &&
      data.actorName === own.actorName &&
      Math.abs(own.at - data.at) < mergedMs,
  );
  const merged = sameWithinADay.sort(newestFirst).slice(1);
  const left = entries.filter((one) => !merged.includes(one)).sort(newestFirst);
  const isFromOutside = (one: Row<'activity'>) => fromOutside.includes(one.data.kind);
  const byWorth = [...left.filter((one) => !isFromOutside(one)), ...left.filter(isFromOutside)];
  return [...merged, ...byWorth.slice(activityKept)];
}

/** The newest first. */
export const activities = (state: Pick<GroupState, 'list'>): Row<'activity'>[] =>
  state.list('activity').sort(newestFirst);
