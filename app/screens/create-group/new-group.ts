import type { CreatedGroup } from '#app/local/group/groups.ts';

/** The stored record of the group that was created last, if it is valid. */
export function readNewGroup(kept: unknown): CreatedGroup | undefined {
  const { groupId, shareUrl, name, createdBy, hasPassword, suggested } = (
    typeof kept === 'object' && kept !== null ? kept : {}
  ) as Partial<Record<keyof CreatedGroup, unknown>>;
  if (
    typeof groupId !== 'string' ||
    typeof shareUrl !== 'string' ||
    typeof name !== 'string' ||
    typeof createdBy !== 'string'
  )
    return undefined;
  return {
    groupId,
    shareUrl,
    name,
    createdBy,
    hasPassword: hasPassword === true,
    ...(typeof suggested === 'string' ? { suggested } : {}),
  };
}
