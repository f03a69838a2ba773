import { useText } from '#app/text/text.ts';
import { Callout } from '#app/ui/callout.tsx';

/** This device could not keep an answer (specification section 8, "Save failed" and "survey save failed"): everything typed is still in the form. */
export function SendFailed({ error, survey }: { error: unknown; survey: 'own' | 'default' }) {
  const { t } = useText();
  if (error === undefined) return null;
  const notice = survey === 'own' ? 'saveFailed' : 'surveySaveFailed';
  return (
    <Callout tone="danger" role="alert">
      <b>{t(`common.${notice}.title`)}</b>
      <p>{(error instanceof Error && error.message) || t(`common.${notice}.text`)}</p>
    </Callout>
  );
}
