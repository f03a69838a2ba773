import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { linkPath } from './link-path.ts';
import css from './open-link.module.css';

/** A field to paste a link that a friend has sent. */
export function OpenLink({ className }: { className?: string }) {
  const { t } = useText();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const path = linkPath(text);
    if (path) {
      void navigate(path);
      return;
    }
    setWrong(true);
    event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form className={className} onSubmit={open} noValidate>
      <Field label={t('common.openLink.label')} error={isWrong && t('common.openLink.invalid')}>
        <div className={css.row}>
          <TextInput
            name="link"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={t('common.openLink.placeholder')}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setWrong(false);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
            }}
          />
          <Button type="submit" variant="action">
            {t('common.openLink.open')}
          </Button>
        </div>
      </Field>
    </form>
  );
}
