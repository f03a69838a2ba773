import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDevice } from '#app/local/device/device.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { draftKey } from '#app/local/answers/drafts.ts';
import { dropJoin, keepEarlyAnswer, type WaitingJoin } from '#app/local/group/waiting-joins.ts';
import { AnswerHead } from '#app/parts/answering/answer-head.tsx';
import { useHeadingFocus } from '#app/parts/answering/use-heading-focus.ts';
import { useKeptDraft } from '#app/parts/answering/use-kept-draft.ts';
import { civilToday } from '#app/local/device/today.ts';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { emptyDraft, fromPayload, parseDraft, steps } from '#shared/survey/draft.ts';
import { AnswerCard } from './answer-card.tsx';
import { SurveyEditor } from './survey-editor.tsx';

/** The survey of somebody who waits to join: the group is not known yet, so nothing of it is shown. */
export function EarlySurvey({ join }: { join: WaitingJoin }) {
  const { t } = useText();
  const device = useDevice();
  const [today] = useState(() => civilToday(device.now()));
  const kept = useKeptDraft(draftKey.earlySurvey(join.shareUrl), parseDraft);
  const saving = useWrite();
  const { state } = kept;
  if (state.kind === 'loading') return null;
  if (join.isMissing || (join.answer && state.kind === 'none'))
    return (
      <Kept
        join={join}
        onEdit={() => {
          if (join.answer) kept.open(fromPayload(join.answer));
        }}
      />
    );
  const start = emptyDraft();
  return (
    <SurveyEditor
      head={{ name: t('survey.early.groupName'), memberName: join.name }}
      today={today}
      friends={[]}
      note={<Callout role="status">{t('survey.early.note')}</Callout>}
      form={{
        kind: 'form',
        isSuccessor: false,
        draft: state.kind === 'open' ? state.draft : start,
        change: (how) => {
          kept.act(start, how);
        },
        isKept: kept.isKept,
        isEditing: false,
        isWaiting: false,
        stop: undefined,
        conflictMutationId: undefined,
        refused: undefined,
        send: async (answer) => {
          const result = await saving.runAlone((on) => keepEarlyAnswer(on, join, answer));
          if (result?.kind !== 'written') return false;
          kept.forget();
          return true;
        },
        isSending: saving.isWriting,
        sendError: saving.error,
      }}
    />
  );
}

/** The answer is kept, or the link has turned out to lead nowhere. */
function Kept({ join, onEdit }: { join: WaitingJoin; onEdit: () => void }) {
  const { t } = useText();
  const navigate = useNavigate();
  const { run } = useWrite();
  const heading = useHeadingFocus(true);
  const { answer, isMissing } = join;
  const title = t(isMissing ? 'survey.early.missing' : 'survey.early.title');
  const drop = async () => {
    const result = await run((device) => dropJoin(device, join.shareUrl));
    if (result.kind === 'written') await navigate(paths.landing());
  };
  return (
    <>
      <AnswerHead name={t('survey.early.groupName')} memberName={join.name} />
      <main className="wrap wrap--read page stack gap-6">
        <title>{`${title} — ${t('common.app')}`}</title>
        <div className="stack gap-2">
          <h1 className="title-1" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="soft" role="status">
            {t(isMissing ? 'survey.early.missingText' : 'survey.early.note')}
          </p>
        </div>
        {answer && <AnswerCard title={t('survey.done.answer')} draft={fromPayload(answer)} steps={steps} />}
        <div className="row gap-2">
          <ButtonLink variant="action" to={paths.thisDevice()}>
            {t('survey.early.home')}
          </ButtonLink>
          {!isMissing && <Button onClick={onEdit}>{t('survey.early.edit')}</Button>}
          <Button variant="plain" onClick={() => void drop()}>
            {t('survey.early.drop')}
          </Button>
        </div>
      </main>
    </>
  );
}
