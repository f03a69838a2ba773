import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { inOrder, readTypedAnswers, toAnswers } from '#shared/custom-survey/answering.ts';
import type { CustomAnswers } from '#shared/custom-survey/schema.ts';
import { useDevice } from '#app/local/device/device.ts';
import { draftKey } from '#app/local/answers/drafts.ts';
import { discardRejected } from '#app/local/outbox/queue.ts';
import { saveCustomResponse } from '#app/local/answers/responses.ts';
import { useOutbox } from '#app/local/outbox/sync-status.ts';
import { AnswerDone } from '#app/parts/answering/answer-done.tsx';
import type { AnswerScene } from '#app/parts/answering/answer-gate.tsx';
import { customLines } from '#app/parts/answering/answer-lines.ts';
import { AnswerNotices } from '#app/parts/answering/answer-notices.tsx';
import { EarlierAnswers } from '#app/parts/answering/earlier-answers.tsx';
import { refusedAnswers } from '#app/parts/answering/refused-answers.ts';
import { TwoAnswers } from '#app/parts/answering/two-answers-later.tsx';
import { useKeptDraft } from '#app/parts/answering/use-kept-draft.ts';
import { useText } from '#app/text/text.ts';
import { showToast } from '#app/ui/toast.ts';
import { AnswerForm } from './answer-form.tsx';

/** One member's answers to the group's own questions: being written, sent, or in two versions. */
export function MemberAnswers({ group, row, session, head }: AnswerScene) {
  const { t } = useText();
  const device = useDevice();
  const { groupId, view, waiting } = group;
  const { memberId } = session;
  const [query, setQuery] = useSearchParams();
  const kept = useKeptDraft(draftKey.customSurvey(groupId, memberId), readTypedAnswers);
  const outbox = useOutbox(groupId);
  const [isDone, setDone] = useState(false);

  if (kept.state.kind === 'loading' || !outbox) return null;
  const questions = inOrder(row.customQuestions?.questions ?? []);
  const saved = view.get('customResponse', memberId);
  const refused = refusedAnswers(outbox.rejected, 'saveCustomResponse', memberId);
  const conflict = refused.find((one) => one.code === 'conflict');
  const isDeciding = conflict && (kept.state.kind === 'none' || conflict.mutationId === query.get('conflict'));
  const leaveQuery = () => {
    if (query.has('conflict')) setQuery({}, { replace: true });
  };

  const send = async (typed: CustomAnswers) => {
    await saveCustomResponse(device, session, toAnswers(questions, typed));
    // This answer is the newer word: what was refused before it needs nobody's decision any more.
    for (const one of refused) await discardRejected(device, one.mutationId);
    kept.forget();
    leaveQuery();
    setDone(true);
    showToast({ text: t(saved ? 'survey.toast.edited' : 'survey.toast.saved') });
  };

  if (isDeciding) {
    const theirs = saved?.data.responses ?? {};
    return (
      <TwoAnswers
        head={head}
        mutationId={conflict.mutationId}
        mineAt={conflict.madeAt}
        savedAt={saved?.data.updatedAt}
        lines={questions.map(({ id, question }) => ({
          id,
          label: question,
          mine: conflict.input.responses[id] ?? '',
          saved: theirs[id] ?? '',
        }))}
        onDecided={leaveQuery}
        onEdit={() => {
          kept.open(conflict.input.responses);
          leaveQuery();
        }}
      />
    );
  }
  const earlier = saved && (
    <EarlierAnswers
      session={session}
      kind="customResponse"
      lines={(one) => customLines(questions, one)}
      restore={async (one) => {
        await saveCustomResponse(device, session, one);
        kept.forget();
      }}
    />
  );
  if (isDone && kept.state.kind === 'none')
    return (
      <AnswerDone
        head={head}
        isWaiting={!saved || waiting.has(saved.mutationId)}
        earlier={earlier}
        onEdit={() => {
          setDone(false);
        }}
      />
    );
  const start = saved?.data.responses ?? {};
  return (
    <AnswerForm
      head={head}
      questions={questions}
      typed={kept.state.kind === 'open' ? kept.state.draft : start}
      write={(id, answer) => {
        kept.act(start, (typed) => ({ ...typed, [id]: answer }));
      }}
      isKept={kept.isKept}
      isEditing={saved !== undefined}
      send={send}
      notice={
        <AnswerNotices
          isEditing={saved !== undefined}
          onStop={kept.state.kind === 'open' ? kept.drop : undefined}
          conflictMutationId={conflict?.mutationId}
          isRefused={refused.length > 0}
          earlier={earlier}
        />
      }
    />
  );
}
