import { messageOf } from '#app/local/device/message-of.ts';
import { useText } from '#app/text/text.ts';
import { Callout } from '#app/ui/callout.tsx';

/** By survey: the group's own questions, the 15 questions, the four steps. */
const notices = {
  own: { title: 'common.saveFailed.title', text: 'common.saveFailed.text' },
  default: { title: 'common.surveySaveFailed.title', text: 'common.surveySaveFailed.text' },
  steps: { title: 'survey.submitFailed.title', text: 'survey.submitFailed.text' },
} as const;

/**
 * This device could not keep an answer (in the error catalogue of `docs/spec-table.md` "Save failed", "survey save
 * failed" and "survey submission failed"): everything typed is still in the form.
 */
export function SendFailed({ error, survey }: { error: unknown; survey: keyof typeof notices }) {
  const { t } = useText();
  if (error === undefined) return null;
  const { title, text } = notices[survey];
  return (
    <Callout tone="danger" role="alert">
      <b>{t(title)}</b>
      <p>{messageOf(error) || t(text)}</p>
    </Callout>
  );
}
