import type { GroupState } from '#shared/kernel/replica.ts';
import { budgetPicture, type BudgetPicture } from '#shared/money/budget-picture.ts';
import { acceptedPrices, type MemberAnswers } from './member-answers.ts';

/** What the group's screens show of these members' budgets. */
export function groupBudget(view: Pick<GroupState, 'list'>, answers: readonly MemberAnswers[]): BudgetPicture {
  const [told] = view.list('budgetBand');
  const band = told && { ...told.data, max: told.data.max ?? Infinity };
  return budgetPicture(
    answers.map((one) => (hasPrivateBudget(one) ? 'private' : acceptedPrices(one))),
    band,
  );
}

/** Whether the answer that counts for the budget is private. */
export const hasPrivateBudget = ({ simple, preference }: MemberAnswers): boolean =>
  (simple ?? preference)?.budgetPrivate === true;
