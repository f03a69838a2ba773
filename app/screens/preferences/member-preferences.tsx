import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  emptyPreference,
  fromPreference,
  fromSimple,
  learnBudget,
  readPreferenceDraft,
} from '#shared/preference/draft.ts';
import { questionNames } from '#shared/preference/questions.ts';
import type { PreferenceAnswers } from '#shared/preference/schema.ts';
import { useDevice } from '#app/local/device/device.ts';
import { draftKey } from '#app/local/answers/drafts.ts';
import { discardRejected } from '#app/local/outbox/queue.ts';
import { useFullAnswer } from '#app/local/answers/own-answers.ts';
import { savePreference } from '#app/local/answers/responses.ts';
import { useOutbox } from '#app/local/outbox/sync-status.ts';
import { AnswerDone } from '#app/parts/answering/answer-done.tsx';
import type { AnswerScene } from '#app/parts/answering/answer-gate.tsx';
import { preferenceLines } from '#app/parts/answering/answer-lines.ts';
import { AnswerNotices } from '#app/parts/answering/answer-notices.tsx';
import { EarlierAnswers } from '#app/parts/answering/earlier-answers.tsx';
import { refusedAnswers } from '#app/parts/answering/refused-answers.ts';
import { TwoAnswers } from '#app/parts/answering/two-answers-later.tsx';
import { useKeptDraft } from '#app/parts/answering/use-kept-draft.ts';
import { civilToday } from '#app/parts/answering/today.ts';
import { useText } from '#app/text/text.ts';
import { Callout } from '#app/ui/callout.tsx';
import { showToast } from '#app/ui/toast.ts';
import { answerText } from './answer-text.ts';
import { PreferenceForm } from './preference-form.tsx';

/** One member's default survey: being filled in, sent, or in two versions. */
export function MemberPreferences({ group, session, head }: AnswerScene) {
  const { t, language } = useText();
  const device = useDevice();
  const { groupId, view, waiting } = group;
  const { memberId } = session;
  const [query, setQuery] = useSearchParams();
  const [today] = useState(() => civilToday(device.now()));
  const kept = useKeptDraft(draftKey.preferences(groupId, memberId), readPreferenceDraft);
  const outbox = useOutbox(groupId);
  const [isDone, setDone] = useState(false);
  const simple = view.get('simpleResponse', memberId)?.data.payload;
  const saved = view.get('preference', memberId);
  const full = useFullAnswer(session, 'preference', saved);
  const start = full ? fromPreference(full.answer, full.knowsBudget) : simple ? fromSimple(simple) : emptyPreference();
  const { act } = kept;
  const waitsForBudget = kept.state.kind === 'open' && kept.state.draft.keepsBudget && full?.knowsBudget === true;
  useEffect(() => {
    if (waitsForBudget && full) act(emptyPreference(), (draft) => learnBudget(draft, full.answer));
  }, [waitsForBudget, full, act]);

  if (kept.state.kind === 'loading' || !outbox || (saved && !full)) return null;
  const refused = refusedAnswers(outbox.rejected, 'savePreference', memberId);
  const conflict = refused.find((one) => one.code === 'conflict');
  const isDeciding = conflict && (kept.state.kind === 'none' || conflict.mutationId === query.get('conflict'));
  const leaveQuery = () => {
    if (query.has('conflict')) setQuery({}, { replace: true });
  };

  const current = kept.state.kind === 'open' ? kept.state.draft : start;
  const send = async (answers: PreferenceAnswers) => {
    await savePreference(device, session, answers, current.keepsBudget);
    // This answer is the newer word: what was refused before it needs nobody's decision any more.
    for (const one of refused) await discardRejected(device, one.mutationId);
    kept.forget();
    leaveQuery();
    setDone(true);
    showToast({ text: t(saved ? 'survey.toast.edited' : 'survey.toast.saved') });
  };

  if (isDeciding) {
    const mine = fromPreference(conflict.input.answers, !conflict.input.keepBudget);
    const theirs = full ? fromPreference(full.answer, full.knowsBudget) : emptyPreference();
    return (
      <TwoAnswers
        head={head}
        mutationId={conflict.mutationId}
        mineAt={conflict.madeAt}
        savedAt={saved?.data.updatedAt}
        lines={questionNames.map((one) => ({
          id: one,
          label: t(`preferences.short.${one}`),
          mine: answerText(t, language, mine, one),
          saved: answerText(t, language, theirs, one),
        }))}
        onDecided={leaveQuery}
        onEdit={() => {
          kept.open(mine);
          leaveQuery();
        }}
      />
    );
  }
  const earlier = saved && (
    <EarlierAnswers
      session={session}
      kind="preference"
      lines={(one) => preferenceLines(t, language, one)}
      restore={async (one) => {
        await savePreference(device, session, saved.data.answers.budgetPrivate ? { ...one, budgetPrivate: true } : one);
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
  const isOpen = kept.state.kind === 'open';
  const hasNotice = conflict !== undefined || refused.length > 0 || saved !== undefined;
  return (
    <PreferenceForm
      head={head}
      draft={current}
      change={(how) => {
        kept.act(start, how);
      }}
      today={today}
      simple={simple}
      isKept={kept.isKept}
      isEditing={saved !== undefined}
      send={send}
      notice={
        hasNotice || !simple ? (
          <AnswerNotices
            isEditing={saved !== undefined}
            onStop={isOpen ? kept.drop : undefined}
            conflictMutationId={conflict?.mutationId}
            isRefused={refused.length > 0}
            earlier={earlier}
          />
        ) : (
          <Callout>{t('preferences.prefilled')}</Callout>
        )
      }
    />
  );
}
