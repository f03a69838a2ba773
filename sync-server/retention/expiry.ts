import type { GroupHead } from '#server/kernel/group-head.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Days of a mean month. */
const monthDays = 30.44;
/** Founding decision 26: announced so long before. */
export const announcedMs = 30 * dayMs;

/** How long a group is kept in which nothing happens. */
export const retentionMs = (months: number): number => months * monthDays * dayMs;

/** When a group in which nothing happens will be deleted, if that is near. */
export function nearExpiry(
  { lastActivityAt }: Pick<GroupHead, 'lastActivityAt'>,
  now: number,
  months: number,
): number | undefined {
  const expiresAt = Math.ceil(lastActivityAt + retentionMs(months));
  return expiresAt - now <= announcedMs ? expiresAt : undefined;
}
