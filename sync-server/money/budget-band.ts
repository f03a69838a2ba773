import type { Knex } from 'knex';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Data, Kind, Row, Tombstone } from '#shared/kernel/rows.ts';
import { hasPrivateBudget } from '#shared/answers/group-budget.ts';
import { acceptedPrices, memberAnswers, type MemberAnswers } from '#shared/answers/member-answers.ts';
import { bandToPublish } from '#shared/money/budget-picture.ts';
import { members } from '#server/access/members.ts';
import { preferences } from '#server/preference/store.ts';
import { hasPrivateAnswers, privateAnswers } from '#server/survey/given-answers.ts';
import { simpleResponses } from '#server/survey/store.ts';
import { budgetBands } from './store.ts';

const touched: ReadonlySet<Kind> = new Set<Kind>(['member', 'simpleResponse', 'preference']);

/**
 * What is published of a group's budgets while one of them is private (founding decision 6), after a commit that has
 * written `changes`: writes the row and returns it, if it has changed. Everybody who is in the group counts, also whom
 * it goes on without: leaving somebody out for a moment must not show what they would pay.
 * @param hasSuperseded a write was beaten by a later one: it may still have brought amounts that the later one kept
 */
export async function republishBudgetBand(
  trx: Knex.Transaction,
  groupId: string,
  version: number,
  changes: readonly (Row | Tombstone)[],
  hasSuperseded: boolean,
): Promise<Row | Tombstone | undefined> {
  if (!hasSuperseded && !changes.some((one) => touched.has(one.kind))) return undefined;
  const [present] = await budgetBands.read(trx, groupId, { ids: [groupId] });
  const band = (await hasPrivateAnswers(trx, groupId)) ? await publishedBand(trx, groupId) : undefined;
  if (JSON.stringify(present?.data ?? null) === JSON.stringify(band ?? null)) return undefined;
  const place = {
    kind: 'budgetBand' as const,
    id: groupId,
    version,
    timestamp: version,
    mutationId: `budget-band-${version}`,
  };
  const row: Row | Tombstone = band ? { ...place, data: band } : { ...place, data: null };
  await budgetBands.write(trx, groupId, [row]);
  return row;
}

/**
 * From the amounts that only the server knows; nothing while nobody's is private. Only members whose budget is private
 * or whose name has a PIN shape it, and three of them have to agree: whoever adds names to the group and answers for
 * them neither reaches the number nor moves the band.
 */
async function publishedBand(trx: Knex.Transaction, groupId: string): Promise<Data<'budgetBand'> | undefined> {
  const rows = new GroupReplica([
    ...(await members.live(trx, groupId)),
    ...(await simpleResponses.live(trx, groupId)),
    ...(await preferences.live(trx, groupId)),
  ]);
  const answers = rows.list('member').map(({ id }) => memberAnswers(rows, id));
  if (!answers.some(hasPrivateBudget)) return undefined;
  const full = await privateAnswers(trx, groupId);
  const pricesOf = (one: MemberAnswers) =>
    acceptedPrices(hasPrivateBudget(one) ? withAmounts(one, full.get(one.memberId)) : one) ?? [];
  const held = new Set(rows.list('member').flatMap(({ id, data }) => (data.hasPin ? [id] : [])));
  const band = bandToPublish(
    answers.filter((one) => hasPrivateBudget(one) || held.has(one.memberId)).flatMap(pricesOf),
  );
  return band && { ...band, max: band.max === Infinity ? null : band.max };
}

const withAmounts = (
  answers: MemberAnswers,
  given: Pick<MemberAnswers, 'simple' | 'preference'> | undefined,
): MemberAnswers => ({
  ...answers,
  simple: answers.simple && given?.simple,
  preference: answers.preference && given?.preference,
});
