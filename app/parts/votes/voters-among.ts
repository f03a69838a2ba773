import type { GroupPerson } from '#app/parts/trip/group-people.ts';

/** Who counts at a vote: whom the group goes on without only if they vote all the same. */
export function votersAmong<One extends Pick<GroupPerson, 'id' | 'isExcused'>>(
  people: readonly One[],
  votes: readonly { memberId: string }[],
): One[] {
  return people.filter((one) => !one.isExcused || votes.some((vote) => vote.memberId === one.id));
}
