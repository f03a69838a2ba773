import type { CivilDate } from '#shared/calendar/civil-date.ts';

/** An approval vote; a member may approve of many options. */
export type Vote<T> = { memberId: string; option: T };

/** `voters` are distinct, sorted by id; `fullyAvailable` is the tie-break that was used. */
export type TallyEntry<T> = { option: T; headCount: number; voters: string[]; fullyAvailable: number };

/** How many members can fully take part in an option; not part of the votes, so the caller passes it. */
export type FullyAvailable<T> = (option: T) => number;

/** Dates with votes, most distinct members first; ties: more members fully available, then the earlier date. */
export function tallyDates(
  votes: readonly Vote<CivilDate>[],
  fullyAvailable: FullyAvailable<CivilDate>,
): TallyEntry<CivilDate>[] {
  return tally(votes, fullyAvailable, (a, b) => (a < b ? -1 : 1));
}

/** Options of a list with votes; ties: more members fully available, then the list's order. Others are left out. */
export function tallyOptions<T>(
  votes: readonly Vote<T>[],
  list: readonly T[],
  fullyAvailable: FullyAvailable<T> = () => 0,
): TallyEntry<T>[] {
  const place = new Map(list.map((option, index) => [option, index]));
  const listed = votes.filter((vote) => place.has(vote.option));
  return tally(listed, fullyAvailable, (a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
}

function tally<T>(
  votes: readonly Vote<T>[],
  fullyAvailable: FullyAvailable<T>,
  inOrder: (a: T, b: T) => number,
): TallyEntry<T>[] {
  const voters = new Map<T, Set<string>>();
  for (const { memberId, option } of votes) voters.set(option, (voters.get(option) ?? new Set()).add(memberId));
  return [...voters]
    .map(([option, members]) => ({
      option,
      headCount: members.size,
      voters: [...members].sort(),
      fullyAvailable: fullyAvailable(option),
    }))
    .sort((a, b) => b.headCount - a.headCount || b.fullyAvailable - a.fullyAvailable || inOrder(a.option, b.option));
}
