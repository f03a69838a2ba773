import CircleAlert from 'lucide-react/icons/circle-alert';
import { useText } from '#app/text/text.ts';
import type { ValidationCode } from '#shared/kernel/validation.ts';
import css from './answering.module.css';

/** Why a survey cannot continue, where no field can show the reason; takes the focus then (`data-stops`). */
export function StopText({ id, reason }: { id: string; reason: ValidationCode | undefined }) {
  const { t } = useText();
  if (!reason) return null;
  return (
    <p className={css.error} id={id} role="alert" tabIndex={-1} data-stops>
      <CircleAlert className="icon" aria-hidden="true" />
      <span>{t(`validation.${reason}`)}</span>
    </p>
  );
}
