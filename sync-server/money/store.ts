import { rowStore } from '#server/kernel/row-table.ts';

export const budgetBands = rowStore({
  kind: 'budgetBand',
  table: 'budget_bands',
  columns: ['min', 'max', 'head_count', 'answered_by'],
  toColumns: (data) => ({ min: data.min, max: data.max, head_count: data.headCount, answered_by: data.answeredBy }),
  fromColumns: (columns) => ({
    min: columns.min,
    max: columns.max,
    headCount: columns.head_count,
    answeredBy: columns.answered_by,
  }),
});
