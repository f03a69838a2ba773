import { useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { passwordLength } from '#shared/kernel/organizer-password.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import css from './create-group.module.css';

/** Rarely used: the password that restores the organiser's rights on another device (decision 2). */
export function MoreOptions({
  password,
  error,
  onPassword,
}: {
  password: string;
  error: string | undefined;
  onPassword: (password: string) => void;
}) {
  const { t } = useText();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <details className={css.more} open={error !== undefined || undefined}>
      <summary>
        {t('createGroup.more')}
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      <Field
        label={t('createGroup.adminPassword')}
        optionalNote={t('common.optional')}
        hint={t('createGroup.adminPasswordHint')}
        error={error}
      >
        <div className={css.password}>
          <TextInput
            name="adminPassword"
            type={isShown ? 'text' : 'password'}
            autoComplete="new-password"
            maxLength={passwordLength.longest}
            value={password}
            onChange={(event) => {
              onPassword(event.target.value);
            }}
          />
          <Button
            variant="plain"
            size="icon"
            aria-label={t(isShown ? 'createGroup.hidePassword' : 'createGroup.showPassword')}
            onClick={() => {
              setShown(!isShown);
            }}
          >
            <Icon className="icon" aria-hidden="true" />
          </Button>
        </div>
      </Field>
    </details>
  );
}
