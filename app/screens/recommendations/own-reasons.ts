import type { Reason } from '#shared/recommendation/explain.ts';

/** The reasons of a card that the first card does not have: ten cards with one text cannot be compared. Each keeps at least its strongest reason. */
export function ownReasons(reasons: readonly Reason[], said: readonly Reason[]): Reason[] {
  const own = reasons.filter((one) => !said.some((other) => isSame(one, other)));
  return own.length > 0 ? own : reasons.slice(0, 1);
}

const keyOf = (reason: Reason): string | undefined => ('key' in reason ? reason.key : undefined);
const isSame = (a: Reason, b: Reason): boolean =>
  a.feature === b.feature && keyOf(a) === keyOf(b) && a.headCount === b.headCount && a.of === b.of;
