import type { GroupState } from '#shared/kernel/replica.ts';

/** The organiser acts by the name that created the group. */
export const organizerName = (state: GroupState, groupId: string): string =>
  state.get('group', groupId)?.data.createdBy ?? '';
