import type { ReactNode } from 'react';
import type { GivenKind } from '#shared/answers/given.ts';
import { paths } from '#app/kernel/paths.ts';
import { RefusedCallout } from '#app/parts/notices/refused-callout.tsx';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import type { DoneView } from './answer-flow.ts';
import { AnswerHead, type AnswerHeadProps } from './answer-head.tsx';
import css from './answering.module.css';
import { DoneHead } from './done-head.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

interface AnswerDoneProps {
  head: AnswerHeadProps;
  done: Pick<DoneView<GivenKind>, 'isWaiting' | 'refused' | 'edit'>;
  /** A link to answers that were replaced. */
  earlier: ReactNode;
}

/** The survey has been answered: shows the state of the answer, and links. */
export function AnswerDone({ head, done, earlier }: AnswerDoneProps) {
  const { t } = useText();
  const heading = useHeadingFocus(true);
  return (
    <>
      <AnswerHead {...head} />
      <main className={`wrap wrap--read page stack gap-6 ${css.done}`}>
        <DoneHead isWaiting={done.isWaiting} heading={heading} />
        {done.refused && <RefusedCallout what={t('common.surveySaveFailed.title')} code={done.refused.code} />}
        <div className="row gap-2">
          <ButtonLink variant="action" to={paths.group(head.groupId)}>
            {t('customSurvey.shared.toGroup')}
          </ButtonLink>
          <ButtonLink to={paths.landing()}>{t('common.home')}</ButtonLink>
          <Button variant="plain" onClick={done.edit}>
            {t('survey.done.edit')}
          </Button>
          {earlier}
        </div>
      </main>
    </>
  );
}
