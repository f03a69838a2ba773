/** Votes count while their member is in the group: votes of removed members do not. */
export function countedVotes<V extends { data: { memberId: string } }>(
  votes: readonly V[],
  members: Iterable<{ id: string }>,
): V[] {
  const present = new Set([...members].map((member) => member.id));
  return votes.filter((vote) => present.has(vote.data.memberId));
}
