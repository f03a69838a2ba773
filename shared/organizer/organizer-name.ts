import type { GroupState } from '#shared/kernel/replica.ts';

/** The name shown for the organiser is that of the group's creator. */
export const organizerName = (state: GroupState, groupId: string): string =>
  state.get('group', groupId)?.data.createdBy ?? '';
