import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { showToast } from '#app/ui/toast.ts';
import type { StoredSession } from '#app/local/db.ts';
import { useDevice } from '#app/local/device.ts';
import type { GroupOnDevice } from '#app/local/groups.ts';
import { discardParked } from '#app/local/outbox.ts';
import { saveSimpleResponse } from '#app/local/responses.ts';
import { useOutbox } from '#app/local/sync-status.ts';
import { useText } from '#app/text/text.ts';
import { emptyDraft, fromPayload, type SurveyDraft } from '#shared/survey/draft.ts';
import type { SimplePayload } from '#shared/survey/schema.ts';
import { toPayload } from '#shared/survey/steps.ts';
import { Completed } from './completed.tsx';
import { Conflict } from './conflict.tsx';
import { refusedAnswers } from './refused-answers.ts';
import { SurveyEditor } from './survey-editor.tsx';
import type { HeadProps } from './survey-head.tsx';
import { civilToday } from './today.ts';
import { useDraft } from './use-draft.ts';

/** One member's survey: being filled in, sent, or in two versions. */
export function MemberSurvey({ group, session, head }: { group: GroupOnDevice; session: StoredSession; head: HeadProps }) {
  const { groupId, view, waiting } = group;
  const { memberId } = session;
  const { t, language } = useText();
  const device = useDevice();
  const [query, setQuery] = useSearchParams();
  const [today] = useState(() => civilToday(device.now()));
  const draft = useDraft(groupId, memberId);
  const outbox = useOutbox(groupId);
  const [sent, setSent] = useState<{ payload: SimplePayload; wasEdit: boolean; stays: boolean }>();
  // One view takes the place of another by what somebody does: then the new one says so.
  const [hasMoved, setHasMoved] = useState(false);

  if (draft.state.kind === 'loading' || !outbox) return null;
  const saved = view.get('simpleResponse', memberId);
  const refused = refusedAnswers(outbox.parked, memberId);
  const conflict = refused.find((one) => one.code === 'conflict' && (draft.state.kind === 'none' || one.mid === query.get('conflict')));
  const leaveQuery = () => { if (query.has('conflict')) setQuery({}, { replace: true }); };

  const submit = async (payload: SimplePayload) => {
    await saveSimpleResponse(device, session, payload);
    // This answer is the newer word: what was refused before it needs nobody's decision any more.
    for (const one of refused) await discardParked(device, one.mid);
    draft.forget();
    leaveQuery();
    setSent({ payload, wasEdit: saved !== undefined, stays: false });
    // Decision 15: the toast names the votes that this edit contradicts. There are no votes on the device yet.
    const invalidated: string[] = [];
    const edited = invalidated.length > 0 ? t('survey.toast.editedVotes', { votes: invalidated.join(', ') }) : t('survey.toast.edited');
    showToast({ text: saved ? edited : t('survey.toast.saved') });
  };

  if (conflict) {
    return (
      <Conflict
        head={head}
        mine={conflict}
        saved={saved?.data}
        onDecided={() => {
          setHasMoved(true);
          leaveQuery();
          // A draft that only opened this answer has done its part; one with changes in it stays.
          if (draft.state.kind === 'open' && isSameAnswer(draft.state.draft, fromPayload(conflict.payload))) draft.drop();
        }}
        onEdit={() => {
          setHasMoved(true);
          draft.open(fromPayload(conflict.payload));
          leaveQuery();
        }}
      />
    );
  }
  const answer = saved?.data.payload ?? sent?.payload;
  if (draft.state.kind === 'none' && answer) {
    return (
      <Completed
        head={head}
        payload={answer}
        isWaiting={!saved || waiting.has(saved.mid)}
        refusal={refused.find((one) => one.code !== 'conflict')?.code}
        redirect={sent && !sent.stays ? { wasEdit: sent.wasEdit, onStay: () => setSent({ ...sent, stays: true }) } : undefined}
        isSuccessor={hasMoved}
        onEdit={() => {
          setSent(undefined);
          setHasMoved(true);
          draft.open(fromPayload(answer));
        }}
      />
    );
  }
  const current = draft.state.kind === 'open' ? draft.state.draft : emptyDraft();
  return (
    <SurveyEditor
      head={head}
      draft={current}
      act={draft.act}
      today={today}
      friends={view.list('simpleResponse').flatMap((row) => (row.id !== memberId && view.get('member', row.id) ? [{ memberId: row.id, ranges: row.data.payload.availability }] : []))}
      isKept={draft.isKept}
      editing={saved ? { onStop: () => { setHasMoved(true); draft.drop(); } } : undefined}
      conflictMid={refused.find((one) => one.code === 'conflict')?.mid}
      toPayload={() => toPayload(current, { today, language })}
      submit={submit}
      isSuccessor={hasMoved}
    />
  );
}

const isSameAnswer = (a: SurveyDraft, b: SurveyDraft): boolean => JSON.stringify({ ...a, step: b.step }) === JSON.stringify(b);
