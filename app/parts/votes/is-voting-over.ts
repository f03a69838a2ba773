import type { DateRange } from '#shared/calendar/date-range.ts';
import { fixedDays, newestAct } from '#shared/decision/history.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';

/**
 * The trip is decided: votes that were made stay, and no more are taken until it is opened again. Those that were made
 * before and arrive later still count.
 */
export const isVotingOver = ({ view, groupId }: Pick<GroupOnDevice, 'view' | 'groupId'>): boolean =>
  newestAct(view, groupId)?.data.kind === 'confirm';

/** The days that are fixed while the place is still open: no more votes are taken on days. */
export const daysFixed = ({ view, groupId }: Pick<GroupOnDevice, 'view' | 'groupId'>): DateRange | undefined =>
  fixedDays(newestAct(view, groupId)?.data) ?? undefined;
