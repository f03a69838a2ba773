import type { z } from './z.ts';
import type { GroupDraft } from './group-rows.ts';
import type { Kind } from './rows.ts';
import type { RefusalCode } from '#shared/errors.ts';

/** With what right an intent is sent: the link alone, a member's session, or the organiser's secret. */
export type Standing = 'link' | 'member' | 'organizer';

export interface IntentContext {
  /** The member whose session sends it; the join's own member for a join. Absent with standing `link` and `organizer`. */
  memberId: string | undefined;
  mid: string;
  /** Milliseconds: the server's clock on the server, the entry's stamp in a fold. */
  at: number;
}

/** A row, or all rows of a kind, that must be loaded before the reducer runs on the server. */
export interface Need {
  kind: Kind;
  id?: string;
  /** All rows of that kind which belong to this member. */
  memberId?: string;
}

export interface Intent<Input> {
  /** Grows when the input's shape changes; the server upcasts older ones. */
  ver: number;
  standing: Standing;
  input: z.ZodMiniType<Input>;
  /** The row that the intent writes, first of all: its mark, base and healing are looked up there. */
  target(input: Input, memberId: string | undefined, groupId: string): { kind: Kind; id: string } | undefined;
  needs(input: Input, memberId: string | undefined, groupId: string): Need[];
  /** Total and deterministic. A refusal changes nothing. Folding it twice is harmless. */
  apply(draft: GroupDraft, input: Input, context: IntentContext & { groupId: string }): RefusalCode | undefined;
  /** Rule P7: the write carries the mid of the row it was made on, and another one there now is a conflict. */
  checksBase?: true;
  /** Rule P8: what a lost history takes back is offered again while the row exists, not only while this write is its last. */
  healsWhilePresent?: true;
  /** The intent sets its target to none: its effect stands while the row is absent. */
  removes?: true;
}

export function intent<Input>(definition: Intent<Input>): Intent<Input> {
  return definition;
}
