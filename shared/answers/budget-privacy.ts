import type { GroupDraft } from '#shared/kernel/replica.ts';
import { beats } from '#shared/kernel/rows.ts';

/**
 * A member's word about their money is a register of its own, on the member's row, with the timestamp of the write that
 * said it (rule P19): a write from before it shows no amounts, whichever survey it answers and however late it arrives.
 * @param isPrivate what the answer says that is being written
 * @returns whether the member's budget is private once this write counts
 */
export function turnPrivacy(draft: GroupDraft, memberId: string, isPrivate: boolean): boolean {
  const member = draft.get('member', memberId)?.data;
  const present = member?.budgetPrivacy;
  const { writtenAs } = draft;
  if (present && present.mutationId !== writtenAs.mutationId && !beats(writtenAs, present)) return present.isPrivate;
  // An open answer where nothing was ever private has nothing to turn.
  if (member && (isPrivate || present))
    draft.amend('member', memberId, { ...member, budgetPrivacy: { isPrivate, ...writtenAs } });
  return isPrivate;
}
