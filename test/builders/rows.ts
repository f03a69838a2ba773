import type { MutationDefinition } from '#shared/kernel/mutation.ts';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Data, Kind, Row, Tombstone } from '#shared/kernel/rows.ts';
import { mutationDefinitions, type InputOf, type MutationName } from '#shared/protocol/mutations.ts';
import { voteId } from '#shared/vote/schema.ts';

export const rowsGroupId = '019cadc6-9a80-7ff8-8023-fcdba11f87a9';
export const memberIdOf = (index: number): string => `019cadc6-9a80-7ff8-8023-${String(index).padStart(12, '0')}`;

/** A confirmed row, written long ago. */
export function aRow<K extends Kind>(kind: K, id: string, data: Data<K>): Row<K> {
  return { kind, id, version: 1, timestamp: 10, mutationId: `made-${kind}-${id}`, data };
}

export const aMemberRow = (id: string, name: string, over: Partial<Data<'member'>> = {}): Row =>
  aRow('member', id, { name, joinedAt: 1, claimed: true, ...over });

export const aGroupRow = (over: Partial<Data<'group'>> = {}): Row =>
  aRow('group', rowsGroupId, {
    name: '제주',
    description: '',
    createdBy: '지우',
    shareUrl: 'x'.repeat(22),
    surveyType: 'default',
    customQuestions: null,
    createdAt: 1,
    excused: [],
    ...over,
  });

interface Ran {
  code: string | undefined;
  superseded: boolean;
  /** What the write changes, by kind and id. */
  changes: (Row | Tombstone)[];
  /** The group after it; as before where it was refused. */
  view: GroupReplica;
}

/** Runs one write's reducer on a group's rows, as device and server do. */
export function runWrite<N extends MutationName>(
  rows: Iterable<Row | Tombstone>,
  name: N,
  input: NoInfer<InputOf<N>>,
  by: { memberId?: string | undefined; timestamp?: number; mutationId?: string } = {},
): Ran {
  const definition = mutationDefinitions[name] as MutationDefinition<unknown>;
  const { memberId, timestamp = 1_000, mutationId = 'the-write' } = by;
  const view = new GroupReplica(rows);
  const { outcome, superseded, changes, keep } = view.attempt({ timestamp, mutationId }, (draft) =>
    definition.apply(draft, definition.input.parse(input), {
      memberId,
      mutationId,
      at: timestamp,
      groupId: rowsGroupId,
    }),
  );
  if (outcome === undefined) keep();
  const inOrder = changes.toSorted((one, other) => `${one.kind}/${one.id}`.localeCompare(`${other.kind}/${other.id}`));
  return { code: outcome, superseded, changes: inOrder, view };
}

/** What a write has noted of itself. */
export const logOf = (ran: Ran) => ran.view.list('activity').map((one) => one.data);

export const aPlaceVote = (memberId: string, destinationId: string, votedAt: number, note?: string): Row<'placeVote'> =>
  aRow('placeVote', voteId(destinationId, memberId), {
    memberId,
    destinationId,
    votedAt,
    ...(note === undefined ? {} : { note }),
  });
