import { memberRow } from '#shared/member/schema.ts';
import { fromJson, rowStore } from '#server/kernel/row-table.ts';

export const members = rowStore({
  kind: 'member',
  table: 'members',
  columns: ['name', 'joined_at', 'claimed', 'has_pin', 'budget_privacy', 'shows_fit', 'hue'],
  toColumns: (data) => ({
    name: data.name,
    joined_at: data.joinedAt,
    claimed: data.claimed ? 1 : 0,
    has_pin: data.hasPin ? 1 : 0,
    budget_privacy: data.budgetPrivacy ? JSON.stringify(data.budgetPrivacy) : null,
    shows_fit: data.showsFit === undefined ? null : data.showsFit ? 1 : 0,
    hue: data.hue ?? null,
  }),
  fromColumns: (columns) => ({
    name: columns.name,
    joinedAt: columns.joined_at,
    claimed: columns.claimed === 1,
    ...(columns.has_pin === 1 ? { hasPin: true } : {}),
    ...(columns.budget_privacy === null
      ? {}
      : { budgetPrivacy: memberRow.shape.budgetPrivacy.parse(fromJson(columns.budget_privacy)) }),
    ...(columns.shows_fit === null ? {} : { showsFit: columns.shows_fit === 1 }),
    ...(columns.hue === null ? {} : { hue: columns.hue }),
  }),
});
