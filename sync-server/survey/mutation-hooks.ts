import type { InputOf } from '#shared/protocol/mutations.ts';
import { withBudgetOf as preferenceWithBudget } from '#shared/preference/schema.ts';
import type { Given, GivenKind } from '#shared/answers/given.ts';
import { isWithheld, withBudgetOf as simpleWithBudget } from '#shared/survey/schema.ts';
import type { MutationHooks, MutationContext } from '#server/kernel/mutation-hooks.ts';
import { countingAnswer, keepGiven } from './given-answers.ts';

/** The complete answer stays on the server: its member may restore it, and the group's budget band is computed from it. */
async function keep(
  { trx, groupId, memberId, mutationId, at, changes }: MutationContext<unknown>,
  given: Given,
): Promise<void> {
  if (memberId === undefined) return;
  const counts = changes.some((one) => one.kind === given.kind && one.id === memberId);
  await keepGiven(trx, {
    groupId,
    memberId,
    mutationId,
    given,
    isPrivate: given.kind !== 'customResponse' && given.answer.budgetPrivate === true,
    at,
    counts,
  });
}

async function before<K extends GivenKind>(
  { trx, groupId, memberId }: MutationContext<unknown>,
  kind: K,
): Promise<Given<K>['answer'] | undefined> {
  return memberId === undefined ? undefined : (await countingAnswer(trx, groupId, memberId, kind))?.answer;
}

export const saveSimpleResponseHooks: MutationHooks<InputOf<'saveSimpleResponse'>> = {
  async afterApply(context) {
    const { payload, keepBudget } = context.input;
    const known = keepBudget && isWithheld(payload) ? await before(context, 'simpleResponse') : undefined;
    await keep(context, { kind: 'simpleResponse', answer: known ? simpleWithBudget(payload, known) : payload });
  },
};

export const savePreferenceHooks: MutationHooks<InputOf<'savePreference'>> = {
  async afterApply(context) {
    const { answers, keepBudget } = context.input;
    const known = keepBudget && answers.budgetPrivate ? await before(context, 'preference') : undefined;
    await keep(context, { kind: 'preference', answer: known ? preferenceWithBudget(answers, known) : answers });
  },
};

export const saveCustomResponseHooks: MutationHooks<InputOf<'saveCustomResponse'>> = {
  afterApply: (context) => keep(context, { kind: 'customResponse', answer: context.input.responses }),
};
