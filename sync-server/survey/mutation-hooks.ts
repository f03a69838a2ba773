import type { CivilDate } from '#shared/calendar/civil-date.ts';
import type { DateRange } from '#shared/calendar/date-range.ts';
import type { InputOf } from '#shared/protocol/mutations.ts';
import { withBudgetOf as preferenceWithBudget } from '#shared/preference/schema.ts';
import type { Given, GivenKind } from '#shared/answers/given.ts';
import { isWithheld, withBudgetOf as simpleWithBudget, type SimplePayload } from '#shared/survey/schema.ts';
import type { Row, Tombstone } from '#shared/kernel/rows.ts';
import { firstSessionOf } from '#server/access/sessions.ts';
import { refuseDays } from '#server/kernel/refuse-days.ts';
import type { MutationHooks, MutationContext } from '#server/kernel/mutation-hooks.ts';
import { countingAnswer, keepGiven, type Counting } from './given-answers.ts';

/**
 * The complete answer stays on the server: its member may restore it, and the group's budget band is computed from it.
 */
async function keep(
  { trx, groupId, memberId, mutationId, at, timestamp, changes, tokenHash }: MutationContext<unknown>,
  given: Given,
  known?: AmountsBy,
): Promise<void> {
  if (memberId === undefined) return;
  const { budgetTimestamp, budgetSession } = known ?? {
    budgetTimestamp: timestamp,
    budgetSession: tokenHash && (await firstSessionOf(trx, tokenHash)),
  };
  const row = changes.find((one) => one.kind === given.kind && one.id === memberId);
  await keepGiven(trx, {
    groupId,
    memberId,
    mutationId,
    given,
    isPrivate: isPrivate(given) || (row !== undefined && isRowPrivate(row)),
    at,
    budgetTimestamp,
    budgetSession,
    counts: row !== undefined,
  });
}

/** When and by whom amounts were written. */
type AmountsBy = Pick<Counting<GivenKind>, 'budgetTimestamp' | 'budgetSession'>;
const noAmounts: AmountsBy = { budgetTimestamp: 0, budgetSession: undefined };

const isPrivate = (given: Given): boolean => given.kind !== 'customResponse' && given.answer.budgetPrivate === true;

/** Also where the answer itself is open: the member had made their budget private elsewhere. */
const isRowPrivate = (row: Row | Tombstone): boolean =>
  (row.kind === 'simpleResponse' && (row as Row<'simpleResponse'>).data?.payload.budgetPrivate === true) ||
  (row.kind === 'preference' && (row as Row<'preference'>).data?.answers.budgetPrivate === true);

async function before<K extends GivenKind>(
  { trx, groupId, memberId }: MutationContext<unknown>,
  kind: K,
): Promise<Counting<K> | undefined> {
  return memberId === undefined ? undefined : await countingAnswer(trx, groupId, memberId, kind);
}

const daysOf = (payload?: Pick<SimplePayload, 'availability' | 'availabilityIfNeedBe'>): CivilDate[] =>
  [...(payload?.availability ?? []), ...(payload?.availabilityIfNeedBe ?? [])].map((one) => one.end);
const datesOf = (answers?: { dates: readonly DateRange[]; datesToAvoid: readonly DateRange[] }): CivilDate[] =>
  [...(answers?.dates ?? []), ...(answers?.datesToAvoid ?? [])].map((one) => one.end);

export const saveSimpleResponseHooks: MutationHooks<InputOf<'saveSimpleResponse'>> = {
  beforeApply: ({ input, rows, memberId = '', timestamp, at }) =>
    Promise.resolve(
      refuseDays({
        days: daysOf(input.payload),
        standing: daysOf(rows.get('simpleResponse', memberId)?.data.payload),
        timestamp,
        at,
      }),
    ),
  async afterApply(context) {
    const { payload, keepBudget } = context.input;
    const known = keepBudget && isWithheld(payload) ? await before(context, 'simpleResponse') : undefined;
    await keep(
      context,
      { kind: 'simpleResponse', answer: known ? simpleWithBudget(payload, known.answer) : payload },
      keepBudget ? (known ?? noAmounts) : undefined,
    );
  },
};

export const savePreferenceHooks: MutationHooks<InputOf<'savePreference'>> = {
  beforeApply: ({ input, rows, memberId = '', timestamp, at }) =>
    Promise.resolve(
      refuseDays({
        days: datesOf(input.answers),
        standing: datesOf(rows.get('preference', memberId)?.data.answers),
        timestamp,
        at,
      }),
    ),
  async afterApply(context) {
    const { answers, keepBudget } = context.input;
    const known = keepBudget && answers.budgetPrivate ? await before(context, 'preference') : undefined;
    await keep(
      context,
      { kind: 'preference', answer: known ? preferenceWithBudget(answers, known.answer) : answers },
      keepBudget ? (known ?? noAmounts) : undefined,
    );
  },
};

export const saveCustomResponseHooks: MutationHooks<InputOf<'saveCustomResponse'>> = {
  afterApply: (context) => keep(context, { kind: 'customResponse', answer: context.input.responses }),
};
