import { useText } from '#app/text/text.ts';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';

/** 4 to 8 digits (founding decision 3). */
export const pinPattern = /^\d{4,8}$/;

interface PinFieldProps {
  value: string;
  onChange: (pin: string) => void;
  error?: string | undefined;
  /** Hides the digits as a password field does. */
  isHidden?: boolean;
  autoFocus?: boolean;
  required?: boolean;
}

/**
 * Digits only, whichever keyboard they come from. The focus stays in the field when the server refuses them, so the
 * error is an alert.
 */
export function PinField({ value, onChange, error, isHidden, autoFocus, required }: PinFieldProps) {
  const { t } = useText();
  return (
    <Field
      label="PIN"
      hint={t('organizer.pin.form')}
      error={error && <span role="alert">{error}</span>}
      required={required}
    >
      <TextInput
        name="pin"
        type={isHidden ? 'password' : 'text'}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        data-autofocus={autoFocus || undefined}
        value={value}
        onChange={(event) => {
          onChange(event.target.value.normalize('NFKC').replace(/\D/g, ''));
        }}
      />
    </Field>
  );
}
