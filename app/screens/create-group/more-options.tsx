import { useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import css from './create-group.module.css';

const longestPassword = 200;

/** Rarely used: the password that restores the organiser's rights on another device (decision 2). */
export function MoreOptions({ password, onPassword }: { password: string; onPassword: (password: string) => void }) {
  const { t } = useText();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <details className={css.more}>
      <summary>
        {t('createGroup.more')}
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      <Field
        label={t('createGroup.adminPassword')}
        optionalNote={t('common.optional')}
        hint={t('createGroup.adminPasswordHint')}
      >
        <div className={css.password}>
          <TextInput
            name="adminPassword"
            type={isShown ? 'text' : 'password'}
            autoComplete="new-password"
            maxLength={longestPassword}
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
