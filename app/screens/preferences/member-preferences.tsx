import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { emptyPreference, fromPreference, fromSimple, readPreferenceDraft } from '#shared/preference/draft.ts';
import { questionNames } from '#shared/preference/questions.ts';
import type { PreferenceAnswers } from '#shared/preference/schema.ts';
import { useDevice } from '#app/local/device.ts';
import { draftKey } from '#app/local/drafts.ts';
import { discardParked } from '#app/local/outbox.ts';
import { savePreference } from '#app/local/responses.ts';
import { useOutbox } from '#app/local/sync-status.ts';
import { AnswerDone } from '#app/parts/answer-done.tsx';
import type { AnswerScene } from '#app/parts/answer-gate.tsx';
import { AnswerNotices } from '#app/parts/answer-notices.tsx';
import { refusedAnswers } from '#app/parts/refused-answers.ts';
import { TwoAnswers } from '#app/parts/two-answers.tsx';
import { useKeptDraft } from '#app/parts/use-kept-draft.ts';
import { useText } from '#app/text/text.ts';
import { Callout } from '#app/ui/callout.tsx';
import { showToast } from '#app/ui/toast.ts';
import { answerText } from './answer-text.ts';
import { PreferenceForm } from './preference-form.tsx';
import { civilToday } from './today.ts';

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

  if (kept.state.kind === 'loading' || !outbox) return null;
  const saved = view.get('preference', memberId);
  const simple = view.get('simpleResponse', memberId)?.data.payload;
  const refused = refusedAnswers(outbox.parked, 'savePreference', memberId);
  const conflict = refused.find((one) => one.code === 'conflict');
  const isDeciding = conflict && (kept.state.kind === 'none' || conflict.mid === query.get('conflict'));
  const leaveQuery = () => { if (query.has('conflict')) setQuery({}, { replace: true }); };

  const send = async (answers: PreferenceAnswers) => {
    await savePreference(device, session, answers);
    // This answer is the newer word: what was refused before it needs nobody's decision any more.
    for (const one of refused) await discardParked(device, one.mid);
    kept.forget();
    leaveQuery();
    setDone(true);
    showToast({ text: t(saved ? 'survey.toast.edited' : 'survey.toast.saved') });
  };

  if (isDeciding) {
    const mine = fromPreference(conflict.input.answers);
    const theirs = saved ? fromPreference(saved.data.answers) : emptyPreference();
    return (
      <TwoAnswers
        head={head}
        mid={conflict.mid}
        mineAt={conflict.madeAt}
        savedAt={saved?.data.updatedAt}
        lines={questionNames.map((one) => ({ id: one, label: t(`preferences.short.${one}`), mine: answerText(t, language, mine, one), saved: answerText(t, language, theirs, one) }))}
        onDecided={leaveQuery}
        onEdit={() => {
          kept.open(mine);
          leaveQuery();
        }}
      />
    );
  }
  if (isDone && kept.state.kind === 'none') return <AnswerDone head={head} isWaiting={!saved || waiting.has(saved.mid)} onEdit={() => { setDone(false); }} />;
  const start = saved ? fromPreference(saved.data.answers) : simple ? fromSimple(simple) : emptyPreference();
  const isOpen = kept.state.kind === 'open';
  const hasNotice = conflict !== undefined || refused.length > 0 || saved !== undefined;
  return (
    <PreferenceForm
      head={head}
      draft={kept.state.kind === 'open' ? kept.state.draft : start}
      change={(how) => { kept.act(start, how); }}
      today={today}
      simple={simple}
      isKept={kept.isKept}
      isEditing={saved !== undefined}
      send={send}
      notice={
        hasNotice || !simple
          ? <AnswerNotices isEditing={saved !== undefined} onStop={isOpen ? kept.drop : undefined} conflictMid={conflict?.mid} isRefused={refused.length > 0} />
          : <Callout>{t('preferences.prefilled')}</Callout>
      }
    />
  );
}
