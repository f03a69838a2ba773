import { useState, type ReactNode } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import Smartphone from 'lucide-react/icons/smartphone';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Card } from '#app/ui/card.tsx';
import { GatherMeter } from '#app/ui/gather-meter.tsx';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import type { CivilDate } from '#shared/calendar/civil-date.ts';
import type { MemberDates } from '#shared/dates/member-days.ts';
import { fromPayload, steps } from '#shared/survey/draft.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { groupPeople, groupProgress } from '#app/parts/trip/group-people.ts';
import { InstallCard } from '#app/parts/notices/install-card.tsx';
import { AnswerCard } from './answer-card.tsx';
import { doneSentence } from './done-sentence.ts';
import { RunBar } from './run-bar.tsx';
import { AnswerHead, type AnswerHeadProps } from '#app/parts/answering/answer-head.tsx';
import { DecidedNote } from '#app/parts/answering/decided-note.tsx';
import type { DoneView } from '#app/parts/answering/answer-flow.ts';
import { RefusedCallout } from '#app/parts/notices/refused-callout.tsx';
import { useHeadingFocus } from '#app/parts/answering/use-heading-focus.ts';
import css from './completed.module.css';

interface CompletedProps {
  head: AnswerHeadProps;
  group: GroupOnDevice;
  memberId: string;
  today: CivilDate;
  friends: MemberDates[];
  done: DoneView<'simpleResponse'>;
  /** A link to answers that were replaced. */
  earlier: ReactNode;
}

/**
 * The survey is answered: what that changed for the group, its sync state, and the next steps. One place says it: no
 * toast and no pill besides.
 */
export function Completed({ head, group, memberId, today, friends, done, earlier }: CompletedProps) {
  const { t, language } = useText();
  const { sent } = done;
  // Right after sending the page goes on to the results, unless somebody wants to stay.
  const [stayedAfter, setStayedAfter] = useState<typeof sent>();
  const redirect = sent !== stayedAfter && !done.refused ? sent : undefined;
  const heading = useHeadingFocus(done.isSuccessor || sent !== undefined);
  const people = groupPeople(group.view, group.groupId, group.waiting);
  const { progress, counted, missing } = groupProgress(people);
  const isOpen = !done.refused && missing.length === 0;
  const isRefused = done.refused !== undefined;
  const title = isRefused
    ? t('common.surveySaveFailed.title')
    : sent?.wasEdit
      ? t('survey.done.edited')
      : doneSentence(t, language, { memberId, answer: done.answer, friends, people, today, isWaiting: done.isWaiting });
  return (
    <>
      <AnswerHead {...head} />
      <main className={`wrap wrap--read page ${css.done ?? ''}`}>
        <title>{`${isRefused ? title : t('survey.done.completed')} — ${t('common.app')}`}</title>
        <div className="stack gap-2">
          {!isRefused && <p className="small soft">{t('survey.done.completed')}</p>}
          <h1 className="title-1" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {!isRefused && <SyncLine isWaiting={done.isWaiting} />}
          {!isRefused && sent?.wasEdit && <p className="small soft">{sent.text}</p>}
        </div>
        {done.refused ? <RefusedCallout code={done.refused.code} /> : <DecidedNote group={group} />}
        <Card>
          <GatherMeter
            people={counted.map((one) => ({ ...one, waiting: !one.isDone }))}
            {...(redirect && { mine: memberId })}
            label={t('join.answered', { count: progress.done, total: progress.total })}
            ringText={t('join.ring')}
          />
        </Card>
        <AnswerCard title={t('survey.done.answer')} draft={fromPayload(done.answer)} steps={steps} />
        <div className="row gap-2">
          {!redirect && (
            <ButtonLink variant="action" to={paths.groupResults(head.groupId)}>
              {t('survey.done.results')}
            </ButtonLink>
          )}
          {isOpen && (
            <ButtonLink variant={redirect ? 'action' : 'quiet'} to={paths.groupRecommendations(head.groupId)}>
              {t('survey.done.recommendations')}
            </ButtonLink>
          )}
          <Button onClick={done.edit}>{t('survey.done.edit')}</Button>
          {/* A first answer has replaced none. */}
          {sent?.wasEdit !== false && earlier}
        </div>
        <InstallCard />
      </main>
      {redirect && (
        <RunBar
          groupId={head.groupId}
          wasEdit={redirect.wasEdit}
          onStay={() => {
            setStayedAfter(sent);
          }}
        />
      )}
    </>
  );
}

function SyncLine({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useText();
  const Icon = isWaiting ? Smartphone : CircleCheck;
  return (
    <p className={css.sync} data-says-waiting={isWaiting || undefined} role="status">
      <Icon className="icon" aria-hidden="true" />
      <span>{t(isWaiting ? 'survey.done.titleWaiting' : 'survey.done.title')}</span>
    </p>
  );
}
