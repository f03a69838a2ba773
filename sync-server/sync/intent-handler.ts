import type { Knex } from 'knex';
import type { GroupDraft, GroupRows } from '#shared/contract/group-rows.ts';
import type { Row, Tombstone } from '#shared/contract/rows.ts';
import type { RefusalCode } from '#shared/errors.ts';
import type { PinWork } from '#server/member/pins.ts';

export interface IntentScene<Input> {
  trx: Knex.Transaction;
  groupId: string;
  mid: string;
  input: Input;
  rows: GroupRows;
  /** The member whose session sends it; for a join or a claim, the member it is about. */
  memberId: string | undefined;
  /** Hash of the session secret it was sent with. */
  tokenHash: string | undefined;
  at: number;
  /** Worked out before the transaction began. */
  pins: PinWork;
  /** In `settle`: what the rows that the intent changed were before. */
  before: readonly Row[];
  /** In `settle`: what the intent made of them; without its own target it was beaten by a later write. */
  changes: readonly (Row | Tombstone)[];
}

/** What devices cannot know of an intent, beside a refusal. */
export interface Admission {
  /** The intent's mark comes after this stamp: it is done by authority, whatever clocks say. */
  above?: number;
  /** Done after the shared reducer, under the same mark. */
  act?: (draft: GroupDraft) => void;
}

/**
 * What the server adds to an intent's shared reducer. `admit` may refuse on grounds that devices do not know, or add to what the reducer does; `settle` writes what
 * devices never see (sessions, contacts), in the same transaction.
 */
export interface IntentHandler<Input> {
  admit?(scene: IntentScene<Input>): Promise<RefusalCode | Admission | undefined>;
  settle?(scene: IntentScene<Input>): Promise<void>;
}
