import { useEffect, useRef } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import Smartphone from 'lucide-react/icons/smartphone';
import { paths } from '#app/paths.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { AnswerHead, type AnswerHeadProps } from './answer-head.tsx';
import css from './answering.module.css';

interface AnswerDoneProps {
  head: AnswerHeadProps;
  /** The answer is still only on this device. */
  isWaiting: boolean;
  onEdit: () => void;
}

/** The survey has been answered: where the answer is, and where to go. */
export function AnswerDone({ head, isWaiting, onEdit }: AnswerDoneProps) {
  const { t } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const Icon = isWaiting ? Smartphone : CircleCheck;
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <AnswerHead {...head} />
      <main className={`wrap wrap--read page stack gap-6 ${css.done}`}>
        <title>{t('survey.done.documentTitle')}</title>
        <div className="stack gap-2">
          <Icon className={isWaiting ? css.bigWaiting : css.bigDone} aria-hidden="true" />
          <h1 className="title-1" ref={heading} tabIndex={-1}>{t(isWaiting ? 'survey.done.titleWaiting' : 'survey.done.title')}</h1>
          <p className="soft" role="status">{t(isWaiting ? 'survey.done.waiting' : 'survey.done.text')}</p>
        </div>
        <div className="row gap-2">
          <ButtonLink variant="action" to={paths.group(head.groupId)}>{t('customSurvey.shared.toGroup')}</ButtonLink>
          <ButtonLink to={paths.landing()}>{t('common.home')}</ButtonLink>
          <Button variant="plain" onClick={onEdit}>{t('survey.done.edit')}</Button>
        </div>
      </main>
    </>
  );
}
