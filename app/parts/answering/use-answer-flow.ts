import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { GivenKind } from '#shared/answers/given.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { useDevice } from '#app/local/device/device.ts';
import { useOutbox } from '#app/local/outbox/sync-status.ts';
import { useStillWaiting } from '#app/local/outbox/use-still-waiting.ts';
import { editQuery } from '#app/parts/answers/survey-path.ts';
import type { AnswerFlow, ConflictView, DoneView, FormView, Restoring } from './answer-flow.ts';
import { keepPrivate, saveMutations, type AnswerSurvey, type SaveMutation } from './answer-survey.ts';
import { refusedAnswers, type Refused } from './refused-answers.ts';
import { useKeptDraft, type Kept } from './use-kept-draft.ts';
import { useSendAnswer, type AnswerSending } from './use-send-answer.ts';

/**
 * A survey being answered, the same way for all three: the draft is kept on this device, an answer that the server
 * rejected for another one of the same member waits for a choice (rule P7), a sent answer replaces what was rejected
 * before it.
 */
export function useAnswerFlow<K extends GivenKind, D>(survey: AnswerSurvey<K, D>): AnswerFlow<K, D> {
  const { group, session, kind, own } = survey;
  const device = useDevice();
  const saved: Row<K> | undefined = group.view.get(kind, session.memberId);
  const kept = useKeptDraft(survey.draftKey, survey.parse, saved?.mutationId);
  const outbox = useOutbox(group.groupId);
  const [query, setQuery] = useSearchParams();
  const [isSuccessor, setSuccessor] = useState(false);
  const sending = useSendAnswer(survey, kept);
  const isWaiting = useStillWaiting(!saved || group.waiting.has(saved.mutationId));
  useLearnedBudget(survey, kept);
  const hasSent = sending.sent !== undefined;
  // The entry of the history that the page returns to then opens on the answer.
  useEffect(() => {
    if (hasSent && query.has(editQuery)) setQuery({}, { replace: true });
  }, [hasSent, query, setQuery]);

  if (kept.state.kind === 'loading' || !outbox || (saved && !own)) return { kind: 'loading' };
  const isOpen = kept.state.kind === 'open';
  const refused = refusedAnswers<SaveMutation<K>>(outbox.rejected, saveMutations[kind], session.memberId);
  const conflicts = refused.filter((one) => one.code === 'conflict');
  // What the server rejected is gone on with, also where an earlier answer is saved.
  const latest = refused.find((one) => one.code !== 'conflict');
  const start = latest ? survey.reopen(latest.input) : survey.start;
  const leaveQuery = () => {
    if (query.has('conflict') || query.has(editQuery)) setQuery({}, { replace: true });
  };
  const at: Place<K, D> = {
    survey: { ...survey, start },
    kept,
    sending,
    saved,
    isOpen,
    isAsked: query.has(editQuery),
    draft: kept.state.kind === 'open' ? kept.state.draft : start,
    isWaiting,
    isSuccessor,
    refused,
    conflicts,
    leaveQuery,
    moveOn: (how) => {
      setSuccessor(true);
      how();
      leaveQuery();
    },
    restore: async (earlier) => {
      await survey.save(device, keepPrivate(kind, earlier, own?.answer), undefined);
      kept.forget();
    },
  };
  const mine = conflicts.find((one) => !isOpen || one.mutationId === query.get('conflict'));
  if (mine) return conflictView(at, mine);
  return doneView(at) ?? formView(at);
}

/** The present view of the survey, and its actions. */
interface Place<K extends GivenKind, D> extends Restoring<K> {
  survey: AnswerSurvey<K, D>;
  kept: Kept<D>;
  sending: AnswerSending<K>;
  saved: Row<K> | undefined;
  /** Something was typed that has not been sent. */
  isOpen: boolean;
  /** The page was opened to change the answer. */
  isAsked: boolean;
  draft: D;
  isWaiting: boolean;
  isSuccessor: boolean;
  refused: readonly Refused<SaveMutation<K>>[];
  conflicts: readonly Refused<SaveMutation<K>>[];
  leaveQuery: () => void;
  /** Replaces this view by another one. */
  moveOn: (how: () => void) => void;
}

function conflictView<K extends GivenKind, D>(
  { survey, kept, saved, isOpen, draft, isSuccessor, moveOn }: Place<K, D>,
  mine: Refused<SaveMutation<K>>,
): ConflictView<K> {
  const { reopen, contentOf = (one: D): unknown => one } = survey;
  const reopened = reopen(mine.input);
  const isSame = JSON.stringify(contentOf(draft)) === JSON.stringify(contentOf(reopened));
  return {
    kind: 'conflict',
    isSuccessor,
    mine,
    saved,
    close: () => {
      moveOn(() => {
        // A draft equal to this answer is deleted; one with changes in it stays.
        if (isOpen && isSame) kept.drop();
      });
    },
    edit: () => {
      moveOn(() => {
        kept.reopen(reopened);
      });
    },
  };
}

function doneView<K extends GivenKind, D>(at: Place<K, D>): (DoneView<K> & Restoring<K>) | undefined {
  const { survey, kept, sending, isOpen, isAsked, isWaiting, isSuccessor, refused, moveOn, restore } = at;
  const answer = survey.own?.answer ?? sending.sent?.answer;
  const isShown = sending.sent !== undefined || (survey.opensOn === 'answer' && !isAsked);
  if (isOpen || !answer || !isShown) return undefined;
  return {
    kind: 'done',
    isSuccessor,
    answer,
    isWaiting,
    refused: refused.find((one) => one.code !== 'conflict'),
    sent: sending.sent,
    restore,
    edit: () => {
      moveOn(() => {
        sending.setSent(undefined);
        if (survey.opensOn === 'answer') kept.open(survey.start);
      });
    },
  };
}

function formView<K extends GivenKind, D>(at: Place<K, D>): FormView<K, D> & Restoring<K> {
  const { survey, kept, sending, saved, isOpen, draft, isSuccessor, refused, conflicts, restore } = at;
  const stop = () => {
    at.moveOn(kept.drop);
  };
  return {
    kind: 'form',
    isSuccessor,
    draft,
    change: (how) => {
      kept.act(survey.start, how);
    },
    isKept: kept.isKept,
    isEditing: saved !== undefined,
    isWaiting: at.isWaiting,
    stop: isOpen && saved ? stop : undefined,
    conflictMutationId: conflicts[0]?.mutationId,
    refused: refused[0],
    send: async (answer) => {
      const replaced = refused.map((one) => one.mutationId);
      const isSent = await sending.send(answer, replaced);
      if (isSent) at.leaveQuery();
      return isSent;
    },
    isSending: sending.isSending,
    sendError: sending.sendError,
    restore,
  };
}

/** Private amounts that the server kept join the draft as soon as they are here, unless they were given again. */
function useLearnedBudget<K extends GivenKind, D>(
  { own, learnBudget }: AnswerSurvey<K, D>,
  { state, open }: Kept<D>,
): void {
  useEffect(() => {
    if (state.kind !== 'open' || !own?.knowsBudget || !learnBudget) return;
    const learned = learnBudget(state.draft, own.answer);
    if (learned !== state.draft) open(learned);
  }, [state, own, learnBudget, open]);
}
