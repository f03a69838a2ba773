import type { AnswerOf, GivenKind } from '#shared/answers/given.ts';
import type { Row } from '#shared/kernel/rows.ts';
import type { MutationName } from '#shared/protocol/mutations.ts';
import type { SaveMutation } from './answer-survey.ts';
import type { Refused } from './refused-answers.ts';

/** An answer that was sent since this page was opened. */
export interface SentAnswer<K extends GivenKind> {
  answer: AnswerOf<K>;
  wasEdit: boolean;
  /** What was saved, and which votes the edit withdrew. */
  text: string;
}

/** Why the server rejected an answer: the code of its error. */
export type RefusedAnswer = Pick<Refused<MutationName>, 'code'>;

interface ShownView {
  /** A user action replaced another view of the same survey by this one: its heading takes the focus. */
  isSuccessor: boolean;
}

/** The member has to choose between two versions of one answer. */
export interface ConflictView<K extends GivenKind> extends ShownView {
  kind: 'conflict';
  mine: Refused<SaveMutation<K>>;
  saved: Row<K> | undefined;
  /** The choice was made. */
  close: () => void;
  /** Goes on with the rejected answer as a draft. */
  edit: () => void;
}

export interface DoneView<K extends GivenKind> extends ShownView {
  kind: 'done';
  answer: AnswerOf<K>;
  /** The answer is still only on this device. */
  isWaiting: boolean;
  /** The latest answer of this member that the server has rejected. */
  refused: RefusedAnswer | undefined;
  sent: SentAnswer<K> | undefined;
  edit: () => void;
}

export interface FormView<K extends GivenKind, D> extends ShownView {
  kind: 'form';
  draft: D;
  change: (how: (draft: D) => D) => void;
  /** False while this device does not store what is typed (disk full, private mode). */
  isKept: boolean;
  /** An answer was saved before. */
  isEditing: boolean;
  /** That answer is still only on this device. */
  isWaiting: boolean;
  /** Discards the changes to the saved answer; `undefined` where there are none. */
  stop: (() => void) | undefined;
  conflictMutationId: string | undefined;
  refused: RefusedAnswer | undefined;
  /** Sends the answer; while another attempt runs it does nothing. @returns whether this device keeps the answer now */
  send: (answer: AnswerOf<K>) => Promise<boolean>;
  isSending: boolean;
  /** Why the last attempt failed: this device could not keep the answer. The draft is unchanged. */
  sendError: unknown;
}

/** Where a member is in a survey. `restore` saves an earlier answer again. */
export type AnswerFlow<K extends GivenKind, D> =
  | { kind: 'loading' }
  | ConflictView<K>
  | (DoneView<K> & Restoring<K>)
  | (FormView<K, D> & Restoring<K>);

export interface Restoring<K extends GivenKind> {
  /** @throws when this device cannot keep it */
  restore: (earlier: AnswerOf<K>) => Promise<void>;
}
