import { inOrder, readTypedAnswers } from '#shared/custom-survey/answering.ts';
import { draftKey } from '#app/local/answers/drafts.ts';
import { saveCustomResponse } from '#app/local/answers/responses.ts';
import { AnswerDone } from '#app/parts/answering/answer-done.tsx';
import type { AnswerScene } from '#app/parts/answering/answer-gate.tsx';
import { AnswerNotices } from '#app/parts/answering/answer-notices.tsx';
import { DecidedNote } from '#app/parts/answering/decided-note.tsx';
import { EarlierAnswers } from '#app/parts/answering/earlier-answers.tsx';
import { TwoAnswers } from '#app/parts/answering/two-answers-later.tsx';
import { useAnswerFlow } from '#app/parts/answering/use-answer-flow.ts';
import { AnswerForm } from './answer-form.tsx';

/** One member's answers to the group's own questions: being written, sent, or in two versions. */
export function MemberAnswers({ group, row, session, head }: AnswerScene) {
  const { groupId, view } = group;
  const { memberId } = session;
  const saved = view.get('customResponse', memberId)?.data.responses;
  const flow = useAnswerFlow({
    group,
    session,
    kind: 'customResponse',
    draftKey: draftKey.customSurvey(groupId, memberId),
    parse: readTypedAnswers,
    own: saved && { answer: saved, knowsBudget: true },
    start: saved ?? {},
    reopen: ({ responses }) => responses,
    save: (device, answers, _draft, base) => saveCustomResponse(device, session, answers, base),
    opensOn: 'form',
  });
  if (flow.kind === 'loading') return null;
  const questions = inOrder(row.customQuestions?.questions ?? []);
  if (flow.kind === 'conflict') {
    const mine = flow.mine.input.responses;
    const lines = questions.map(({ id, question }) => ({
      id,
      label: question,
      mine: mine[id] ?? '',
      saved: saved?.[id] ?? '',
    }));
    return <TwoAnswers head={head} conflict={flow} lines={lines} />;
  }
  const earlier = saved && (
    <EarlierAnswers session={session} kind="customResponse" questions={questions} restore={flow.restore} />
  );
  if (flow.kind === 'done') return <AnswerDone head={head} done={flow} earlier={earlier} />;
  return (
    <AnswerForm
      head={head}
      questions={questions}
      form={flow}
      notice={
        <>
          <DecidedNote group={group} />
          <AnswerNotices form={flow} earlier={earlier} />
        </>
      }
    />
  );
}
