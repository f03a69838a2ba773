import type { TripEvent } from '#shared/calendar/icalendar.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { confirms, sequenceOf } from './history.ts';

interface DecidedTrip {
  groupId: string;
  /** Of the group. */
  name: string;
  /** In the reader's language. */
  place: string | undefined;
  /** Every act, the first one first. */
  acts: readonly Row<'decisionAct'>[];
  /** Milliseconds since 1970. */
  madeAtMs: number;
}

/**
 * The trip as it was last confirmed, for calendars; cancelled while its days are decided again. Nothing before the
 * first confirmation, or without dates.
 */
export function tripEvent({ groupId, name, place, acts, madeAtMs }: DecidedTrip): TripEvent | undefined {
  const last = confirms(acts).at(-1)?.data;
  if (!last?.dates) return undefined;
  const act = acts.at(-1)?.data;
  const isReopened = act?.kind === 'reopen';
  const isCancelled = isReopened && !act.dates;
  /** While only the place is decided again, the days stand without one. */
  const where = isReopened && !isCancelled && !act.place ? undefined : place;
  return {
    // Half of the group's id only: calendars are often shared with people who must not get into the group.
    uid: `${groupId.slice(0, 18)}-trip@moyeo`,
    title: where ? `${name} · ${where}` : name,
    text: last.word,
    place: where,
    days: last.dates,
    sequence: sequenceOf(acts),
    madeAtMs,
    isCancelled,
  };
}
