import type { Knex } from 'knex';
import type { GroupRows } from '#shared/contract/group-rows.ts';
import type { RefusalCode } from '#shared/errors.ts';

export interface IntentScene<Input> {
  trx: Knex.Transaction;
  groupId: string;
  input: Input;
  rows: GroupRows;
  /** The member whose session sends it; for a join or a claim, the member it is about. */
  memberId: string | undefined;
  /** Hash of the session secret it was sent with. */
  tokenHash: string | undefined;
  at: number;
}

/**
 * What the server adds to an intent's shared reducer. `admit` may refuse on grounds that devices do not know; `settle` writes what
 * devices never see (sessions, contacts), in the same transaction.
 */
export interface IntentHandler<Input> {
  admit?(scene: IntentScene<Input>): Promise<RefusalCode | undefined>;
  settle?(scene: IntentScene<Input>): Promise<void>;
}
