/**
 * The `meta` key of a member's private amounts; without `kind`, or without `memberId` too, the prefix of all of a
 * member's or a group's keys.
 */
export const ownAnswerKey = (...place: [groupId: string, memberId?: string, kind?: string]): string =>
  ['own-answer', ...place, ...(place.length < 3 ? [''] : [])].join('/');
