import type { Knex } from 'knex';
import type { GroupDraft, GroupReplica } from '#shared/kernel/replica.ts';
import type { Row, Tombstone } from '#shared/kernel/rows.ts';
import type { ErrorCode } from '#shared/kernel/errors.ts';
import type { PinWork } from '#server/member/pins.ts';

export interface MutationContext<Input> {
  trx: Knex.Transaction;
  groupId: string;
  mutationId: string;
  input: Input;
  rows: GroupReplica;
  /** The member whose session sends it; for a join or a claim, the member it is about. */
  memberId: string | undefined;
  /** Hash of the session secret it was sent with. */
  tokenHash: string | undefined;
  at: number;
  /** Worked out before the transaction began. */
  pins: PinWork;
  /** In `settle`: what the rows that the mutation changed were before. */
  before: readonly Row[];
  /** In `settle`: what the mutation made of them; without its own target it was beaten by a later write. */
  changes: readonly (Row | Tombstone)[];
}

/** What devices cannot know of a mutation, beside a refusal. */
export interface Approval {
  /** The mutation's mark comes after this timestamp: it is done by authority, whatever clocks say. */
  above?: number;
  /** Done after the shared reducer, under the same mark. */
  act?: (draft: GroupDraft) => void;
}

/**
 * What the server adds to a mutation's shared reducer. `admit` may refuse on grounds that devices do not know, or add to what the reducer does; `settle` writes what
 * devices never see (sessions, contacts), in the same transaction.
 */
export interface MutationHooks<Input> {
  beforeApply?(context: MutationContext<Input>): Promise<ErrorCode | Approval | undefined>;
  afterApply?(context: MutationContext<Input>): Promise<void>;
}
