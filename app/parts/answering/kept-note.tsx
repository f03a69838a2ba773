import Smartphone from 'lucide-react/icons/smartphone';
import { useText } from '#app/text/text.ts';
import css from './answering.module.css';

interface KeptNoteProps {
  isKept: boolean;
  /** Whose words: the 4-step survey ends with "send", the other forms with their own button. */
  topic?: 'survey' | 'customSurvey.shared';
}

/** That what is typed stays on this device; or that it does not. */
export function KeptNote({ isKept, topic = 'customSurvey.shared' }: KeptNoteProps) {
  const { t } = useText();
  return (
    <p className={css.kept} data-failed={!isKept || undefined} role={isKept ? undefined : 'alert'}>
      <Smartphone className="icon" aria-hidden="true" />
      <span>{t(`${topic}.${isKept ? 'kept' : 'notKept'}`)}</span>
    </p>
  );
}
