import type { DateRange } from '#shared/calendar/date-range.ts';
import type { GroupState } from '#shared/kernel/replica.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { isSame } from './rsvp.ts';

/** Who has said that they cannot come to a trip with exactly these dates. */
export const awayOn = (state: Pick<GroupState, 'list'>, dates: DateRange | null): Row<'rsvp'>[] =>
  state.list('rsvp').filter(({ data }) => data.answer === 'away' && isSame(data.dates, dates));
