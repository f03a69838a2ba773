import { customResponseRow } from '#shared/custom-survey/schema.ts';
import { fromJson, rowStore } from '#server/kernel/row-table.ts';

export const customResponses = rowStore({
  kind: 'customResponse',
  table: 'custom_responses',
  columns: ['responses', 'created_at', 'updated_at'],
  toColumns: (data) => ({
    responses: JSON.stringify(data.responses),
    created_at: data.createdAt,
    updated_at: data.updatedAt,
  }),
  fromColumns: (columns, id) => ({
    memberId: id,
    responses: customResponseRow.shape.responses.parse(fromJson(columns.responses)),
    createdAt: columns.created_at,
    updatedAt: columns.updated_at,
  }),
});
