import CircleAlert from 'lucide-react/icons/circle-alert';
import { useText } from '#app/text/text.ts';
import type { ValidationCode } from '#shared/kernel/validation.ts';
import css from './survey.module.css';

/** Why a step without a field of its own cannot be left; takes the focus when "next" was pressed. */
export function StepError({ id, reason }: { id: string; reason: ValidationCode | undefined }) {
  const { t } = useText();
  if (!reason) return null;
  return (
    <p className={css.error} id={id} role="alert" tabIndex={-1} data-stops-step>
      <CircleAlert className="icon" aria-hidden="true" />
      <span>{t(`validation.${reason}`)}</span>
    </p>
  );
}
