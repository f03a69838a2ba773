import Smartphone from 'lucide-react/icons/smartphone';
import { useText } from '#app/text/text.ts';
import css from './answering.module.css';

/** Says whether what is typed is stored on this device. */
export function KeptNote({ isKept }: { isKept: boolean }) {
  const { t } = useText();
  return (
    <p className={css.kept} data-failed={!isKept || undefined} role={isKept ? undefined : 'alert'}>
      <Smartphone className="icon" aria-hidden="true" />
      <span>{t(isKept ? 'common.kept.yes' : 'common.kept.no')}</span>
    </p>
  );
}
