import { useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import Plus from 'lucide-react/icons/plus';
import { limits } from '#shared/kernel/limits.ts';
import { instance } from '#app/kernel/instance.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import css from './name-form.module.css';

interface NameFormProps {
  name: string;
  onName: (name: string) => void;
  email: string;
  onEmail: (email: string) => void;
  onSubmit: () => void;
  busy?: boolean;
  nameError?: ReactNode;
  emailError?: ReactNode;
  /** What was pressed and could not be done yet, or went wrong. */
  children?: ReactNode;
}

/** Name, e-mail if wanted, and in. It reads no storage, so that the join page paints at once. */
export function NameForm({
  name,
  onName,
  email,
  onEmail,
  onSubmit,
  busy = false,
  nameError,
  emailError,
  children,
}: NameFormProps) {
  const { t } = useText();
  const [wantsEmail, setWantsEmail] = useState(email !== '');
  const shown = name.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (shown !== '' && !busy) onSubmit();
  };
  return (
    <form className="stack gap-5" onSubmit={submit} noValidate>
      <Field className={css.name} label={t('join.name.label')} hint={t('join.name.hint')} error={nameError} required>
        <TextInput
          name="name"
          autoComplete="name"
          enterKeyHint="go"
          maxLength={limits.nameLength}
          value={name}
          onChange={(event) => {
            onName(event.target.value);
          }}
          onKeyDown={keepComposition}
        />
      </Field>
      {wantsEmail ? (
        <Field
          label={t('join.email.label')}
          optionalNote={t('common.optional')}
          hint={t(instance().sendsMail ? 'join.email.hint' : 'join.email.hintOff')}
          error={emailError}
        >
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            autoFocus={email === ''}
            value={email}
            onChange={(event) => {
              onEmail(event.target.value);
            }}
            onKeyDown={keepComposition}
          />
        </Field>
      ) : (
        <Button
          className={css.more}
          variant="plain"
          onClick={() => {
            setWantsEmail(true);
          }}
        >
          <Plus className="icon" aria-hidden="true" />
          {t('join.email.add')} <span className="note">{t('common.optional')}</span>
        </Button>
      )}
      {children}
      <Button type="submit" variant="action" size="large" wide busy={busy} disabled={shown === ''}>
        {shown === '' ? t('join.enter') : t('join.enterAs', { name: shown })}
      </Button>
    </form>
  );
}

/** Enter that ends an IME composition submits nothing. */
function keepComposition(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
}
