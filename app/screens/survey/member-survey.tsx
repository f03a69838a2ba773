import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { showToast } from '#app/ui/toast.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import { useDevice } from '#app/local/device/device.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { discardRejected } from '#app/local/outbox/queue.ts';
import { saveSimpleResponse } from '#app/local/answers/responses.ts';
import { useOutbox } from '#app/local/outbox/sync-status.ts';
import { useFullAnswer } from '#app/local/answers/own-answers.ts';
import type { AnswerHeadProps } from '#app/parts/answering/answer-head.tsx';
import { simpleLines } from '#app/parts/answering/answer-lines.ts';
import { EarlierAnswers } from '#app/parts/answering/earlier-answers.tsx';
import { refusedAnswers } from '#app/parts/answering/refused-answers.ts';
import { civilToday } from '#app/parts/answering/today.ts';
import { formatDay, formatList } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { emptyDraft, fromPayload, type SurveyDraft } from '#shared/survey/draft.ts';
import type { SimplePayload } from '#shared/survey/schema.ts';
import { toPayload } from '#shared/survey/steps.ts';
import { contradicted } from '#shared/vote/contradicted.ts';
import { Completed } from './completed.tsx';
import { Conflict } from './conflict.tsx';
import { SurveyEditor } from './survey-editor.tsx';
import { useDraft } from './use-draft.ts';

/** One member's survey: being filled in, sent, or in two versions. */
export function MemberSurvey({
  group,
  session,
  head,
}: {
  group: GroupOnDevice;
  session: StoredSession;
  head: AnswerHeadProps;
}) {
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
  const saved = view.get('simpleResponse', memberId);
  const full = useFullAnswer(session, 'simpleResponse', saved);
  const { act } = draft;
  const waitsForBudget = draft.state.kind === 'open' && draft.state.draft.keepsBudget && full?.knowsBudget === true;
  useEffect(() => {
    if (waitsForBudget && full) act({ kind: 'learnBudget', from: full.answer });
  }, [waitsForBudget, full, act]);

  if (draft.state.kind === 'loading' || !outbox) return null;
  const refused = refusedAnswers(outbox.rejected, 'saveSimpleResponse', memberId);
  const conflict = refused.find(
    (one) => one.code === 'conflict' && (draft.state.kind === 'none' || one.mutationId === query.get('conflict')),
  );
  const leaveQuery = () => {
    if (query.has('conflict')) setQuery({}, { replace: true });
  };

  /** Decision 15: the member's own votes that this edit contradicts, in words. */
  const votesTakenBy = (payload: SimplePayload): string[] => {
    const before = saved?.data.payload;
    const { dateVotes, typeVotes } = contradicted(before, payload, {
      dateVotes: ofMember(view.list('dateVote'), memberId),
      typeVotes: ofMember(view.list('typeVote'), memberId),
    });
    return [
      ...dateVotes.map(({ data }) => formatDay(language, data.date, { weekday: true })),
      ...(before && typeVotes.length > 0 ? [t(`survey.types.${before.mainType}`)] : []),
    ];
  };

  const submit = async (payload: SimplePayload) => {
    const taken = votesTakenBy(payload);
    await saveSimpleResponse(device, session, payload);
    // This answer is the newer word: what was refused before it needs nobody's decision any more.
    for (const one of refused) await discardRejected(device, one.mutationId);
    draft.forget();
    leaveQuery();
    setSent({ payload, wasEdit: saved !== undefined, stays: false });
    const edited =
      taken.length > 0
        ? t('survey.toast.editedVotes', { votes: formatList(language, taken) })
        : t('survey.toast.edited');
    showToast({ text: saved ? edited : t('survey.toast.saved') });
  };

  if (conflict) {
    return (
      <Conflict
        head={head}
        mine={conflict}
        saved={saved && { ...saved.data, payload: full?.answer ?? saved.data.payload }}
        onDecided={() => {
          setHasMoved(true);
          leaveQuery();
          // A draft that only opened this answer has done its part; one with changes in it stays.
          if (draft.state.kind === 'open' && isSameAnswer(draft.state.draft, fromPayload(conflict.input.payload)))
            draft.drop();
        }}
        onEdit={() => {
          setHasMoved(true);
          draft.open(fromPayload(conflict.input.payload));
          leaveQuery();
        }}
      />
    );
  }
  const answer = full?.answer ?? saved?.data.payload ?? sent?.payload;
  if (draft.state.kind === 'none' && answer) {
    return (
      <Completed
        head={head}
        payload={answer}
        isWaiting={!saved || waiting.has(saved.mutationId)}
        refusal={refused.find((one) => one.code !== 'conflict')?.code}
        redirect={
          sent && !sent.stays ? { wasEdit: sent.wasEdit, onStay: () => setSent({ ...sent, stays: true }) } : undefined
        }
        isSuccessor={hasMoved}
        earlier={
          <EarlierAnswers
            session={session}
            kind="simpleResponse"
            lines={(one) => simpleLines(t, language, one)}
            restore={(one) =>
              saveSimpleResponse(device, session, answer.budgetPrivate ? { ...one, budgetPrivate: true } : one)
            }
          />
        }
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
      friends={view
        .list('simpleResponse')
        .flatMap((row) =>
          row.id !== memberId && view.get('member', row.id)
            ? [{ memberId: row.id, ranges: row.data.payload.availability }]
            : [],
        )}
      isKept={draft.isKept}
      editing={
        saved
          ? {
              onStop: () => {
                setHasMoved(true);
                draft.drop();
              },
            }
          : undefined
      }
      conflictMutationId={refused.find((one) => one.code === 'conflict')?.mutationId}
      toPayload={() => toPayload(current, { today, language })}
      submit={submit}
      isSuccessor={hasMoved}
    />
  );
}

const isSameAnswer = (a: SurveyDraft, b: SurveyDraft): boolean =>
  JSON.stringify({ ...a, step: b.step }) === JSON.stringify(b);

const ofMember = <V extends { data: { memberId: string } }>(votes: readonly V[], memberId: string): V[] =>
  votes.filter(({ data }) => data.memberId === memberId);
