import type { DateRange } from '#shared/calendar/date-range.ts';
import type { DecisionAct } from '#shared/decision/schema.ts';
import { rowStore } from '#server/kernel/row-table.ts';
import type { DataColumns } from '#server/kernel/tables.ts';

type ActColumns = DataColumns['decisions'];

const stayColumns = (stay: DateRange | null) => ({ first_day: stay?.start ?? null, last_day: stay?.end ?? null });
const stayOf = (columns: { first_day: string | null; last_day: string | null }): DateRange | null =>
  columns.first_day !== null && columns.last_day !== null ? { start: columns.first_day, end: columns.last_day } : null;

/** The newest act and the history have the same columns. */
const act = {
  columns: ['kind', 'first_day', 'last_day', 'place_id', 'place_name', 'word', 'actor_name', 'base', 'at'] as const,
  toColumns: ({ kind, dates, place, word, actorName, base, at }: DecisionAct): ActColumns => ({
    kind,
    ...stayColumns(dates),
    place_id: place?.id ?? null,
    place_name: place?.name ?? null,
    word,
    actor_name: actorName,
    base,
    at,
  }),
  fromColumns: (columns: ActColumns): DecisionAct => ({
    kind: columns.kind,
    dates: stayOf(columns),
    place: columns.place_name === null ? null : { id: columns.place_id, name: columns.place_name },
    word: columns.word,
    actorName: columns.actor_name,
    base: columns.base,
    at: columns.at,
  }),
};

export const decisions = rowStore({ kind: 'decision', table: 'decisions', ...act });
export const decisionActs = rowStore({ kind: 'decisionAct', table: 'decision_acts', ...act });

export const deadlines = rowStore({
  kind: 'deadline',
  table: 'deadlines',
  columns: ['day', 'ends_at', 'time_zone', 'quorum', 'at'],
  toColumns: ({ day, endsAt, timeZone, quorum, at }) => ({ day, ends_at: endsAt, time_zone: timeZone, quorum, at }),
  fromColumns: (columns) => ({
    day: columns.day,
    endsAt: columns.ends_at,
    timeZone: columns.time_zone,
    quorum: columns.quorum,
    at: columns.at,
  }),
});

export const rsvps = rowStore({
  kind: 'rsvp',
  table: 'rsvps',
  columns: ['answer', 'word', 'first_day', 'last_day', 'at'],
  toColumns: ({ answer, word, dates, at }) => ({ answer, word, ...stayColumns(dates), at }),
  fromColumns: (columns, id) => ({
    memberId: id,
    answer: columns.answer,
    word: columns.word,
    dates: stayOf(columns),
    at: columns.at,
  }),
});
