import { Suspense, useState } from 'react';
import { useDevice } from '#app/local/device/device.ts';
import { AnswerDone } from '#app/parts/answering/answer-done.tsx';
import type { AnswerScene } from '#app/parts/answering/answer-gate.tsx';
import { AnswerNotices } from '#app/parts/answering/answer-notices.tsx';
import { DecidedNote } from '#app/parts/answering/decided-note.tsx';
import { EarlierAnswers } from '#app/parts/answering/earlier-answers.tsx';
import { civilToday } from '#app/local/device/today.ts';
import { useText } from '#app/text/text.ts';
import { Callout } from '#app/ui/callout.tsx';
import { laterPart } from '#app/ui/later.tsx';
import { PreferenceForm } from './preference-form.tsx';
import { usePreferenceFlow } from './use-preference-flow.ts';
import { Shell } from '#app/ui/shell.tsx';

/** Two versions of one answer are rare, so their screen is loaded when there are two. */
const Conflict = laterPart(() => import('./conflict.tsx').then((m) => m.Conflict));

/** One member's default survey: being filled in, sent, or in two versions. */
export function MemberPreferences({ group, session, head }: AnswerScene) {
  const { t } = useText();
  const device = useDevice();
  const [today] = useState(() => civilToday(device.now()));
  const { flow, saved } = usePreferenceFlow(group, session);
  if (flow.kind === 'loading') return null;
  if (flow.kind === 'conflict')
    return (
      <Suspense fallback={<Shell />}>
        <Conflict head={head} conflict={flow} saved={saved} />
      </Suspense>
    );
  const earlier = group.view.get('preference', session.memberId) && (
    <EarlierAnswers session={session} kind="preference" restore={flow.restore} />
  );
  if (flow.kind === 'done') return <AnswerDone head={head} done={flow} earlier={earlier} />;
  const simple = group.view.get('simpleResponse', session.memberId)?.data.payload;
  const isPrefilled = simple !== undefined && !flow.isEditing && !flow.refused;
  return (
    <PreferenceForm
      group={group}
      head={head}
      form={flow}
      today={today}
      simple={simple}
      notice={
        <>
          <DecidedNote group={group} />
          {isPrefilled ? (
            <Callout>{t('preferences.prefilled')}</Callout>
          ) : (
            <AnswerNotices form={flow} earlier={earlier} />
          )}
        </>
      }
    />
  );
}
