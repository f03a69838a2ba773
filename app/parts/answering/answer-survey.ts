import type { AnswerOf, GivenKind } from '#shared/answers/given.ts';
import type { InputOf } from '#shared/protocol/mutations.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { Device } from '#app/local/device/device.ts';
import type { StoredSession } from '#app/local/device/db.ts';

/** The mutation that saves an answer, by the kind of row that it becomes. */
export const saveMutations = {
  simpleResponse: 'saveSimpleResponse',
  preference: 'savePreference',
  customResponse: 'saveCustomResponse',
} as const satisfies Record<GivenKind, string>;
export type SaveMutation<K extends GivenKind> = (typeof saveMutations)[K];

/** The member's own answer; without `knowsBudget` its private amounts are not on this device, or not yet. */
export interface OwnAnswer<K extends GivenKind> {
  answer: AnswerOf<K>;
  knowsBudget: boolean;
}

/**
 * What one of the three surveys gives to `useAnswerFlow`: `D` is its draft, `K` the kind of row that an answer becomes.
 */
export interface AnswerSurvey<K extends GivenKind, D> {
  group: GroupOnDevice;
  session: StoredSession;
  kind: K;
  draftKey: string;
  /** Reads a draft that an older build may have kept; the same function at every render. */
  parse: (kept: unknown) => D | undefined;
  /** `undefined` while there is no answer, or while its amounts are still being looked for on this device. */
  own: OwnAnswer<K> | undefined;
  /** What the form shows before anything was typed: the saved answer, or an empty one. */
  start: D;
  /** A rejected answer, as a draft to edit. */
  reopen: (input: InputOf<SaveMutation<K>>) => D;
  /**
   * The draft with the private amounts of `answer`; the same draft where it has no private amounts. The same function
   * at every render.
   */
  learnBudget?: (draft: D, answer: AnswerOf<K>) => D;
  /** The draft without fields that are no part of the answer (the open step); the draft itself if left out. */
  contentOf?: (draft: D) => unknown;
  /**
   * @param draft what `answer` was made from; left out for an earlier answer.
   * @param base the mutation id of the row that the form was opened on, `null` for none; left out: the row of now.
   * @throws when this device cannot keep it
   */
  save: (device: Device, answer: AnswerOf<K>, draft: D | undefined, base?: string | null) => Promise<unknown>;
  /** What a member who has answered sees first: the form with the answer in it, or the answer itself. */
  opensOn: 'form' | 'answer';
  /** The view that follows says what was saved: no toast says it besides. */
  saysItself?: boolean;
  /** What a saved change is announced with; the common sentence if left out. */
  editedText?: (answer: AnswerOf<K>) => string;
}

/** An earlier answer to be saved again: where the amounts are private now, they stay private. */
export function keepPrivate<K extends GivenKind>(
  kind: K,
  earlier: AnswerOf<K>,
  current: AnswerOf<K> | undefined,
): AnswerOf<K> {
  const isPrivate = kind !== 'customResponse' && current?.budgetPrivate === true;
  return isPrivate ? { ...earlier, budgetPrivate: true } : earlier;
}
