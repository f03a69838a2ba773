import { useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import type { TypedGroup } from '#shared/group/form.ts';
import { limits } from '#shared/kernel/limits.ts';
import { passwordLength } from '#shared/kernel/organizer-password.ts';
import { HeardBack } from '#app/parts/answering/heard-back.tsx';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import css from './create-group.module.css';

interface MoreOptionsProps {
  typed: Pick<TypedGroup, 'description' | 'surveyType' | 'adminPassword'>;
  change: (change: Partial<TypedGroup>) => void;
  /** What is wrong with the password. */
  passwordError: string | undefined;
}

/**
 * What a group can also have, folded: its description, its kind of survey, and the password that restores the
 * organiser's rights (founding decision 2).
 */
export function MoreOptions({ typed, change, passwordError }: MoreOptionsProps) {
  const { t } = useText();
  const { description, surveyType, adminPassword } = typed;
  const described = description.trim() === '' ? 'plain' : 'described';
  return (
    <details className={css.more} open={passwordError !== undefined || undefined}>
      <summary>
        <b>{t('createGroup.more')}</b>
        <span className="small">{t(`createGroup.fold.${surveyType}.${described}`)}</span>
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      <div className={css.moreBody}>
        <Field label={t('createGroup.description')} optionalNote={t('common.optional')}>
          <TextArea
            name="description"
            rows={2}
            max={limits.descriptionLength}
            placeholder={t('createGroup.descriptionPlaceholder')}
            countText={(length, max) => t('createGroup.count', { length, max })}
            value={description}
            onChange={(event) => {
              change({ description: event.target.value });
            }}
          />
        </Field>
        {surveyType === 'default' && <HeardBack text={description} isOfGroup />}
        <ChoiceGroup
          legend={t('createGroup.surveyType')}
          required
          value={surveyType}
          onChange={(wanted) => {
            change({ surveyType: wanted });
          }}
          options={[
            { value: 'default', title: t('createGroup.default'), text: t('createGroup.defaultText') },
            { value: 'custom', title: t('createGroup.custom'), text: t('createGroup.customText') },
          ]}
        />
        <Password
          value={adminPassword}
          error={passwordError}
          onChange={(password) => {
            change({ adminPassword: password });
          }}
        />
      </div>
    </details>
  );
}

interface PasswordProps {
  value: string;
  error: string | undefined;
  onChange: (password: string) => void;
}

function Password({ value, error, onChange }: PasswordProps) {
  const { t } = useText();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
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
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
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
  );
}
