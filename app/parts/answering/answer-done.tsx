import { useEffect, useRef, type ReactNode } from 'react';
import { paths } from '#app/paths.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { AnswerHead, type AnswerHeadProps } from './answer-head.tsx';
import css from './answering.module.css';
import { DoneHead } from './done-head.tsx';

interface AnswerDoneProps {
  head: AnswerHeadProps;
  /** The answer is still only on this device. */
  isWaiting: boolean;
  /** The way to answers that were replaced. */
  earlier: ReactNode;
  onEdit: () => void;
}

/** The survey has been answered: where the answer is, and where to go. */
export function AnswerDone({ head, isWaiting, earlier, onEdit }: AnswerDoneProps) {
  const { t } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <AnswerHead {...head} />
      <main className={`wrap wrap--read page stack gap-6 ${css.done}`}>
        <DoneHead isWaiting={isWaiting} heading={heading} />
        <div className="row gap-2">
          <ButtonLink variant="action" to={paths.group(head.groupId)}>
            {t('customSurvey.shared.toGroup')}
          </ButtonLink>
          <ButtonLink to={paths.landing()}>{t('common.home')}</ButtonLink>
          <Button variant="plain" onClick={onEdit}>
            {t('survey.done.edit')}
          </Button>
          {earlier}
        </div>
      </main>
    </>
  );
}
