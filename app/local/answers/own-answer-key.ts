/** Where a member's own amounts are kept that the group may not see; with fewer names, all of a member's or of a group's. */
export const ownAnswerKey = (...place: [groupId: string, memberId?: string, kind?: string]): string =>
  ['own-answer', ...place, ...(place.length < 3 ? [''] : [])].join('/');
