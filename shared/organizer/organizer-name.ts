import type { GroupState } from '#shared/kernel/replica.ts';

/** The name shown for the organiser: that of the group's creator, or of the member who took the group over. */
export function organizerName(state: Pick<GroupState, 'get'>, groupId: string): string {
  const group = state.get('group', groupId)?.data;
  return group?.organizedBy ?? group?.createdBy ?? '';
}
