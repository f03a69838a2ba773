import { useState, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { paths } from '#app/paths.ts';
import { useText } from '#app/text/text.ts';
import { fromPayload, steps } from '#shared/survey/draft.ts';
import { AnswerCard } from './answer-card.tsx';
import { RedirectNotice } from './redirect-notice.tsx';
import { AnswerHead, type AnswerHeadProps } from '#app/parts/answering/answer-head.tsx';
import type { DoneView } from '#app/parts/answering/answer-flow.ts';
import { DoneHead } from '#app/parts/answering/done-head.tsx';
import { RefusedCallout } from '#app/parts/answering/refused-callout.tsx';
import { useHeadingFocus } from '#app/parts/answering/use-heading-focus.ts';
import css from './survey.module.css';

interface CompletedProps {
  head: AnswerHeadProps;
  done: DoneView<'simpleResponse'>;
  /** A link to answers that were replaced. */
  earlier: ReactNode;
}

/** The survey is answered: the answer, its sync state, and the next steps. */
export function Completed({ head, done, earlier }: CompletedProps) {
  const { t } = useText();
  const { sent } = done;
  // Right after sending the page goes on to the results, unless somebody wants to stay.
  const [stayedAfter, setStayedAfter] = useState<typeof sent>();
  const redirect = sent !== stayedAfter ? sent : undefined;
  const heading = useHeadingFocus(done.isSuccessor && !redirect);
  return (
    <>
      <AnswerHead {...head} />
      <main className={`wrap wrap--read page stack gap-6 ${css.done}`}>
        <DoneHead isWaiting={done.isWaiting} heading={heading} />
        {done.isRefused && <RefusedCallout />}
        {redirect && (
          <RedirectNotice
            groupId={head.groupId}
            wasEdit={redirect.wasEdit}
            onStay={() => {
              setStayedAfter(sent);
            }}
          />
        )}
        <AnswerCard title={t('survey.done.answer')} draft={fromPayload(done.answer)} steps={steps} />
        <div className="row gap-2">
          {!redirect && (
            <ButtonLink variant="action" to={paths.groupResults(head.groupId)}>
              {t('survey.done.results')}
            </ButtonLink>
          )}
          <Button onClick={done.edit}>{t('survey.done.edit')}</Button>
          {earlier}
        </div>
      </main>
    </>
  );
}
