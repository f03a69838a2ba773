import type { Ref } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import Smartphone from 'lucide-react/icons/smartphone';
import { useText } from '#app/text/text.ts';
import css from './answering.module.css';

/** The survey has been answered: with the group, or still only on this device. */
export function DoneHead({ isWaiting, heading }: { isWaiting: boolean; heading: Ref<HTMLHeadingElement> }) {
  const { t } = useText();
  const Icon = isWaiting ? Smartphone : CircleCheck;
  return (
    <div className="stack gap-2">
      <title>{`${t('survey.done.completed')} — ${t('common.app')}`}</title>
      <Icon className={isWaiting ? css.bigWaiting : css.bigDone} aria-hidden="true" />
      <p className="small soft">{t('survey.done.completed')}</p>
      <h1 className="title-1" ref={heading} tabIndex={-1}>
        {t(isWaiting ? 'survey.done.titleWaiting' : 'survey.done.title')}
      </h1>
      <p className="soft" data-says-waiting={isWaiting || undefined} role="status">
        {t(isWaiting ? 'survey.done.waiting' : 'survey.done.text')}
      </p>
    </div>
  );
}
