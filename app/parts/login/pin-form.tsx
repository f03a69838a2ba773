import { useState, type FormEvent } from 'react';
import type { StoredSession } from '#app/local/device/db.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { setPin } from '#app/local/group/members.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast.ts';
import { PinField, pinPattern } from './pin-field.tsx';

interface PinFormProps {
  session: StoredSession;
  name: string;
  onSaved?: () => void;
  /** Left out where there is nothing to return to. */
  onCancel?: () => void;
}

/** A new PIN for the name of this device's member. */
export function PinForm({ session, name, onSaved, onCancel }: PinFormProps) {
  const { t } = useText();
  const { run, isWriting } = useWrite();
  const [pin, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!pinPattern.test(pin)) return;
    void run((device) => setPin(device, session, pin)).then((result) => {
      if (result.kind === 'failed') return;
      showToast({ text: t('organizer.pin.saved', { name }) });
      onSaved?.();
    });
  };
  return (
    <form className="stack gap-3" onSubmit={save} noValidate>
      <PinField
        value={pin}
        onChange={setTyped}
        error={isChecked && !pinPattern.test(pin) ? t('organizer.pin.form') : undefined}
      />
      <div className="row gap-2">
        <Button type="submit" variant="quiet" size="small" busy={isWriting}>
          {t('organizer.pin.save')}
        </Button>
        {onCancel && (
          <Button variant="plain" size="small" onClick={onCancel}>
            {t('organizer.keep')}
          </Button>
        )}
      </div>
    </form>
  );
}
