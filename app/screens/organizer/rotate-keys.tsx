import { useState, type FormEvent } from 'react';
import { isGoodPassword, passwordLength } from '#shared/kernel/organizer-password.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { rotateOrganizer } from '#app/local/group/organizer.ts';
import { useListedPasswords } from '#app/parts/organizer-password/use-listed-passwords.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { showToast } from '#app/ui/toast.ts';

/**
 * Replaces the organiser's link, and with it the password if a new one is typed: whoever had the old ones manages the
 * group no more.
 */
export function RotateKeys({ groupId, onRotated }: { groupId: string; onRotated: () => void }) {
  const { t } = useText();
  const { runAlone, isWriting } = useWrite();
  const [isAsked, setAsked] = useState(false);
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isListed = useListedPasswords(password !== '');
  const isWrong = password !== '' && (!isGoodPassword(password) || isListed(password));
  const close = () => {
    setAsked(false);
    setPassword('');
    setChecked(false);
  };
  const rotate = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isWrong) return;
    void runAlone((device) => rotateOrganizer(device, groupId, password === '' ? undefined : password)).then(
      (result) => {
        if (result?.kind !== 'written') return;
        close();
        onRotated();
        showToast({ text: t('organizer.keys.rotated') });
      },
    );
  };
  return (
    <>
      <Button
        variant="danger"
        size="small"
        onClick={() => {
          setAsked(true);
        }}
      >
        {t('organizer.keys.rotate')}
      </Button>
      <Sheet
        open={isAsked}
        onClose={close}
        title={t('organizer.keys.ask')}
        text={t('organizer.keys.text')}
        closeLabel={t('common.close')}
      >
        <form className="stack gap-4" onSubmit={rotate} noValidate>
          <Field
            label={t('organizer.keys.password')}
            optionalNote={t('common.optional')}
            hint={t('organizer.keys.passwordHint')}
            error={isChecked && isWrong ? t('validation.password_weak') : undefined}
          >
            <TextInput
              name="newPassword"
              type="password"
              autoComplete="new-password"
              maxLength={passwordLength.longest}
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
              }}
            />
          </Field>
          <Button type="submit" variant="destroy" wide busy={isWriting}>
            {t('organizer.keys.rotate')}
          </Button>
          <Button variant="plain" wide onClick={close}>
            {t('organizer.keep')}
          </Button>
        </form>
      </Sheet>
    </>
  );
}
