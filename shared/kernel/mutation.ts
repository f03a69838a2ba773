import type { z } from './z.ts';
import type { GroupDraft } from '#shared/kernel/replica.ts';
import type { Data, Kind } from '#shared/kernel/rows.ts';
import type { ErrorCode } from '#shared/kernel/errors.ts';

/** With what right a mutation is sent: the link alone, a member's session, or the organiser's secret. */
export type RequiredRole = 'link' | 'member' | 'organizer';

export interface ReducerContext {
  /**
   * The member whose session sends it; the join's own member for a join. Undefined where the required role is `link` or
   * `organizer`.
   */
  memberId: string | undefined;
  mutationId: string;
  /** Milliseconds: the server's clock on the server, the entry's timestamp on a device. */
  at: number;
}

/** A row, or all rows of a kind, that must be loaded before the reducer runs on the server. */
export interface ReadItem {
  kind: Kind;
  id?: string;
  /** All rows of that kind which belong to this member. */
  memberId?: string;
  /** Only the number of the member's rows (`countOf`) is needed: the database counts them, and they are not read. */
  isCount?: true;
}

export interface MutationDefinition<Input> {
  /** Grows when the input's shape changes; the schema still accepts the inputs of every earlier `ver`. */
  ver: number;
  requiredRole: RequiredRole;
  input: z.ZodMiniType<Input>;
  /** The row that the mutation writes, first of all: its base is looked up there. */
  target(input: Input, memberId: string | undefined, groupId: string): { kind: Kind; id: string } | undefined;
  /** The rows that it reads besides its target. */
  readSet(input: Input, memberId: string | undefined, groupId: string): ReadItem[];
  /** Total and deterministic. An error code changes nothing. Applying it twice is harmless. */
  apply(draft: GroupDraft, input: Input, context: ReducerContext & { groupId: string }): ErrorCode | undefined;
  /** Rule P7: the write carries the mutation id of the row it was made on, and another one there now is a conflict. */
  checksBase?: true;
  /**
   * Of writes of a row that only its own member writes: whether a later write, which has left this data in the row,
   * makes an earlier one of theirs irrelevant, so that its rejection is over (rule P8). Left out: it does not.
   */
  isOvertakenBy?(later: Data<Kind>): boolean;
  /** Rule P8: it takes away what others have or rely on. After a restore it is never offered again by itself. */
  takesAway?: true;
  /**
   * The input as a device keeps it once the write is done: without PIN, password and secret. `undefined`: it cannot be
   * offered again without them (rule P8). Left out where the input holds none.
   */
  withoutSecrets?(input: Input): unknown;
  /**
   * Binds the session that sends it to the member it names (`input.memberId`): what waits behind it in the queue
   * depends on it.
   */
  bindsSession?: true;
  /** Ends the session that sends it. */
  endsSession?: true;
  /** Ends sessions of the member it is about, other than the one that sends it. */
  endsOtherSessions?: true;
  /** Opens the group: the only mutation that may name a group which is not there yet. */
  opensGroup?: true;
  /** Ends the group for everybody. */
  endsGroup?: true;
  /** Ends every organiser's secret but the one that it brings (`input.organizerToken`). */
  endsOrganizers?: true;
  /**
   * Makes the sender's device the organiser's by the secret that it brings (`input.organizerToken`), beside those there
   * are.
   */
  bringsOrganizer?: true;
  /** Puts a name on the list for somebody else. */
  listsName?: true;
  /** Closes the group for whoever has only its id or an earlier share link. */
  closesGroup?: true;
}

export function defineMutation<Input>(definition: MutationDefinition<Input>): MutationDefinition<Input> {
  return definition;
}
