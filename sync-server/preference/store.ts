import { preferenceRow } from '#shared/preference/schema.ts';
import { fromJson, rowStore } from '#server/kernel/row-table.ts';

export const preferences = rowStore({
  kind: 'preference',
  table: 'preferences',
  columns: ['answers', 'created_at', 'updated_at'],
  toColumns: (data) => ({
    answers: JSON.stringify(data.answers),
    created_at: data.createdAt,
    updated_at: data.updatedAt,
  }),
  fromColumns: (columns, id) => ({
    memberId: id,
    answers: preferenceRow.shape.answers.parse(fromJson(columns.answers)),
    createdAt: columns.created_at,
    updatedAt: columns.updated_at,
  }),
});
