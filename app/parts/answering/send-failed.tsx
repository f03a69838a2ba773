import { useText } from '#app/text/text.ts';
import { Callout } from '#app/ui/callout.tsx';

/** This device could not keep an answer (specification section 8, "Save failed"): everything typed is still in the form. */
export function SendFailed({ error }: { error: unknown }) {
  const { t } = useText();
  if (error === undefined) return null;
  return (
    <Callout tone="danger" role="alert">
      <b>{t('common.saveFailed.title')}</b>
      <p>{(error instanceof Error && error.message) || t('common.saveFailed.text')}</p>
    </Callout>
  );
}
