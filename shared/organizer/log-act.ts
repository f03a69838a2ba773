import { logActivity } from '#shared/activity/activity.ts';
import type { ActivityKind } from '#shared/activity/schema.ts';
import type { ReducerContext } from '#shared/kernel/mutation.ts';
import type { GroupDraft } from '#shared/kernel/replica.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { organizerName } from './organizer-name.ts';

/** Records what the organiser did, and to which member. */
export function logAct(
  draft: GroupDraft,
  { mutationId, at, groupId }: Pick<ReducerContext, 'mutationId' | 'at'> & { groupId: string },
  kind: ActivityKind,
  subject?: Row<'member'>,
): void {
  logActivity(draft, mutationId, { kind, actorName: organizerName(draft, groupId), subject, at });
}
