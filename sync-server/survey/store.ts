import { simpleResponseRow } from '#shared/survey/schema.ts';
import { fromJson, rowStore } from '#server/kernel/row-table.ts';

export const simpleResponses = rowStore({
  kind: 'simpleResponse',
  table: 'simple_responses',
  columns: ['payload', 'created_at', 'updated_at'],
  toColumns: (data) => ({
    payload: JSON.stringify(data.payload),
    created_at: data.createdAt,
    updated_at: data.updatedAt,
  }),
  fromColumns: (columns, id) => ({
    memberId: id,
    payload: simpleResponseRow.shape.payload.parse(fromJson(columns.payload)),
    createdAt: columns.created_at,
    updatedAt: columns.updated_at,
  }),
});
