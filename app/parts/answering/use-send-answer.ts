import { useState } from 'react';
import type { AnswerOf, GivenKind } from '#shared/answers/given.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { discardRejected } from '#app/local/outbox/queue.ts';
import { useText } from '#app/text/text.ts';
import { showToast } from '#app/ui/toast.ts';
import type { SentAnswer } from './answer-flow.ts';
import type { AnswerSurvey } from './answer-survey.ts';
import type { Kept } from './use-kept-draft.ts';

export interface AnswerSending<K extends GivenKind> {
  /** `undefined` until an answer was sent, and again once it is edited. */
  sent: SentAnswer<K> | undefined;
  setSent: (sent: SentAnswer<K> | undefined) => void;
  /**
   * @param replaced mutation ids of this member's rejected answers. @returns whether this device keeps the answer now
   */
  send: (answer: AnswerOf<K>, replaced: readonly string[]) => Promise<boolean>;
  isSending: boolean;
  sendError: unknown;
}

/** Saves an answer, one attempt at a time; it replaces what was rejected before it. */
export function useSendAnswer<K extends GivenKind, D>(survey: AnswerSurvey<K, D>, kept: Kept<D>): AnswerSending<K> {
  const { t } = useText();
  const [sent, setSent] = useState<SentAnswer<K>>();
  const saving = useWrite();
  const discarding = useWrite();
  const { group, session, kind, start } = survey;
  const send = async (answer: AnswerOf<K>, replaced: readonly string[]) => {
    const draft = kept.state.kind === 'open' ? kept.state.draft : start;
    const base = kept.base();
    const wasEdit = group.view.get(kind, session.memberId) !== undefined;
    const text = wasEdit ? (survey.editedText?.(answer) ?? t('survey.toast.edited')) : t('survey.toast.saved');
    const result = await saving.runAlone((device) => survey.save(device, answer, draft, base));
    if (result?.kind !== 'written') return false;
    // This answer is newer, so the rejected ones before it are discarded.
    for (const mutationId of replaced) await discarding.run((device) => discardRejected(device, mutationId));
    kept.forget();
    setSent({ answer, wasEdit, text });
    // Where a page says it there is no toast besides.
    if (!survey.saysItself) showToast({ text });
    return true;
  };
  return { sent, setSent, send, isSending: saving.isWriting, sendError: saving.error };
}
