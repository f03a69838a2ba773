import Smartphone from 'lucide-react/icons/smartphone';
import { useText } from '#app/text/text.ts';
import css from './answering.module.css';

/** That what is typed stays on this device; or that it does not. */
export function KeptNote({ isKept }: { isKept: boolean }) {
  const { t } = useText();
  return (
    <p className={css.kept} data-failed={!isKept || undefined} role={isKept ? undefined : 'alert'}>
      <Smartphone className="icon" aria-hidden="true" />
      <span>{t(isKept ? 'common.kept.yes' : 'common.kept.no')}</span>
    </p>
  );
}
