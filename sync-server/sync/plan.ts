import type { Knex } from 'knex';
import type { ErrorCode } from '#shared/kernel/errors.ts';
import type { ReadItem } from '#shared/kernel/mutation.ts';
import { GroupReplica, type OwnedKind } from '#shared/kernel/replica.ts';
import type { Kind, Row, Tombstone } from '#shared/kernel/rows.ts';
import type { Mutation, Result } from '#shared/protocol/sync.ts';
import { runStatements } from '#server/kernel/run-statements.ts';
import { actorOf, type Actor, type Batch, type ParsedMutation } from './batch.ts';
import { storedResults } from './mutation-log.ts';
import { rowStores } from './row-stores.ts';

export interface Plan {
  /** Results of mutations that were answered before, and of the bases that the batch names. */
  known: Map<string, Result>;
  /** The rows that the batch may touch. */
  rows: GroupReplica;
}

/** Reads everything that the decisions need, in as many statements whatever the length of the batch. */
export async function plan({ trx, head, mutations, parsed, actors, remembered, read }: Batch): Promise<Plan> {
  const [known, rows] = await runStatements<[Map<string, Result>, GroupReplica]>(trx, [
    () => storedResults(trx, head.id, namedMutations(mutations)),
    () => loadRows(trx, head.id, readSetOf(head.id, parsed, actors), read),
  ]);
  return { known: new Map([...remembered, ...known]), rows };
}

const namedMutations = (mutations: readonly Mutation[]): string[] => [
  ...mutations.map((one) => one.mutationId),
  ...mutations.flatMap((one) => (one.base ? [one.base] : [])),
];

/** The member that a mutation binds its session to: the row that it is about. */
export const boundMember = ({ definition, input }: ParsedMutation, groupId: string): string | undefined =>
  definition.bindsSession ? definition.target(input, undefined, groupId)?.id : undefined;

/**
 * The read sets and targets of all mutations; a session that is bound within the batch counts as bound for those behind
 * it.
 */
function readSetOf(
  groupId: string,
  parsed: readonly (ParsedMutation | ErrorCode)[],
  actors: readonly Actor[],
): ReadItem[] {
  const provisional = actors.map((one) => one.memberId);
  return parsed.flatMap((one): ReadItem[] => {
    if (typeof one === 'string') return [];
    const { mutation, definition, input } = one;
    if (typeof mutation.actor === 'number') provisional[mutation.actor] ??= boundMember(one, groupId);
    const memberId = actorOf(mutation, provisional);
    const target = definition.target(input, memberId, groupId);
    return [...definition.readSet(input, memberId, groupId), ...(target ? [target] : [])];
  });
}

interface Filter {
  isWhole: boolean;
  ids: Set<string>;
  memberIds: Set<string>;
  countedIds: Set<string>;
}

/**
 * The size that is assumed of every row, in bytes; about that of its JSON. Measuring each would take as long as reading
 * it.
 */
const rowBytes = 256;
const answerBytes = 8 * 1024;
const roughBytes: Partial<Record<Kind, number>> = {
  simpleResponse: answerBytes,
  preference: answerBytes,
  customResponse: answerBytes,
};

/** One statement per kind, and one for a kind whose rows are counted. */
async function loadRows(
  trx: Knex.Transaction,
  groupId: string,
  readSet: readonly ReadItem[],
  noteRead: Batch['read'],
): Promise<GroupReplica> {
  const filters = filtersOf(readSet);
  const reads = [...filters].flatMap(([kind, { isWhole, ids, memberIds }]) => {
    if (!isWhole && ids.size === 0 && memberIds.size === 0) return [];
    const filter = {
      ...(!isWhole && ids.size > 0 ? { ids: [...ids] } : {}),
      ...(!isWhole && memberIds.size > 0 ? { memberIds: [...memberIds] } : {}),
    };
    return [(): Promise<(Row | Tombstone)[]> => rowStores[kind].read(trx, groupId, filter)];
  });
  const counted = [...filters].filter(([, { isWhole, countedIds }]) => !isWhole && countedIds.size > 0);
  const counts = counted.map(
    ([kind, { countedIds }]) =>
      () =>
        rowStores[kind].counts(trx, groupId, [...countedIds]),
  );
  const rows = new GroupReplica();
  const [found, numbers] = await runStatements(trx, [
    () => runStatements(trx, reads),
    () => runStatements(trx, counts),
  ]);
  let bytes = 0;
  for (const some of found)
    for (const row of some) {
      rows.load(row);
      bytes += roughBytes[row.kind] ?? rowBytes;
    }
  noteRead?.(bytes);
  for (const [index, [kind, { countedIds }]] of counted.entries())
    for (const memberId of countedIds) rows.setCount(kind as OwnedKind, memberId, numbers[index]?.get(memberId) ?? 0);
  return rows;
}

function filtersOf(readSet: readonly ReadItem[]): Map<Kind, Filter> {
  const filters = new Map<Kind, Filter>();
  for (const { kind, id, memberId, isCount } of readSet) {
    let filter = filters.get(kind);
    if (!filter) {
      filter = { isWhole: false, ids: new Set(), memberIds: new Set(), countedIds: new Set() };
      filters.set(kind, filter);
    }
    if (id !== undefined) filter.ids.add(id);
    else if (memberId === undefined) filter.isWhole = true;
    else if (isCount) filter.countedIds.add(memberId);
    else filter.memberIds.add(memberId);
  }
  return filters;
}
