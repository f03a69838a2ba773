import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { paths } from '#app/paths.ts';
import { useText } from '#app/text/text.ts';
import { fromPayload, steps } from '#shared/survey/draft.ts';
import type { SimplePayload } from '#shared/survey/schema.ts';
import { AnswerCard } from './answer-card.tsx';
import { RedirectNotice } from './redirect-notice.tsx';
import { AnswerHead, type AnswerHeadProps } from '#app/parts/answering/answer-head.tsx';
import { DoneHead } from '#app/parts/answering/done-head.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import css from './survey.module.css';

interface CompletedProps {
  head: AnswerHeadProps;
  payload: SimplePayload;
  /** The answer is still only on this device. */
  isWaiting: boolean;
  refusal: string | undefined;
  /** Right after sending: the way to the results, which can be stopped. */
  redirect: { wasEdit: boolean; onStay: () => void } | undefined;
  onEdit: () => void;
  /** The way to answers that were replaced. */
  earlier: ReactNode;
  /** It took the place of another view of the survey. */
  isSuccessor: boolean;
}

/** The survey is answered: what was said, where it is, and what can be done next. */
export function Completed({
  head,
  payload,
  isWaiting,
  refusal,
  redirect,
  onEdit,
  earlier,
  isSuccessor,
}: CompletedProps) {
  const { t } = useText();
  const heading = useHeadingFocus(isSuccessor && !redirect);
  return (
    <>
      <AnswerHead {...head} />
      <main className={`wrap wrap--read page stack gap-6 ${css.done}`}>
        <DoneHead isWaiting={isWaiting} heading={heading} />
        {refusal && (
          <Callout
            tone="danger"
            end={
              <Link className="link" to={paths.thisDevice()}>
                {t('survey.done.refusedMore')}
              </Link>
            }
          >
            {t('survey.done.refused')}
          </Callout>
        )}
        {redirect && <RedirectNotice groupId={head.groupId} {...redirect} />}
        <AnswerCard title={t('survey.done.answer')} draft={fromPayload(payload)} steps={steps} />
        <div className="row gap-2">
          {!redirect && (
            <ButtonLink variant="action" to={paths.groupResults(head.groupId)}>
              {t('survey.done.results')}
            </ButtonLink>
          )}
          <Button onClick={onEdit}>{t('survey.done.edit')}</Button>
          {earlier}
        </div>
      </main>
    </>
  );
}
