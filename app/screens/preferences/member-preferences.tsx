import { useState } from 'react';
import { fromPreference } from '#shared/preference/draft.ts';
import { questionNames } from '#shared/preference/questions.ts';
import { useDevice } from '#app/local/device/device.ts';
import { AnswerDone } from '#app/parts/answering/answer-done.tsx';
import type { AnswerScene } from '#app/parts/answering/answer-gate.tsx';
import { preferenceLines } from '#app/parts/answers/answer-lines.ts';
import { AnswerNotices } from '#app/parts/answering/answer-notices.tsx';
import { EarlierAnswers } from '#app/parts/answering/earlier-answers.tsx';
import { civilToday } from '#app/parts/answers/today.ts';
import { TwoAnswers } from '#app/parts/answering/two-answers-later.tsx';
import { useText } from '#app/text/text.ts';
import { Callout } from '#app/ui/callout.tsx';
import { answerText } from './answer-text.ts';
import { PreferenceForm } from './preference-form.tsx';
import { usePreferenceFlow } from './use-preference-flow.ts';

/** One member's default survey: being filled in, sent, or in two versions. */
export function MemberPreferences({ group, session, head }: AnswerScene) {
  const { t, language } = useText();
  const device = useDevice();
  const [today] = useState(() => civilToday(device.now()));
  const { flow, saved } = usePreferenceFlow(group, session);
  if (flow.kind === 'loading') return null;
  if (flow.kind === 'conflict') {
    const { answers, keepBudget } = flow.mine.input;
    const mine = fromPreference(answers, !keepBudget);
    const lines = questionNames.map((one) => ({
      id: one,
      label: t(`preferences.short.${one}`),
      mine: answerText(t, language, mine, one),
      saved: answerText(t, language, saved, one),
    }));
    return <TwoAnswers head={head} conflict={flow} lines={lines} />;
  }
  const earlier = group.view.get('preference', session.memberId) && (
    <EarlierAnswers
      session={session}
      kind="preference"
      lines={(one) => preferenceLines(t, language, one)}
      restore={flow.restore}
    />
  );
  if (flow.kind === 'done') return <AnswerDone head={head} done={flow} earlier={earlier} />;
  const simple = group.view.get('simpleResponse', session.memberId)?.data.payload;
  const isPrefilled = simple !== undefined && !flow.isEditing && !flow.isRefused;
  return (
    <PreferenceForm
      group={group}
      head={head}
      form={flow}
      today={today}
      simple={simple}
      notice={
        isPrefilled ? <Callout>{t('preferences.prefilled')}</Callout> : <AnswerNotices form={flow} earlier={earlier} />
      }
    />
  );
}
