import type { Knex } from 'knex';
import { limits } from '#shared/kernel/limits.ts';
import { withBudgetOf as preferenceWithBudget, type PreferenceAnswers } from '#shared/preference/schema.ts';
import { givenKinds, givenSchemas, type AnswerOf, type Given, type GivenKind } from '#shared/answers/given.ts';
import { withBudgetOf as simpleWithBudget, type SimplePayload } from '#shared/survey/schema.ts';
import type { GivenAnswerColumns } from '#server/kernel/tables.ts';

/**
 * Every answer as its member gave it, private amounts included: the one that counts, and for 7 days those that it
 * replaced. Rows that devices hold copies of are without the private part; this never leaves the server but to the
 * member.
 */
export interface GivenAnswer {
  mutationId: string;
  given: Given;
  isPrivate: boolean;
  /** The first session of the one that wrote its amounts: those that go back to it are told private ones. */
  budgetSession: string | undefined;
  givenAt: number;
  /** `undefined`: it is the answer that counts. */
  replacedAt: number | undefined;
}

const keptMs = limits.earlierAnswerDays * 24 * 60 * 60 * 1000;

export interface Giving {
  groupId: string;
  memberId: string;
  mutationId: string;
  given: Given;
  isPrivate: boolean;
  at: number;
  /** The timestamp of the write that its amounts come from; 0 for none. */
  budgetTimestamp: number;
  /** The first session of the one that wrote its amounts. */
  budgetSession: string | undefined;
  /** False for an answer that was already superseded by a later one when it arrived. */
  counts: boolean;
}

/** Keeps an answer beside the one that it replaces, and forgets what is too old or too much. */
export async function keepGiven(
  trx: Knex.Transaction,
  { groupId, memberId, mutationId, given, isPrivate, at, budgetTimestamp, budgetSession, counts }: Giving,
): Promise<void> {
  const own = { group_id: groupId, member_id: memberId, kind: given.kind };
  const answer = JSON.stringify(given.answer);
  if (counts) {
    // The same once more is not worth coming back to.
    await trx('given_answers')
      .where({ ...own, answer })
      .delete();
    await trx('given_answers').where(own).whereNull('replaced_at').update({ replaced_at: at });
  }
  await trx('given_answers')
    .insert({
      ...own,
      mutation_id: mutationId,
      answer,
      is_private: isPrivate ? 1 : 0,
      budget_timestamp: budgetTimestamp,
      budget_session: budgetSession ?? null,
      given_at: at,
      replaced_at: counts ? null : at,
    })
    .onConflict(['group_id', 'member_id', 'kind', 'mutation_id'])
    .ignore();
  if (!counts) await bringAmounts(trx, { groupId, memberId, given, budgetTimestamp, budgetSession });
  // Private is the member's word about their money, whichever survey they said it in.
  if (counts && isPrivate)
    await trx('given_answers')
      .where({ group_id: groupId, member_id: memberId })
      .whereNull('replaced_at')
      .update({ is_private: 1 });
  await trx('given_answers')
    .where('replaced_at', '<', at - keptMs)
    .delete();
  const surplus = await trx('given_answers')
    .where(own)
    .whereNotNull('replaced_at')
    .orderBy('replaced_at', 'desc')
    .offset(limits.earlierAnswers)
    .limit(limits.earlierAnswers)
    .select('mutation_id');
  if (surplus.length > 0)
    await trx('given_answers')
      .where(own)
      .whereIn(
        'mutation_id',
        surplus.map((one) => one.mutation_id),
      )
      .delete();
}

/**
 * Two halves of an answer, made on two devices: the later write kept the amounts that it did not know, and the earlier
 * one, which has them, arrives after it (a restored server is offered both, in any order).
 */
async function bringAmounts(
  trx: Knex.Transaction,
  {
    groupId,
    memberId,
    given,
    budgetTimestamp,
    budgetSession,
  }: Pick<Giving, 'groupId' | 'memberId' | 'given' | 'budgetTimestamp' | 'budgetSession'>,
): Promise<void> {
  if (given.kind === 'customResponse') return;
  const counting = await countingAnswer(trx, groupId, memberId, given.kind);
  if (!counting?.answer.budgetPrivate || counting.budgetTimestamp >= budgetTimestamp) return;
  const whole =
    given.kind === 'simpleResponse'
      ? simpleWithBudget(counting.answer as SimplePayload, given.answer)
      : preferenceWithBudget(counting.answer as PreferenceAnswers, given.answer);
  await trx('given_answers')
    .where({ group_id: groupId, member_id: memberId, kind: given.kind })
    .whereNull('replaced_at')
    .update({
      answer: JSON.stringify(whole),
      budget_timestamp: budgetTimestamp,
      budget_session: budgetSession ?? null,
    });
}

/** A member's answers: those that count, then those that can still be brought back, the latest first. */
export async function givenAnswers(db: Knex, groupId: string, memberId: string, now: number): Promise<GivenAnswer[]> {
  const rows = await db('given_answers')
    .where({ group_id: groupId, member_id: memberId })
    .where((either) => {
      void either.whereNull('replaced_at').orWhere('replaced_at', '>=', now - keptMs);
    })
    .select('*');
  const found = rows.flatMap((row): GivenAnswer[] => {
    const given = parse(row);
    return given
      ? [
          {
            mutationId: row.mutation_id,
            given,
            isPrivate: row.is_private === 1,
            budgetSession: row.budget_session ?? undefined,
            givenAt: row.given_at,
            replacedAt: row.replaced_at ?? undefined,
          },
        ]
      : [];
  });
  const until = ({ replacedAt = Number.MAX_SAFE_INTEGER }: GivenAnswer) => replacedAt;
  return found.sort((a, b) => until(b) - until(a) || b.givenAt - a.givenAt);
}

/** An answer that counts, and when and by whom its amounts were written. */
export interface Counting<K extends GivenKind> {
  answer: AnswerOf<K>;
  budgetTimestamp: number;
  budgetSession: string | undefined;
}

/** The answer of one survey that counts. */
export async function countingAnswer<K extends GivenKind>(
  db: Knex,
  groupId: string,
  memberId: string,
  kind: K,
): Promise<Counting<K> | undefined> {
  const row = await db('given_answers')
    .where({ group_id: groupId, member_id: memberId, kind })
    .whereNull('replaced_at')
    .first('*');
  const given = row && (parse(row) as Given<K> | undefined);
  return (
    row &&
    given && {
      answer: given.answer,
      budgetTimestamp: row.budget_timestamp,
      budgetSession: row.budget_session ?? undefined,
    }
  );
}

export async function hasPrivateAnswers(db: Knex, groupId: string): Promise<boolean> {
  return (
    (await db('given_answers')
      .where({ group_id: groupId, is_private: 1 })
      .whereNull('replaced_at')
      .first('mutation_id')) !== undefined
  );
}

/** By member, with the amounts: what counts of those whose budget is private. */
export async function privateAnswers(
  db: Knex,
  groupId: string,
): Promise<Map<string, { simple: SimplePayload | undefined; preference: PreferenceAnswers | undefined }>> {
  const rows = await db('given_answers')
    .where({ group_id: groupId, is_private: 1 })
    .whereNull('replaced_at')
    .select('*');
  const found = new Map<string, { simple: SimplePayload | undefined; preference: PreferenceAnswers | undefined }>();
  for (const row of rows) {
    const given = parse(row);
    const before = found.get(row.member_id) ?? { simple: undefined, preference: undefined };
    if (given?.kind === 'simpleResponse') found.set(row.member_id, { ...before, simple: given.answer });
    if (given?.kind === 'preference') found.set(row.member_id, { ...before, preference: given.answer });
  }
  return found;
}

/** For good: the group has ended. */
export async function forgetGiven(trx: Knex.Transaction, groupId: string): Promise<void> {
  await trx('given_answers').where('group_id', groupId).delete();
}

/** What was written by an older or a newer program and cannot be read is passed over. */
function parse({ kind, answer }: GivenAnswerColumns): Given | undefined {
  const known = givenKinds.find((one) => one === kind);
  const parsed = known && givenSchemas[known].safeParse(JSON.parse(answer));
  return parsed?.success ? ({ kind: known, answer: parsed.data } as Given) : undefined;
}
