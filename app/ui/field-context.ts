import { createContext, useContext } from 'react';
import { cx } from './cx.ts';

interface FieldWires {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

interface OwnWires {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

export const FieldContext = createContext<FieldWires | null>(null);

/** The attributes a control takes over from the Field around it; the control's own attributes take precedence. */
export function useFieldWires(own: OwnWires) {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.id,
    required: own.required ?? (field?.required || undefined),
    'aria-describedby': cx(own['aria-describedby'], field?.describedBy),
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
  };
}
