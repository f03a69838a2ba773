/**
 * `isDone`: answered in a way the survey type accepts. `isExcused`: the organiser has excluded this member from the
 * count.
 */
export type MemberState = { isDone: boolean; isExcused: boolean };

/** `rate` is 0 to 1; `percent` a whole number that is 100 only when nobody is missing. */
export type Completion = { done: number; total: number; rate: number; percent: number };

/**
 * Excused members are in neither number, answered or not. With nobody to count the rate is 0 %, not 100 %
 * (founding decision 8).
 */
export function completion(members: readonly MemberState[]): Completion {
  const counted = members.filter((member) => !member.isExcused);
  const done = counted.filter((member) => member.isDone).length;
  const total = counted.length;
  if (total === 0) return { done, total, rate: 0, percent: 0 };
  return { done, total, rate: done / total, percent: Math.floor((done * 100) / total) };
}

/** Recommendations open when everybody who is counted has answered, and somebody is counted. */
export function isUnlocked({ done, total }: Pick<Completion, 'done' | 'total'>): boolean {
  return total > 0 && done === total;
}
