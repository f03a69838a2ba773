import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { countAnswered, toAnswers } from '#shared/custom-survey/answering.ts';
import { unanswered } from '#shared/custom-survey/answers.ts';
import type { CustomAnswers, Question } from '#shared/custom-survey/schema.ts';
import { AnswerHead, type AnswerHeadProps } from '#app/parts/answering/answer-head.tsx';
import { AnswerProgress } from '#app/parts/answering/answer-progress.tsx';
import type { FormView } from '#app/parts/answering/answer-flow.ts';
import { SendFailed } from '#app/parts/answering/send-failed.tsx';
import { useHeadingFocus } from '#app/parts/answering/use-heading-focus.ts';
import { KeptNote } from '#app/parts/answering/kept-note.tsx';
import { paths } from '#app/kernel/paths.ts';
import { formatSentences } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { ActionBar } from '#app/ui/action-bar.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import css from './custom-survey.module.css';
import { QuestionField } from './question-field.tsx';

interface AnswerFormProps {
  head: AnswerHeadProps;
  questions: readonly Question[];
  form: FormView<'customResponse', CustomAnswers>;
  notice: ReactNode;
}

/**
 * All questions on one page; missing answers are reported on top and at their questions, and the first of them gets the
 * focus.
 */
export function AnswerForm({ head, questions, form, notice }: AnswerFormProps) {
  const { t, language } = useText();
  const { draft: typed, change, isSending } = form;
  const list = useRef<HTMLOListElement>(null);
  const heading = useHeadingFocus(form.isSuccessor);
  const [isTried, setTried] = useState(false);
  const missing = unanswered(questions, typed);
  const isWrong = isTried && missing.length > 0;
  const answered = countAnswered(questions, typed);
  const submit = async () => {
    if (questions.length === 0 || isSending) return;
    const first = missing[0];
    // The errors are in the page before the focus comes, so that they are read with the field.
    flushSync(() => {
      setTried(true);
    });
    if (first) {
      list.current
        ?.querySelector<HTMLElement>(`[data-question="${CSS.escape(first.id)}"] :is(textarea, input)`)
        ?.focus();
      return;
    }
    await form.send(toAnswers(questions, typed));
  };
  return (
    <>
      <AnswerHead {...head}>
        <AnswerProgress value={answered} max={questions.length} />
      </AnswerHead>
      <main className={`wrap wrap--read page stack gap-8 ${css.form}`}>
        <title>{`${t('customSurvey.answer.title')} · ${head.name} — ${t('common.app')}`}</title>
        <div className="stack gap-2">
          <h1 className="title-1" tabIndex={-1} ref={heading}>
            {t('customSurvey.answer.heading', { name: head.memberName })}
          </h1>
          <p className="soft">
            {formatSentences(language, [
              t('customSurvey.answer.lead', { count: questions.length }),
              ...(questions.some((one) => one.required) ? [t('customSurvey.answer.stars')] : []),
            ])}
          </p>
        </div>
        {notice}
        {isWrong && (
          <Callout tone="danger" role="alert">
            <b>{t('customSurvey.answer.missingTitle')}</b>
            <p>{t('customSurvey.answer.missingText')}</p>
          </Callout>
        )}
        <ol className="stack gap-8" ref={list}>
          {questions.map((question, index) => (
            <li key={question.id} data-question={question.id}>
              <QuestionField
                number={index + 1}
                question={question}
                answer={Object.hasOwn(typed, question.id) ? (typed[question.id] ?? '') : ''}
                onAnswer={(answer) => {
                  change((before) => ({ ...before, [question.id]: answer }));
                }}
                isMissing={isWrong && missing.includes(question)}
              />
            </li>
          ))}
        </ol>
        <KeptNote isKept={form.isKept} />
        <SendFailed error={form.sendError} survey="own" />
      </main>
      <ActionBar read>
        <ButtonLink className="nowrap" to={paths.group(head.groupId)}>
          {t('customSurvey.answer.later')}
        </ButtonLink>
        <Button variant="action" busy={isSending} onClick={() => void submit()}>
          {t(form.isEditing ? 'survey.save' : 'survey.submit')}
        </Button>
      </ActionBar>
    </>
  );
}
