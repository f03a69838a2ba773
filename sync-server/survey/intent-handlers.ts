import type { InputOf } from '#shared/contract/intents.ts';
import { withBudgetOf as preferenceWithBudget } from '#shared/preference/schema.ts';
import type { Given, GivenKind } from '#shared/survey/given.ts';
import { isUntold, withBudgetOf as simpleWithBudget } from '#shared/survey/schema.ts';
import type { IntentHandler, IntentScene } from '#server/sync/intent-handler.ts';
import { countingAnswer, keepGiven } from './given-answers.ts';

/** The answer with everything in it stays on the server: for its member, who may bring it back, and for what the group is told together. */
async function keep({ trx, groupId, memberId, mid, at, changes }: IntentScene<unknown>, given: Given): Promise<void> {
  if (memberId === undefined) return;
  const counts = changes.some((one) => one.kind === given.kind && one.id === memberId);
  await keepGiven(trx, { groupId, memberId, mid, given, isPrivate: given.kind !== 'customResponse' && given.answer.budgetPrivate === true, at, counts });
}

async function before<K extends GivenKind>({ trx, groupId, memberId }: IntentScene<unknown>, kind: K): Promise<Given<K>['answer'] | undefined> {
  return memberId === undefined ? undefined : (await countingAnswer(trx, groupId, memberId, kind))?.answer;
}

export const keepSimpleResponse: IntentHandler<InputOf<'saveSimpleResponse'>> = {
  async settle(scene) {
    const { payload, keepBudget } = scene.input;
    const known = keepBudget && isUntold(payload) ? await before(scene, 'simpleResponse') : undefined;
    await keep(scene, { kind: 'simpleResponse', answer: known ? simpleWithBudget(payload, known) : payload });
  },
};

export const keepPreference: IntentHandler<InputOf<'savePreference'>> = {
  async settle(scene) {
    const { answers, keepBudget } = scene.input;
    const known = keepBudget && answers.budgetPrivate ? await before(scene, 'preference') : undefined;
    await keep(scene, { kind: 'preference', answer: known ? preferenceWithBudget(answers, known) : answers });
  },
};

export const keepCustomResponse: IntentHandler<InputOf<'saveCustomResponse'>> = {
  settle: (scene) => keep(scene, { kind: 'customResponse', answer: scene.input.responses }),
};
