import type { ReactNode } from 'react';
import { limits } from '#shared/kernel/limits.ts';
import { useText } from '#app/text/text.ts';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';

interface GroupCodeFieldProps {
  code: string;
  change: (code: string) => void;
  error: ReactNode;
  className?: string | undefined;
}

/** The code that opens groups at this instance; Enter sends the form. */
export function GroupCodeField({ code, change, error, className }: GroupCodeFieldProps) {
  const { t } = useText();
  return (
    <Field
      label={t('common.groupCode.label')}
      required
      hint={t('common.groupCode.note')}
      error={error}
      className={className}
    >
      <TextInput
        name="groupCode"
        maxLength={limits.groupCodeLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        value={code}
        onChange={(event) => {
          change(event.target.value);
        }}
      />
    </Field>
  );
}
