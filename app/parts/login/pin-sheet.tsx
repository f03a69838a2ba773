import { useId, useState, type FormEvent } from 'react';
import { isErrorCode } from '#shared/kernel/errors.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { CallError } from '#app/net/call.ts';
import { useText, type TextKey } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { PinField, pinPattern } from './pin-field.tsx';

interface PinSheetProps {
  name: string;
  /** The name has none yet, and the group requires one. */
  isNew: boolean;
  /** @throws CallError when the server rejects the PIN. */
  onPin: (pin: string) => Promise<unknown>;
  onClose: () => void;
}

/**
 * "Minji is protected by a PIN": asks for the PIN, or for a new one, before this device gets a session of that member.
 */
export function PinSheet({ name, isNew, onPin, onClose }: PinSheetProps) {
  const { t } = useText();
  const form = useId();
  const [pin, setPin] = useState('');
  const [error, setError] = useState<string>();
  const { runAlone, isWriting } = useWrite();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!pinPattern.test(pin)) {
      setError(t('organizer.pin.form'));
      return;
    }
    setError(undefined);
    const result = await runAlone(() => onPin(pin));
    if (result?.kind === 'failed') setError(t(problemOf(result.error)));
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(isNew ? 'organizer.pin.askNew' : 'organizer.pin.ask', { name })}
      text={t(isNew ? 'organizer.pin.askNewText' : 'organizer.pin.askText')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button type="submit" form={form} variant="action" wide busy={isWriting}>
            {t('organizer.pin.enter', { name })}
          </Button>
          <Button variant="plain" wide onClick={onClose}>
            {t('organizer.keep')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)} noValidate>
        <PinField value={pin} onChange={setPin} error={error} isHidden={!isNew} autoFocus required />
      </form>
    </Sheet>
  );
}

function problemOf(error: unknown): TextKey {
  const code = error instanceof CallError ? error.code : undefined;
  if (code === 'too_many_requests') return 'organizer.pin.locked';
  return isErrorCode(code) ? `errors.${code}` : 'organizer.pin.failed';
}
