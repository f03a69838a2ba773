import { Suspense, useState } from 'react';
import { loadAhead } from '#app/kernel/load-ahead.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import { useDevice } from '#app/local/device/device.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { AnswerHeadProps } from '#app/parts/answering/answer-head.tsx';
import { DecidedNote } from '#app/parts/answering/decided-note.tsx';
import { EarlierAnswers } from '#app/parts/answering/earlier-answers.tsx';
import { useScreensAhead } from '#app/parts/answering/use-screens-ahead.ts';
import { civilToday } from '#app/local/device/today.ts';
import { Callout } from '#app/ui/callout.tsx';
import { laterPart } from '#app/ui/later.tsx';
import { useText } from '#app/text/text.ts';
import { answersOfOthers } from '#shared/answers/answers-of-others.ts';
import { Conflict } from './conflict.tsx';
import { SurveyEditor } from './survey-editor.tsx';
import { useSurveyFlow } from './use-survey-flow.ts';
import { Shell } from '#app/ui/shell.tsx';

/** Asked for while the survey is being filled in, so that the network may go away meanwhile. */
const end = () => import('./completed.tsx');
loadAhead(end);
const Completed = laterPart(() => end().then((m) => m.Completed));

interface MemberSurveyProps {
  group: GroupOnDevice;
  session: StoredSession;
  head: AnswerHeadProps;
}

/** One member's survey: being filled in, sent, or in two versions. */
export function MemberSurvey({ group, session, head }: MemberSurveyProps) {
  const { t } = useText();
  const device = useDevice();
  const [today] = useState(() => civilToday(device.now()));
  useScreensAhead();
  const { flow, own, isPrefilled } = useSurveyFlow(group, session);
  const friends = answersOfOthers(group.view, session.memberId).flatMap((one) => one.dates ?? []);
  if (flow.kind === 'loading') return null;
  if (flow.kind === 'conflict') return <Conflict head={head} conflict={flow} theirs={own?.answer} />;
  if (flow.kind === 'form')
    return (
      <SurveyEditor
        known={{ group, memberId: session.memberId }}
        head={head}
        form={flow}
        today={today}
        friends={friends}
        note={
          <>
            <DecidedNote group={group} />
            {isPrefilled && !flow.refused && <Callout>{t('survey.prefilled')}</Callout>}
          </>
        }
      />
    );
  return (
    <Suspense fallback={<Shell />}>
      <Completed
        head={head}
        group={group}
        memberId={session.memberId}
        today={today}
        friends={friends}
        done={flow}
        earlier={<EarlierAnswers session={session} kind="simpleResponse" restore={flow.restore} />}
      />
    </Suspense>
  );
}
