import { rowStore, type RowStore } from '#server/kernel/row-table.ts';

const table = rowStore({
  kind: 'activity',
  table: 'activities',
  columns: ['kind', 'actor_name', 'subject_name', 'subject_id', 'at'],
  toColumns: (data) => ({
    kind: data.kind,
    actor_name: data.actorName,
    subject_name: data.subjectName,
    subject_id: data.subjectId,
    at: data.at,
  }),
  fromColumns: (columns) => ({
    kind: columns.kind,
    actorName: columns.actor_name,
    subjectName: columns.subject_name,
    subjectId: columns.subject_id,
    at: columns.at,
  }),
});

/**
 * Entries are written once and never again, so that those which have gone need not be read before a write: they only
 * grow.
 */
export const activityStore: RowStore<'activity'> = {
  ...table,
  read: (db, groupId, filter) =>
    filter.ids || filter.memberIds || filter.after !== undefined
      ? table.read(db, groupId, filter)
      : table.live(db, groupId),
};
