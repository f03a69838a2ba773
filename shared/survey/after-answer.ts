import type { CivilDate } from '#shared/calendar/civil-date.ts';
import { containsRange, type DateRange } from '#shared/calendar/date-range.ts';
import type { MemberDates } from '#shared/dates/member-days.ts';
import { bestFriendDays } from './friend-days.ts';

/**
 * What an answer changed for the group. `first`: nobody else has answered; `all`: nobody is missing; `joined`: so many
 * can go on the best days now, this member among them; `moved`: other days are the best ones; `none`: no two share a
 * day; `same`: none of these.
 */
export type AfterAnswer =
  | { kind: 'first' | 'all' | 'none' | 'same' }
  | { kind: 'joined'; range: DateRange; count: number }
  | { kind: 'moved'; range: DateRange };

export function afterAnswer(
  own: MemberDates,
  friends: readonly MemberDates[],
  { today, isLast }: { today: CivilDate; isLast: boolean },
): AfterAnswer {
  if (friends.length === 0) return { kind: 'first' };
  if (isLast) return { kind: 'all' };
  const before = bestFriendDays(friends, today);
  const now = bestFriendDays([...friends, own], today);
  if (!now) return { kind: 'none' };
  const { range, count } = now;
  if (own.ranges.some((one) => containsRange(one, range))) return { kind: 'joined', range, count };
  const isSame = before?.range.start === range.start && before.range.end === range.end;
  return isSame ? { kind: 'same' } : { kind: 'moved', range };
}
