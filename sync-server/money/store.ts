import { rowStore } from '#server/kernel/row-table.ts';

export const budgetBands = rowStore({
  kind: 'budgetBand',
  table: 'budget_bands',
  columns: ['min', 'max', 'head_count', 'answered_by'],
  toColumns: (data) => ({ min: data.min, max: data.max, head_count: data.headCount, answered_by: data.answeredBy }),
  fromColumns: (columns) => ({
    min: Number(columns['min']),
    max: columns['max'] === null ? null : Number(columns['max']),
    headCount: Number(columns['head_count']),
    answeredBy: Number(columns['answered_by']),
  }),
});
