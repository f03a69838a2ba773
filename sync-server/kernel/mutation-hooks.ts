import type { Knex } from 'knex';
import type { GroupDraft, GroupReplica } from '#shared/kernel/replica.ts';
import type { Row, Tombstone } from '#shared/kernel/rows.ts';
import type { ErrorCode } from '#shared/kernel/errors.ts';
import type { GroupHead } from './group-head.ts';

export interface PrepareContext<Input> {
  db: Knex;
  groupId: string;
  input: Input;
  at: number;
  /** Whether the group is there and the sender may act in it: asked before anything slow is begun for them. */
  hasRight: () => Promise<boolean>;
  /**
   * Takes one of the few slow computations that a request may ask for; false when none is left.
   * @throws DomainError too_many_requests when the address or the group has had its share.
   */
  takeSlowComputation: () => boolean;
}

export interface OpenGroupContext<Input, Prepared> {
  trx: Knex.Transaction;
  input: Input;
  prepared: Prepared | undefined;
  nonce: string;
  at: number;
}

/** What a hook is told before the reducer runs. */
export interface BeforeContext<Input, Prepared = unknown> {
  trx: Knex.Transaction;
  groupId: string;
  mutationId: string;
  input: Input;
  rows: GroupReplica;
  /** The member whose session sends it; for a mutation that binds the session, the member it is about. */
  memberId: string | undefined;
  /** Hash of the session secret it was sent with. */
  tokenHash: string | undefined;
  at: number;
  /** The timestamp that the mutation was sent with; in `afterApply` the one that it was written with. */
  timestamp: number;
  /** What `prepare` returned. */
  prepared: Prepared | undefined;
}

export interface MutationContext<Input, Prepared = unknown> extends BeforeContext<Input, Prepared> {
  /** What the rows that the mutation changed were before. */
  before: readonly Row[];
  /** The rows that it changed. Its target is missing here when a later write had already superseded it. */
  changes: readonly (Row | Tombstone)[];
}

/** What devices cannot know of a mutation, beside a refusal. */
export interface Approval {
  /** The mutation is written with a timestamp after this one, whatever the clock of its device says. */
  above?: number;
  /** Runs after the shared reducer, with the same timestamp. */
  act?: (draft: GroupDraft) => void;
}

/** What the server adds to a mutation's shared reducer. */
export interface MutationHooks<Input, Prepared = unknown> {
  /** Before the transaction: what is too slow to hold the write lock for (scrypt). */
  prepare?(context: PrepareContext<Input>): Promise<Prepared | undefined>;
  /**
   * Of a mutation that opens a group: why it may not.
   * @param groupCode what the instance asks for; nothing when it asks for none
   */
  refuseOpening?(input: Input, groupCode: string | undefined): ErrorCode | undefined;
  /** Of a mutation that opens a group: writes the group's head, which there is nothing to lock before. */
  openGroup?(context: OpenGroupContext<Input, Prepared>): Promise<GroupHead>;
  /** May refuse for reasons that devices do not know, or add to what the reducer does. */
  beforeApply?(
    context: BeforeContext<Input, Prepared>,
  ): Promise<ErrorCode | Approval | undefined> | ErrorCode | Approval | undefined;
  /** In the same transaction: writes what devices never see (sessions, contacts). */
  afterApply?(context: MutationContext<Input, Prepared>): Promise<void>;
}
